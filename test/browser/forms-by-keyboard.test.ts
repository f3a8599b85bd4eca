import { violationsOn } from './axe.ts'
import { open } from './form-steps.ts'
import { expect, test } from './journey.ts'

/** The name of each field for screen readers in the order of Tab, and what is typed there. */
type Steps = readonly (readonly [name: string, text: string | { press: string }])[]
const consent = [/^Согласен/.source, { press: 'Space' }] as const
const pass = { press: 'Shift' }

const forms: Readonly<Record<string, Steps>> = {
  '/contact': [
    ['Как вас зовут', 'Анна'],
    ['Почта', 'anna@example.com'],
    ['Телефон', '+7 900 123-45-67'],
    ['О чём вы пишете', { press: 'ArrowDown' }],
    ['Сообщение', 'Здравствуйте'],
    consent,
  ],
  '/b2b': [
    ['Название компании', 'Ромашка'],
    ['ИНН', '7707083893'],
    ['КПП', '773601001'],
    ['Контактное лицо', 'Анна'],
    ['Почта', 'anna@example.com'],
    ['Телефон', '+7 900 123-45-67'],
    ['Город', 'Казань'],
    ['Концерт', pass],
    ['Сколько нужно билетов', '60'],
    ['Комментарий', 'Здравствуйте'],
    consent,
  ],
  '/cast': [
    ['Имя и фамилия', 'Анна'],
    ['Почта', 'anna@example.com'],
    ['Телефон', '+7 900 123-45-67'],
    ['Город', 'Казань'],
    ['Солист', { press: 'ArrowDown' }],
    ['Сколько вас', '4'],
    ['Инструмент или голос', 'альт'],
    ['День', '27'],
    ['Месяц', '3'],
    ['Год', '2001'],
    ['Образование', 'Консерватория'],
    ['Первая запись', 'https://video.example/1'],
    ['Вторая запись', 'https://video.example/2'],
    ['О себе', 'Здравствуйте'],
    consent,
  ],
}

for (const [path, steps] of Object.entries(forms)) {
  test(`a form is filled in and sent by keyboard, each field by its name: ${path}`, async ({ page }) => {
    const form = await open(page, path)
    await form.getByRole('textbox').first().focus()
    for (const [name, text] of steps) {
      // A line break may not stand at these spaces, but they count as spaces.
      const words = name.replaceAll(' ', '\\s')
      await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${words}|${words}$`))
      await (typeof text === 'string' ? page.keyboard.type(text) : page.keyboard.press(text.press))
      await page.keyboard.press('Tab')
    }
    // The note about what is stored, and for how long.
    await expect(page.locator(':focus')).toHaveRole('link')
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Отправить/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/sent\/\w+\/[a-z0-9]{8}$/)
  })

  test(`a form that is wrong isn’t sent, says at each field what is wrong with it, and axe likes it: ${path}`, async ({
    page,
  }) => {
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.isNavigationRequest()) posts.push(request.url())
    })
    const form = await open(page, path)
    if (path === '/cast') await form.getByLabel('Ансамбль или хор').check()
    await form.locator('[data-send]').focus()
    await page.keyboard.press('Enter')
    const summary = form.locator('[data-form-errors]')
    await expect(summary).toBeFocused()
    expect(await violationsOn(page)).toEqual([])
    await expect(summary.getByRole('alert')).not.toBeEmpty()
    const links = await summary.getByRole('link').all()
    expect(links.length).toBeGreaterThan(3)
    for (const link of links) {
      const said = (await link.textContent()) ?? ''
      await link.focus()
      await page.keyboard.press('Enter')
      const field = page.locator(':focus')
      await expect(field).not.toHaveRole('link')
      await expect(field).toHaveAccessibleName(/\S/)
      // For fields that are one answer, the group has the description.
      const group = page.locator('fieldset:has(:focus)')
      const told = (await group.count()) > 0 ? group : field
      await expect(told).toHaveAccessibleDescription(new RegExp(toPattern(said)))
      await expect(field).toHaveAttribute('aria-invalid', 'true')
    }
    expect(posts).toEqual([])
  })
}

const toPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('fields that are one answer stand in a group with a name', async ({ page }) => {
  await open(page, '/cast')
  const groupOf = (name: string) => page.locator(`fieldset:has([name="${name}"])`)
  await expect(groupOf('performers')).toHaveAccessibleName('Кто выступает')
  await expect(groupOf('birthDate-month')).toHaveAccessibleName('Дата рождения')
})
