import type { Page } from '@playwright/test'
import { violationsOn } from './axe.ts'
import { stopClock } from './browser-time.ts'
import { answerScript, holdBack, onSiteWith, watchOthers } from './configured-site.ts'
import { expect, knowCity, test as plainTest } from './journey.ts'
import { farthestShiftOn, refuseFonts, unseenPixels, whenSettled } from './settled-page.ts'

const key = 'demo-key-0123456789'
const test = onSiteWith({ MAPS_KEY: key })
const script = /^https:\/\/api-maps\.yandex\.ru\//

/** A maps library that records its calls, and draws a plain box. */
const goodMaps = `
  window.asked = { markers: [] }
  window.ymaps = {
    ready: (isReady) => isReady(),
    Map: class {
      constructor(element, state) {
        asked.state = state
        element.innerHTML = '<div style="height:100%">карта</div>'
        this.behaviors = { disable: (names) => { asked.disabled = names } }
        this.geoObjects = { add: (marker) => asked.markers.push(marker) }
      }
    },
    Placemark: class {
      constructor(place, properties) { Object.assign(this, { place, ...properties }) }
    },
  }`

interface Asked {
  state: { center: number[]; zoom: number; type: string }
  disabled: string[]
  markers: { place: number[]; hintContent: string; balloonContent: string }[]
}
// All tests share one site: in parallel, each would start its own.
test.describe.configure({ mode: 'default' })

/** Presses the button «Show the map». Before that, nothing of the maps service is loaded. */
const askForMap = (page: Page) => page.getByRole('link', { name: /^(Показать карту|Show the map)$/ }).click()

/** Reads the addresses that `goodMaps` has noted in the page. */
const readAsked = () => (window as unknown as { asked: Asked }).asked

test.beforeEach(({ page }) => knowCity(page))

test('the map’s script comes when it is asked for, and nothing moves', async ({ page }) => {
  await refuseFonts(page)
  await page.route(script, answerScript(goodMaps))
  const others = watchOthers(page)
  await page.goto('/cities/moscow')
  await whenSettled(page)
  await page.locator('.place-map').scrollIntoViewIfNeeded()
  await whenSettled(page)
  expect(others).toEqual([])
  await askForMap(page)
  await expect(page.getByText('карта', { exact: true })).toBeVisible()
  expect(others).toHaveLength(1)
  const { searchParams, pathname } = new URL(others[0] ?? '')
  expect([pathname, ...searchParams]).toEqual([
    '/2.1/',
    ['apikey', key],
    ['lang', 'ru_RU'],
    ['coordorder', 'latlong'],
    ['mode', 'release'],
    ['csp', 'true'],
  ])
  expect(await farthestShiftOn(page)).toBeLessThan(unseenPixels)
})

test('the map shows the city from above, latitude first, with a marker for each venue', async ({ page }) => {
  await page.route(script, answerScript(goodMaps))
  await page.goto('/cities/moscow')
  await askForMap(page)
  await expect(page.getByText('карта', { exact: true })).toBeVisible()
  const { state, disabled, markers } = await page.evaluate(readAsked)
  expect(state).toMatchObject({ zoom: 10, type: 'yandex#map' })
  const [latitude = 0, longitude = 0] = state.center
  expect([Math.round(latitude), Math.round(longitude)]).toEqual([56, 38])
  expect(disabled).toContain('scrollZoom')
  expect(markers.length).toBeGreaterThan(1)
  for (const { place } of markers) expect(Math.abs((place[0] ?? 0) - latitude)).toBeLessThan(1)
  expect(markers[0]?.balloonContent).toMatch(/^<a href="\/venues\/[\w-]+">[^<]+<\/a>$/)
})

test('the map of a venue marks the venue, in the language of the page', async ({ page }) => {
  await page.route(script, answerScript(goodMaps))
  const asked = page.waitForRequest(script)
  await page.goto('/en/venues/finomi')
  await askForMap(page)
  expect(new URL((await asked).url()).searchParams.get('lang')).toBe('en_US')
  await expect(page.getByText('карта', { exact: true })).toBeVisible()
  expect((await page.evaluate(readAsked)).markers).toHaveLength(1)
})

test('a map whose script fails leaves the words and the links', async ({ page, complaints }) => {
  await page.route(script, (route) => route.abort())
  await page.goto('/venues/finomi')
  await askForMap(page)
  await expect(page.getByText('Карта не загрузилась')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Построить маршрут' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Открыть карту' })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  // The browser reports the script that this test cut off.
  complaints.length = 0
})

test('a map that takes longer than 10 seconds is given up', async ({ page }) => {
  const maps = holdBack(answerScript(goodMaps))
  await page.route(script, maps.handler)
  await stopClock(page)
  await page.goto('/venues/finomi')
  const asked = page.waitForRequest(script)
  await askForMap(page)
  await asked
  await expect(page.getByText('Загружаем карту…')).toBeVisible()
  await page.clock.runFor(11_000)
  await expect(page.getByText('Карта не загрузилась')).toBeVisible()
  maps.release()
})

test('a maps service that never gets ready is given up', async ({ page }) => {
  await page.route(script, answerScript('window.ymaps = { ready() { window.isWaitedFor = true } }'))
  await stopClock(page)
  await page.goto('/venues/finomi')
  await askForMap(page)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isWaitedFor'))).toBe(true)
  await page.clock.runFor(11_000)
  await expect(page.getByText('Карта не загрузилась')).toBeVisible()
})

test('the address with its map fits a phone and a wide screen', async ({ page }) => {
  await page.route(script, answerScript(goodMaps))
  await page.goto('/cities/moscow')
  await askForMap(page)
  await expect(page.getByText('карта', { exact: true })).toBeVisible()
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 760 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
    // axe measures the visible part of a link, which is too small if the header covers some of it.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await violationsOn(page), `${width} px`).toEqual([])
  }
})

plainTest('a site without a maps key has the address and a route, and no map', async ({ page }) => {
  await knowCity(page)
  const others = watchOthers(page)
  await page.goto('/venues/finomi')
  await page.locator('.place-map').scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: 'Построить маршрут' })).toHaveAttribute(
    'href',
    /^https:\/\/yandex\.ru\/maps\/\?rtext=%7E55\.7\d+%2C37\.6\d+&rtt=auto$/,
  )
  await expect(page.locator('tutti-island[name="Map"]')).toHaveCount(0)
  expect(others).toEqual([])
})

test('without its code the button opens the public map', async ({ page, complaints }) => {
  await page.route(/island-\w+\.js$/, (route) => route.abort())
  await page.route('https://yandex.ru/**', (route) => route.fulfill({ body: 'карта' }))
  await page.goto('/venues/finomi')
  await askForMap(page)
  await expect(page).toHaveURL(/^https:\/\/yandex\.ru\/maps\/\?ll=37\.6/)
  // The browser has complained about the island's code, which this test has blocked.
  complaints.length = 0
})
