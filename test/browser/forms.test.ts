import type { Locator } from '@playwright/test'
import { violationsOn } from './axe.ts'
import { fillLetter, open, reopen, send, whenReady } from './form-steps.ts'
import { expect, knowCity, test } from './journey.ts'
import { whenEased } from './settled-page.ts'

const summaryIn = (form: Locator) => form.locator('[data-form-errors]')

test.describe('a field', () => {
  test('is checked as one leaves it, and right as soon as it is mended', async ({ page }) => {
    const form = await open(page, '/contact')
    const email = form.getByLabel('Почта')
    await email.fill('anna')
    await expect(email).not.toHaveAttribute('aria-invalid', 'true')
    await email.press('Tab')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription(/name@example\.com/)
    await email.fill('anna@example.com')
    await email.press('Tab')
    await expect(email).not.toHaveAttribute('aria-invalid', 'true')
    await expect(form.locator('#email-fault')).toBeHidden()
  })

  test('that is left wrong by a click on the button doesn’t push the button away', async ({ page }) => {
    const form = await open(page, '/contact')
    await form.getByLabel('Сообщение').fill('x')
    await form.getByLabel('Почта').fill('anna')
    await send(form)
    await expect(summaryIn(form)).toBeFocused()
  })
})

test.describe('a form that is wrong', () => {
  test('fits a narrow screen with letters of twice the size', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/b2b', '/cast']) {
      const form = await open(page, path)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await send(form)
      await expect(summaryIn(form)).toBeFocused()
      const wide = await form.evaluate((element) =>
        [...element.querySelectorAll('*')]
          .filter((part) => part.getBoundingClientRect().right > document.documentElement.clientWidth)
          .map(({ outerHTML }) => outerHTML),
      )
      expect(wide, path).toEqual([])
    }
  })
})

test.describe('a form that is sent', () => {
  test('leads to its number, on a page that can be reloaded and that axe likes, and is no draft any more', async ({
    page,
  }) => {
    const form = await open(page, '/contact')
    await fillLetter(form)
    await send(form)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Письмо получено')
    const number = await page.locator('.sent-number').textContent()
    expect(number).toMatch(/^[2-9A-Z]{4} [2-9A-Z]{4}$/)
    expect(await violationsOn(page)).toEqual([])
    await page.reload()
    await expect(page.locator('.sent-number')).toHaveText(number ?? '')
    await expect(page.locator('tutti-island[name="SentForm"]')).toHaveAttribute('data-island-state', 'ready')
    await expect((await reopen(page, '/contact')).getByLabel('Сообщение')).toHaveValue('')
  })

  test('by the key Enter in a field is sent, and shows no concerts', async ({ page }) => {
    const form = await open(page, '/b2b')
    await form.getByLabel('Название компании').fill('Ромашка')
    await form.getByLabel('Название компании').press('Enter')
    await expect(summaryIn(form)).toBeFocused()
  })
})

test.describe('what was typed and not sent', () => {
  test('is there after a reload, on the way back, and in another language', async ({ page }) => {
    const form = await open(page, '/contact')
    await form.getByLabel('Как вас зовут').fill('Анна')
    await form.getByLabel('О чём вы пишете').selectOption('press')
    await form.getByLabel('Сообщение').fill('Первая строка\nвторая')
    await page.reload()
    await expect((await whenReady(page)).getByLabel('Сообщение')).toHaveValue('Первая строка\nвторая')
    await page.goto('/about')
    await page.goBack()
    await expect((await whenReady(page)).getByLabel('Как вас зовут')).toHaveValue('Анна')
    await page.locator('footer').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/en/contact')
    const english = await whenReady(page)
    await expect(english.getByLabel('Your name')).toHaveValue('Анна')
    await expect(english.getByLabel('What it is about')).toHaveValue('press')
    await expect(english.getByLabel(/^You may use my data/)).not.toBeChecked()
  })

  test('is there with the city’s concert that was chosen, and with what is chosen by a button', async ({
    page,
  }) => {
    const form = await open(page, '/b2b')
    await expect(form.locator('[data-step]')).toBeHidden()
    const concerts = form.getByLabel(/^Концерт/)
    await form.getByLabel('Город').fill('Урюпинск-на-Луне')
    await form.getByLabel('Город').press('Tab')
    await expect(form.getByText('Такого города в расписании нет')).toBeVisible()
    await expect(concerts.locator('option')).toHaveCount(1)
    await form.getByLabel('Город').fill('казань')
    await form.getByLabel('Город').press('Tab')
    await expect(form.getByText('Показаны концерты города: Казань')).toBeVisible()
    await expect(concerts.locator('option')).not.toHaveCount(1)
    await concerts.selectOption({ index: 1 })
    const chosen = await concerts.inputValue()
    await page.reload()
    await whenReady(page)
    await expect(concerts).toHaveValue(chosen)

    const application = await reopen(page, '/cast')
    await application.getByLabel('Ансамбль или хор').check()
    await page.reload()
    await expect((await whenReady(page)).getByLabel('Ансамбль или хор')).toBeChecked()
  })
})

test.describe('the application', () => {
  test('shows the sign of the birth date beside it, and asks how many only of an ensemble', async ({
    page,
  }) => {
    const form = await open(page, '/cast')
    await form.getByLabel('День').fill('27')
    await form.getByLabel('Месяц').fill('3')
    await expect(form.locator('[data-sign]')).toHaveText('')
    await form.getByLabel('Год').fill('2001')
    await expect(form.locator('[data-sign]')).toHaveText('Знак зодиака: Овен')

    await expect(form.getByLabel('Сколько вас')).toBeHidden()
    await form.getByLabel('Ансамбль или хор').check()
    await expect(form.getByLabel('Сколько вас')).toBeVisible()
    await form.getByLabel('Солист').check()
    await expect(form.getByLabel('Сколько вас')).toBeHidden()
  })
})

test('the code of a form comes when somebody comes to it', async ({ page }) => {
  await knowCity(page)
  await page.setViewportSize({ width: 360, height: 500 })
  await page.goto('/gift-certificates')
  const island = page.locator('tutti-island[name="SubmissionForm"]')
  await island.scrollIntoViewIfNeeded()
  await whenEased(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await expect(island).not.toHaveAttribute('data-island-state')
  await island.getByRole('textbox').first().focus()
  await expect(island).toHaveAttribute('data-island-state', 'ready')
  expect(requests.some((url) => /\/island-\w+\.js$/.test(url))).toBe(true)
})

test('the code of a form comes by itself to who has typed something before', async ({ page }) => {
  const form = await open(page, '/contact')
  await form.getByLabel('Сообщение').fill('Здравствуйте')
  await page.goto('/contact')
  await expect(page.getByLabel('Сообщение')).toHaveValue('Здравствуйте')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form is checked by the server, shown before it is sent, and sent', async ({ page }) => {
    await page.goto('/contact')
    await send(page.locator('.submission'))
    await expect(page.getByRole('alert')).toContainText('Проверьте форму')
    await fillLetter(page.locator('.submission'))
    await send(page.locator('.submission'))
    await expect(page).toHaveURL(/\/sent\/contact\//)

    await page.goto('/contact')
    await fillLetter(page.locator('.submission'))
    await send(page.locator('.submission'))
    await expect(page.getByText('Проверьте, всё ли верно, и отправьте')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await send(page.locator('.submission'))
    await expect(page).toHaveURL(/\/sent\/contact\//)
  })
})
