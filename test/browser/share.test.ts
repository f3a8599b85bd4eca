import type { Page } from '@playwright/test'
import { violationsOn } from './axe.ts'
import { answerSeats } from './configured-site.ts'
import { expect, knowCity, test } from './journey.ts'
import { isThorough } from './looks.ts'
import { excessWidthOf, scrollToTop } from './settled-page.ts'

const program = '/hans-zimmer'
const share = (page: Page) => page.locator('.share > summary')
/** Opens the networks behind the brand’s first five. */
const openMore = (page: Page) => page.locator('.share').getByText('Ещё', { exact: true }).click()

interface Opened {
  address: string
  features: string
  opener: unknown
  closed: boolean
}

/** A system without a share sheet, as most desktops are. */
const withoutSheet = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
  })

/** Records windows that the page would open, and opens none. */
const noteWindows = (page: Page) =>
  page.addInitScript(() => {
    const opened: unknown[] = []
    Object.assign(window, { opened })
    window.open = (_address, _name, features) => {
      const made = {
        features,
        opener: 'the page',
        closed: false,
        address: '',
        location: { replace: (address: string) => Object.assign(made, { address }) },
        focus: () => undefined,
      }
      opened.push(made)
      return made as unknown as Window
    }
  })

const readWindows = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { opened: Opened[] }).opened.map(({ address, features, opener, closed }) => ({
      address,
      features,
      opener,
      closed,
    })),
  )

test.beforeEach(async ({ page }) => {
  await knowCity(page)
  await page.context().route(/^https:/, answerSeats)
})

test('networks open by keyboard, Escape closes them, and the focus is where it was', async ({ page }) => {
  await withoutSheet(page)
  await page.goto(program)
  await share(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-network="telegram"]')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-network="telegram"]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-network="telegram"]')).toBeHidden()
  await expect(share(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-network="telegram"]')).toBeVisible()
})

test('a network opens in a window of 626 by 436, a messenger in none, and the focus returns when it is closed', async ({
  page,
}) => {
  await withoutSheet(page)
  await noteWindows(page)
  await page.addInitScript(() => {
    const intervals: unknown[] = []
    const { setInterval: start } = window
    Object.assign(window, {
      intervals,
      setInterval: (callback: () => void, delay: number) => {
        intervals.push(delay)
        return start(callback, delay)
      },
    })
  })
  await page.goto(program)
  await share(page).click()
  await page.locator('[data-network="vk"]').click()
  const [opened] = await readWindows(page)
  expect(opened?.features).toMatch(/^width=626,height=436,left=-?\d+,top=-?\d+$/)
  expect(opened?.address).toContain('https://vk.com/share.php?url=http%3A%2F%2F')
  expect(opened?.address).toContain(encodeURIComponent(program))
  expect(opened?.opener).toBeNull()
  expect(await page.evaluate(() => (window as unknown as { intervals: number[] }).intervals)).toContain(500)

  await share(page).focus()
  await page.evaluate(() => {
    const [first] = (window as unknown as { opened: Opened[] }).opened
    if (first) first.closed = true
  })
  await expect(page.locator('[data-network="vk"]')).toBeFocused()

  // Mail and messengers are no windows. The browser would hand their addresses to a program that the test machine lacks.
  await openMore(page)
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  for (const network of ['email', 'sms', 'viber']) await page.locator(`[data-network="${network}"]`).click()
  expect(await readWindows(page)).toHaveLength(1)
})

test('a window that the browser blocks leaves a plain link', async ({ page }) => {
  await withoutSheet(page)
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto(program)
  await share(page).click()
  await openMore(page)
  const opened = page.context().waitForEvent('page')
  await page.locator('[data-network="facebook"]').click()
  await (await opened).waitForURL(/^https:\/\/www\.facebook\.com\/sharer/)
})

test('a network that does not exist is said not to', async ({ page, complaints }) => {
  await withoutSheet(page)
  await page.goto(program)
  await share(page).click()
  const link = page.locator('[data-network="telegram"]')
  await link.evaluate((each) => each.setAttribute('data-network', 'myspace'))
  const failed = page.waitForEvent('pageerror')
  await page.locator('[data-network="myspace"]').click()
  expect((await failed).message).toBe('Network myspace does not exist')
  complaints.length = 0
})

test('the system’s share sheet is used where there is one, with the page’s own address', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (shared: ShareData) => Object.assign(window, { shared }),
    })
  })
  await page.goto(`${program}?utm_source=needle#concerts`)
  await share(page).click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared))
    .toMatchObject({ url: expect.stringMatching(/^http:\/\/localhost:\d+\/hans-zimmer$/) })
  await expect(page.locator('[data-network="telegram"]')).toBeHidden()
})

for (const [name, shown] of [
  ['AbortError', false],
  ['NotAllowedError', true],
] as const) {
  test(`after the sheet’s ${name} the networks are ${shown ? 'offered' : 'left alone'}`, async ({ page }) => {
    await page.addInitScript((reason) => {
      Object.defineProperty(navigator, 'share', {
        value: () => Promise.reject(new DOMException('no', reason)),
      })
    }, name)
    await page.goto(program)
    await share(page).click()
    await expect(page.locator('tutti-island[name="Share"]')).toHaveAttribute('data-island-state', 'ready')
    await expect(page.locator('[data-network="telegram"]')).toBeVisible({ visible: shown })
  })
}

test('the link is copied, and that is announced; one that can’t be copied is shown', async ({
  page,
  context,
}) => {
  await withoutSheet(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(program)
  await share(page).click()
  const copy = page.getByRole('button', { name: 'Скопировать ссылку' })
  await copy.click()
  await expect(page.getByRole('status').filter({ hasText: 'Ссылка скопирована' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/hans-zimmer$/)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await copy.click()
  await expect(page.getByRole('status').filter({ hasText: '/hans-zimmer' })).toBeVisible()
})

test('the list works where the island’s code can’t be had', async ({ page, complaints }) => {
  await page.route(/\/build\/assets\/island-/, (route) => route.abort())
  await page.goto(program)
  await share(page).click()
  await expect(page.locator('[data-network="telegram"]')).toBeVisible()
  complaints.length = 0
})

test('open networks are accessible at 360 px, and in Thai they have room', async ({ page, baseURL }) => {
  await withoutSheet(page)
  await page.setViewportSize({ width: 360, height: 760 })
  for (const [locale, path] of [
    ['ru', program],
    ['th', `/th${program}`],
  ] as const) {
    // A visitor who has chosen a language is offered no other.
    await page.context().addCookies([{ name: 'i18n_redirected', value: locale, url: baseURL ?? '' }])
    await page.goto(path)
    await share(page).click()
    await expect(page.locator('[data-network="telegram"]')).toBeVisible()
    // The header covers a part of the content that scrolls under it.
    await scrollToTop(page)
    // The languages differ in their texts only.
    if (locale === 'ru' || isThorough) expect(await violationsOn(page)).toEqual([])
    expect(await excessWidthOf(page)).toBeLessThanOrEqual(0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the networks are links in a list that opens: the brand’s first five, and all others behind «more»', async ({
    page,
  }) => {
    await page.goto(program)
    await share(page).click()
    await expect(page.locator('[data-network="telegram"]')).toHaveAttribute('href', /^https:\/\/t\.me\/share/)
    await expect(page.getByRole('button', { name: 'Скопировать ссылку' })).toBeHidden()
    const shown = page.locator('[data-network]:visible')
    await expect(shown).toHaveCount(5)
    await openMore(page)
    await expect(shown).toHaveCount(13)
  })
})
