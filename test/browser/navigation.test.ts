import type { Page } from '@playwright/test'
import { holdBack } from './configured-site.ts'
import { buyableConcerts, chooseCity, expect, findBuyableConcert, knowCity, test } from './journey.ts'
import { whenEased } from './settled-page.ts'

// The loading bar moves, and so do pages that come by a transition.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Clicks without the pointer, which would fetch the page early. */
const follow = (page: Page, path: string) =>
  page.evaluate((href) => document.querySelector<HTMLElement>(`.top-nav a[href="${href}"]`)?.click(), path)

/**
 * Records in the page what happens to the loading bar: Playwright can't query a page that is being left.
 *
 * @returns each time that the bar appeared, with its height and duration, or disappeared.
 */
async function watchBar(page: Page): Promise<string[]> {
  const changes: string[] = []
  await page.exposeFunction('noteBar', (change: string) => changes.push(change))
  await page.evaluate(() => {
    const note = (change: string) => Reflect.get(window, 'noteBar')(change)
    const isBar = (node: Node): node is HTMLElement =>
      node instanceof HTMLElement && node.className === 'loading-bar'
    new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records) {
        for (const bar of [...addedNodes].filter(isBar)) {
          const { height, animationDuration } = getComputedStyle(bar)
          note(`${height} ${animationDuration}`)
        }
        if ([...removedNodes].some(isBar)) note('gone')
      }
    }).observe(document.body, { childList: true })
  })
  return changes
}

/** Addresses that were fetched before a click. */
function watchEarly(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

test('a page that takes its time shows the loading bar, and takes it along', async ({ page }) => {
  await knowCity(page)
  await page.goto('/about')
  await whenEased(page)
  const answer = holdBack((route) => route.continue())
  await page.route('**/news', answer.handler)
  const changes = await watchBar(page)
  await follow(page, '/news')
  await expect.poll(() => changes).toEqual(['3px 2s'])
  answer.release()
  await expect(page).toHaveURL('/news')
  await expect(page.locator('.loading-bar')).toHaveCount(0)
})

test('the loading bar goes when the visitor stops the loading', async ({ page }) => {
  await knowCity(page)
  await page.goto('/about')
  await whenEased(page)
  await page.route('**/news', () => undefined)
  const changes = await watchBar(page)
  await follow(page, '/news')
  await expect.poll(() => changes).toEqual(['3px 2s'])
  await page.keyboard.press('Escape')
  await expect.poll(() => changes).toEqual(['3px 2s', 'gone'])
})

test('a new page begins at its top, a hash at its element', async ({ page }) => {
  await knowCity(page)
  await page.goto('/concerts?city=all')
  await page.evaluate(() => scrollTo(0, 2000))
  await page.locator('footer a[href="/about"]').click()
  await expect(page).toHaveURL('/about')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goto('/about#legal')
  await expect(page.locator('#legal')).toBeInViewport()
})

test('a link that the pointer rests on is fetched', async ({ page }) => {
  await knowCity(page)
  const asked = watchEarly(page)
  await page.goto('/news')
  await whenEased(page)
  await page.locator('footer a[href="/about"]').hover()
  await expect.poll(() => asked).toEqual(['/about'])
})

test('a link that is pressed is fetched; tickets and languages are not', async ({ page }) => {
  await knowCity(page)
  const asked = watchEarly(page)
  const concert = await findBuyableConcert(page)
  await page.goto(buyableConcerts)
  await whenEased(page)
  // The browser fetches the pressed link; the page stays.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { capture: true }))
  await page.locator(`a[href="${concert}/tickets"]`).first().click()
  await page.locator('footer a[hreflang="en"]').click()
  await page.locator('footer a[href="/about"]').click()
  await expect.poll(() => asked).toEqual(['/about'])
})

test('nothing is fetched early for a visitor who saves data', async ({ page }) => {
  await knowCity(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked = watchEarly(page)
  await page.goto('/news')
  await whenEased(page)
  await expect(page.locator('html')).toHaveAttribute('data-saving-data', '')
  await page.locator('footer a[href="/about"]').hover()
  // Without data saving this would fetch at once, and would be done before the next response is here.
  await page.mouse.down()
  await page.evaluate(() => fetch('/concerts/_payload.json').then((answer) => answer.text()))
  expect(asked).toEqual([])
})

test('a browser without speculation rules fetches the page too, and not tickets', async ({ page }) => {
  await knowCity(page)
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false
  })
  const concert = await findBuyableConcert(page)
  await page.goto(buyableConcerts)
  await whenEased(page)
  await page.locator(`a[href="${concert}/tickets"]`).first().hover()
  await page.locator('footer a[href="/about"]').hover()
  await page.locator('footer a[href="/about"]').focus()
  // On a busy machine the pointer rests on other links while the page scrolls under it; these may be fetched too.
  await expect(page.locator('link[rel="prefetch"][href="/about"]')).toHaveCount(1)
  await expect(page.locator('link[rel="prefetch"][href$="/tickets"]')).toHaveCount(0)
})

test('a page that was fetched for another city is shown anew', async ({ page }) => {
  await page.goto('/charity')
  await chooseCity(page, 'kazan', 'Казань')
  await page.reload()
  await whenEased(page)
  const asked = watchEarly(page)
  await page.locator('.top-nav a[href="/concerts"]').hover()
  await expect.poll(() => asked).toEqual(['/concerts'])
  await chooseCity(page, 'moscow', 'Москва')
  await page.locator('.top-nav a[href="/concerts"]').click()
  await expect(page.getByLabel('Город', { exact: true })).toHaveValue('moscow')
})

test.describe('the way to a program', () => {
  /** Records on each page whether it was opened with a view transition, and from which element of the previous page. */
  const noteTransition = (page: Page) =>
    page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        Reflect.set(window, 'cameBy', viewTransition ? 'transition' : 'nothing')
      })
    })
  const cameBy = (page: Page) => page.evaluate(() => Reflect.get(window, 'cameBy'))

  test('lets its poster grow into the hero', async ({ page }) => {
    await knowCity(page)
    await noteTransition(page)
    await page.goto('/programs')
    const poster = page.locator('.posters a').first()
    // Chromium gives up a view transition to a page whose style sheet arrives late; it is cached now.
    await page.goto((await poster.getAttribute('href')) ?? '')
    await page.goto('/programs')
    await whenEased(page)
    await poster.click()
    await expect(page.locator('main h1')).toBeVisible()
    await expect.poll(() => cameBy(page)).toBe('transition')
  })

  test('has no transition without a poster', async ({ page }) => {
    await knowCity(page)
    await noteTransition(page)
    // The rows of a city have no pictures.
    await page.goto('/cities/moscow')
    await whenEased(page)
    await page.locator('.stub > a:not(.buy)').first().click()
    await expect(page.locator('.ticket')).toBeVisible()
    await expect.poll(() => cameBy(page)).toBe('nothing')
  })

  test('has none for who wants less motion', async ({ page }) => {
    await knowCity(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await noteTransition(page)
    await page.goto('/programs')
    await whenEased(page)
    await page.locator('.posters a').first().click()
    await expect(page.locator('main h1')).toBeVisible()
    await expect.poll(() => cameBy(page)).toBe('nothing')
  })
})

test('without network the ticket page isn’t opened, and the concert stays', async ({ page, complaints }) => {
  await knowCity(page)
  const concert = await findBuyableConcert(page)
  await page.goto(concert)
  await whenEased(page)
  await page.context().setOffline(true)
  await page.locator('.concert-buy a.buy').click()
  await expect(page.locator('[data-notices]')).toContainText(
    'Нет связи. Билеты откроются, когда она вернётся.',
  )
  await expect(page).toHaveURL(concert)
  await page.context().setOffline(false)
  await expect(page.locator('[data-notices]')).toBeEmpty()
  // On a first visit no page is stored, so the code for offline pages is not found.
  const others = complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))
  complaints.splice(0, complaints.length, ...others)
})
