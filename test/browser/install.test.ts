import type { Page } from '@playwright/test'
import { updateCheckMs } from '../../src/shared/constants.ts'
import { stopClock } from './browser-time.ts'
import { test } from './faulty-site.ts'
import { expect, findBuyableConcert, knowCity } from './journey.ts'
import { scrollToEnd, whenStill } from './settled-page.ts'

test.use({ serviceWorkers: 'block' })
test.beforeEach(async ({ page }) => {
  await knowCity(page)
})

/** Fires the event of Chromium for a site that can be installed; the visitor's answer is given beforehand. */
const makeOffer = (page: Page, outcome: 'accepted' | 'dismissed' = 'accepted') =>
  page.evaluate((answer) => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      userChoice: Promise.resolve({ outcome: answer }),
      prompt: async () => {
        document.documentElement.dataset.prompted = ''
      },
    })
    dispatchEvent(offer)
    return offer.defaultPrevented
  }, outcome)

const notice = (page: Page) => page.locator('[data-notice="install"]')

/** A visitor who has been on a page before. */
const knowVisitor = (page: Page, url: string) =>
  page.context().addCookies([{ name: 'tutti_install', value: '1', url }])

test('a later page asks, and «Установить» opens the browser’s own question', async ({ page, site }) => {
  await knowVisitor(page, site.url)
  await page.goto('/programs')
  await makeOffer(page)
  await notice(page).getByRole('button', { name: 'Установить' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-prompted', '')
  await expect(notice(page)).toHaveCount(0)
})

/** Sizes of a phone, a tablet and a wide screen; the first two are upright. */
const phone = { width: 360, height: 740 }
const tablet = { width: 768, height: 1024 }
const desktop = { width: 1440, height: 900 }

test('the question covers no ticket button and takes no focus', async ({ page, site }) => {
  await knowVisitor(page, site.url)
  await page.goto(await findBuyableConcert(page))
  const button = page.locator('.concert-buy a.buy')
  await button.focus()
  await makeOffer(page)
  await expect(notice(page)).toBeVisible()
  for (const size of [phone, tablet, desktop]) {
    await page.setViewportSize(size)
    await expect(button).toBeFocused()
    await whenStill(notice(page))
    const isOnTop = await button.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const edges = [
        [left + 2, y],
        [right - 2, y],
        [x, top + 2],
        [x, bottom - 2],
      ] as const
      return edges.every(([atX, atY]) => element.contains(document.elementFromPoint(atX, atY)))
    })
    expect(isOnTop, `${size.width} px`).toBe(true)
  }
})

test('the question stands beside the ticket buttons of a list', async ({ page, site }) => {
  await knowVisitor(page, site.url)
  await page.goto('/concerts?city=all')
  await makeOffer(page)
  await expect(notice(page)).toBeVisible()
  for (const size of [{ width: 704, height: 900 }, tablet, desktop]) {
    await page.setViewportSize(size)
    await whenStill(notice(page))
    const right = await notice(page).evaluate((box) => box.getBoundingClientRect().right)
    const left = await page
      .locator('.stub .buy')
      .evaluateAll((buttons) => Math.min(...buttons.map((each) => each.getBoundingClientRect().left)))
    expect(right, `${size.width} px`).toBeLessThan(left)
  }
})

test('the end of a page can be scrolled out from under the question', async ({ page, site }) => {
  await knowVisitor(page, site.url)
  await page.goto(await findBuyableConcert(page))
  await makeOffer(page)
  await expect(notice(page)).toBeVisible()
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await whenStill(notice(page))
    await scrollToEnd(page)
    const top = await notice(page).evaluate((box) => box.getBoundingClientRect().top)
    const end = await page.locator('.bottom-copy').evaluate((line) => line.getBoundingClientRect().bottom)
    expect(end, `${size.width} px`).toBeLessThan(top)
  }
})

test('the notices’ style is there before there is something to say', async ({ page, context }) => {
  await stopClock(page)
  await page.goto('/programs')
  const sheet = page.waitForResponse(/\/notices-\w+\.css$/)
  await page.clock.fastForward(updateCheckMs)
  await sheet
  await context.setOffline(true)
  const box = page.locator('[data-notice="offline"]')
  // The browser reports the loss of the network some time later, and the page waits whether the network stays away.
  await expect
    .poll(async () => {
      await page.clock.fastForward(2000)
      return box.isVisible()
    })
    .toBe(true)
  expect(await box.evaluate((each) => getComputedStyle(each).position)).toBe('fixed')
})

test('/favicon.ico is an icon of three sizes, for whoever asks for it unasked', async ({ page }) => {
  await page.goto('/offline')
  const found = await page.evaluate(async () => {
    const answer = await fetch('/favicon.ico')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const icon = new Image()
    icon.src = '/favicon.ico'
    await icon.decode()
    return { status: answer.status, pictures: bytes[4], isDrawn: icon.naturalWidth > 0 }
  })
  expect(found).toEqual({ status: 200, pictures: 3, isDrawn: true })
})

test('all that a manifest names is there, in the size that it says, whatever its language', async ({
  page,
}) => {
  await page.goto('/offline')
  for (const language of ['', '/en', '/th']) {
    const named = await page.evaluate(async (address) => {
      const manifest = await (await fetch(address)).json()
      const sizeOf = async ({ src, sizes }: { src: string; sizes: string }) => {
        const picture = new Image()
        picture.src = src
        await picture.decode()
        const size = `${picture.naturalWidth}x${picture.naturalHeight}`
        return { src, sizes, found: sizes === 'any' ? sizes : size }
      }
      const shortcuts: { url: string; icons: never[] }[] = manifest.shortcuts
      const pictures = [
        ...manifest.icons,
        ...manifest.screenshots,
        ...shortcuts.flatMap(({ icons }) => icons),
      ]
      return {
        pictures: await Promise.all(pictures.map(sizeOf)),
        statuses: await Promise.all(
          [manifest.start_url, ...shortcuts.map(({ url }) => url)].map(
            async (url) => (await fetch(url)).status,
          ),
        ),
      }
    }, `${language}/manifest.webmanifest`)
    expect(named.pictures.length, language).toBeGreaterThan(6)
    expect(named.pictures.filter(({ sizes, found }) => sizes !== found)).toEqual([])
    expect(named.statuses, language).toEqual([200, 200, 200, 200])
  }
})
