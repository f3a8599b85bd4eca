import type { Page } from '@playwright/test'
import { violationsOn } from './axe.ts'
import { machineNowMs } from './browser-time.ts'
import { answerScript, onSiteWith, watchOthers } from './configured-site.ts'
import { expect, knowCity, test as plainTest } from './journey.ts'
import { layoutFaultsOn } from './layout-faults.ts'
import { isThorough } from './looks.ts'
import { scrollToEnd, whenSettled, whenStill } from './settled-page.ts'

const id = 12345
const library = 'https://mc.yandex.ru/metrika/tag.js'
/** Handles the waiting calls and every later one, as the real library does. */
const counter = `
  window.counted = [...(window.ym?.a ?? [])]
  window.ym = (...call) => window.counted.push(call)`

const test = onSiteWith({ ANALYTICS_ID: String(id) })
const testWithoutConsent = onSiteWith({ ANALYTICS_ID: String(id), ANALYTICS_CONSENT: 'none' })

const countedOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { counted?: unknown[][] }).counted ?? [])
const goalsOn = async (page: Page) =>
  (await countedOn(page)).filter(([, method]) => method === 'reachGoal').map(([, , name]) => name)

const box = (page: Page) => page.getByRole('region', { name: 'Статистика посещений' })
const allow = (page: Page) => box(page).getByRole('button', { name: 'Разрешить' })
const refuse = (page: Page) => box(page).getByRole('button', { name: 'Отказаться' })
const change = (page: Page) => page.getByRole('button', { name: 'Настроить статистику' })

const consentOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'tutti_consent')

// All tests share one site: in parallel, each would start its own.
test.describe.configure({ mode: 'default' })

test.beforeEach(({ page }) => page.route(library, answerScript(counter)))
testWithoutConsent.beforeEach(({ page }) => page.route(library, answerScript(counter)))

plainTest('a site without a counter loads, asks and stores nothing', async ({ page }) => {
  await knowCity(page)
  const others = watchOthers(page)
  await page.goto('/no-such-page')
  await whenSettled(page)
  await expect(box(page)).toHaveCount(0)
  await expect(change(page)).toHaveCount(0)
  expect(others).toEqual([])
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['tutti_city'])
})

test('the question for consent is on the screen, whatever its width and letters', async ({ page }) => {
  await knowCity(page)
  await page.goto('/about')
  await expect(allow(page)).toBeVisible()
  await whenSettled(page)
  expect(await layoutFaultsOn(page)).toEqual([])
})

test('nothing is loaded before the visitor allows it, and goals are counted afterwards', async ({ page }) => {
  await knowCity(page)
  const others = watchOthers(page)
  await page.goto('/no-such-page')
  await expect(allow(page)).toBeVisible()
  await whenSettled(page)
  expect(others).toEqual([])
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

  await allow(page).click()
  await expect(box(page)).toHaveCount(0)
  await expect.poll(() => goalsOn(page)).toEqual(['404error'])
  const [initialised, goal] = await countedOn(page)
  expect(initialised?.slice(0, 2)).toEqual([id, 'init'])
  expect(goal).toEqual([
    id,
    'reachGoal',
    '404error',
    { referrer: '', url: expect.stringMatching(/\/no-such-page$/) },
  ])
})

test('the end of a page can be scrolled out from under the question', async ({ page }) => {
  await knowCity(page)
  await page.goto('/about')
  await expect(box(page)).toBeVisible()
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    await whenStill(box(page))
    await scrollToEnd(page)
    const top = await box(page).evaluate((each) => each.getBoundingClientRect().top)
    const end = await page.locator('.bottom-copy').evaluate((line) => line.getBoundingClientRect().bottom)
    expect(end, `${width} px`).toBeLessThan(top)
  }
})

test('whoever allowed it is asked no more, for a year', async ({ page }) => {
  await knowCity(page)
  await page.goto('/news')
  await allow(page).click()
  const consent = await consentOf(page)
  const days = ((consent?.expires ?? 0) - machineNowMs() / 1000) / 86_400
  expect(consent?.value).toMatch(/^yes\.[a-z0-9]+\.\d{10}$/)
  expect(Math.round(days)).toBe(365)
  await page.goto('/about')
  await expect.poll(() => countedOn(page)).toHaveLength(1)
  await expect(box(page)).toHaveCount(0)
})

test('whoever agreed to another text is asked again, and nothing is loaded before', async ({
  page,
  baseURL,
}) => {
  await knowCity(page)
  await page
    .context()
    .addCookies([{ name: 'tutti_consent', value: 'yes.older1.1764100000', url: baseURL ?? '' }])
  const others = watchOthers(page)
  await page.goto('/news')
  await expect(allow(page)).toBeVisible()
  await whenSettled(page)
  expect(others).toEqual([])
})

test('whoever refused it is asked no more, and nothing is loaded', async ({ page }) => {
  await knowCity(page)
  const others = watchOthers(page)
  await page.goto('/news')
  await refuse(page).click()
  expect((await consentOf(page))?.value).toMatch(/^no\./)
  await page.goto('/about')
  await expect(change(page)).toBeVisible()
  await whenSettled(page)
  await expect(box(page)).toHaveCount(0)
  expect(others).toEqual([])
})

test('the answer is changed by the footer’s button, by keyboard, and the focus comes back', async ({
  page,
}) => {
  await knowCity(page)
  await page.goto('/news')
  await refuse(page).click()
  await change(page).focus()
  await page.keyboard.press('Enter')
  await expect(allow(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(change(page)).toBeFocused()
  await expect.poll(() => countedOn(page)).toHaveLength(1)
})

test('taking the permission back ends the counting and removes what was stored', async ({ page }) => {
  await knowCity(page)
  await page.goto('/news')
  await allow(page).click()
  await expect.poll(() => countedOn(page)).toHaveLength(1)
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the counter's library sets it this way.
    document.cookie = '_ym_uid=1; path=/'
    localStorage.setItem('_ym_retryReqs', '{}')
  })
  await change(page).click()
  const reloaded = page.waitForEvent('load')
  await refuse(page).click()
  await reloaded
  await expect(change(page)).toBeVisible()
  await whenSettled(page)
  expect(await countedOn(page)).toEqual([])
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('_ym'))).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('_ym_retryReqs'))).toBeNull()
})

test('a browser that says «don’t share» has answered', async ({ page }) => {
  await knowCity(page)
  await page.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }))
  const others = watchOthers(page)
  await page.goto('/news')
  await expect(change(page)).toBeVisible()
  await whenSettled(page)
  await expect(box(page)).toHaveCount(0)
  expect(others).toEqual([])
})

test('the question takes no focus, stands beside the city’s, and axe finds nothing while both are open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await page.goto('/')
  await expect(page.getByText('Ваш город — Москва?')).toBeVisible()
  await expect(allow(page)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  expect(await violationsOn(page)).toEqual([])
})

for (const locale of isThorough ? ['en', 'th'] : ['th']) {
  test(`the question for consent fits 320 px in ${locale}`, async ({ page, baseURL }) => {
    await knowCity(page)
    await page.context().addCookies([{ name: 'i18n_redirected', value: locale, url: baseURL ?? '' }])
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`/${locale}/news`)
    await expect(page.locator('[data-consent-box]')).toBeVisible()
    if (isThorough) expect(await violationsOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
}

testWithoutConsent('where no consent is asked for, visits are counted at once', async ({ page }) => {
  await knowCity(page)
  await page.goto('/news')
  await expect.poll(() => countedOn(page)).toHaveLength(1)
  await expect(box(page)).toHaveCount(0)
  await expect(change(page)).toHaveCount(0)
})

testWithoutConsent('the goals of the city’s questions are counted in their order', async ({ page }) => {
  await page.goto('/news')
  await page.getByRole('button', { name: 'Да', exact: true }).click()
  await page.locator('.city-button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => goalsOn(page)).toEqual(['cityPopupShown', 'cityConfirmation', 'citySelectionPopup'])
})

testWithoutConsent(
  'goals of a page that is left before the counter comes are counted by the next',
  async ({ page }) => {
    let pages = 0
    page.on('framenavigated', () => {
      pages += 1
    })
    let lastAsking = 0
    await page.unroute(library)
    // The call never comes for the first two pages.
    await page.route(library, (route) => {
      lastAsking = pages
      return pages > 2 ? answerScript(counter)(route) : undefined
    })
    await page.goto('/')
    // The visitor's answer reloads the page while the first page's counter is still being loaded.
    await page.getByRole('button', { name: 'Да', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Концерты в Москве' })).toBeVisible()
    await expect.poll(() => lastAsking).toBe(2)
    await page.reload()
    await expect.poll(() => goalsOn(page)).toEqual(['cityPopupShown', 'cityConfirmation'])
    await page.reload()
    await expect.poll(() => countedOn(page)).toHaveLength(1)
    expect(await goalsOn(page)).toEqual([])
  },
)

testWithoutConsent('a page that is prerendered counts when it is shown', async ({ page }) => {
  await knowCity(page)
  await page.addInitScript(() => {
    let isPrerendering = true
    Object.defineProperty(document, 'prerendering', { get: () => isPrerendering })
    addEventListener('show', () => {
      isPrerendering = false
      document.dispatchEvent(new Event('prerenderingchange'))
    })
  })
  const others = watchOthers(page)
  await page.goto('/news')
  await whenSettled(page)
  expect(others).toEqual([])
  await page.evaluate(() => dispatchEvent(new Event('show')))
  await expect.poll(() => countedOn(page)).toHaveLength(1)
})

testWithoutConsent(
  'a counter that is blocked breaks nothing, and goals wait for it',
  async ({ page, complaints }) => {
    await knowCity(page)
    await page.unroute(library)
    await page.route(library, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => request.url() === library)
    await page.goto('/no-such-page')
    await failed
    await page.route(library, answerScript(counter))
    await page.goto('/news')
    await expect.poll(() => goalsOn(page)).toEqual(['404error'])
    // The browser reports the script that this test cut off.
    complaints.length = 0
  },
)

testWithoutConsent('stored goals that can’t be read are no goals', async ({ page }) => {
  await knowCity(page)
  await page.addInitScript(() => sessionStorage.setItem('tutti.goals', '{not json'))
  await page.goto('/news')
  await expect.poll(() => countedOn(page)).toHaveLength(1)
})
