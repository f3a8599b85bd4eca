import type { Page } from '@playwright/test'
import { violationsOn } from './axe.ts'
import { stopClock } from './browser-time.ts'
import { answerSeats, holdBack, ticketHosts } from './configured-site.ts'
import { expect, findBuyableConcert, knowCity, test } from './journey.ts'
import { farthestShiftOn, refuseFonts, scrollToEnd, scrollToTop, unseenPixels } from './settled-page.ts'

const campaign = 'utm_source=vk&utm_campaign=%D0%BE%D1%81%D0%B5%D0%BD%D1%8C&gclid=1'
const outside = { name: 'Открыть страницу билетов отдельно' }

/** The address of a concert whose tickets another seller sells, and the link to that seller. */
async function findExternalConcert(page: Page): Promise<string> {
  await page.goto('/concerts?city=all&available=1')
  const row = page.locator('.stub', { has: page.locator('a.buy[target="_blank"]') }).first()
  const concert = await row.locator('> a').first().getAttribute('href')
  if (!concert) throw new Error('the demo has no concert of another seller')
  return concert
}

test.describe('the provider’s frame', () => {
  test.beforeEach(({ page }) => knowCity(page))

  test('says that it is loading until it has come', async ({ page }) => {
    const seats = holdBack(answerSeats)
    await page.route(ticketHosts, seats.handler)
    const concert = await findBuyableConcert(page)
    await page.goto(`${concert}/tickets`, { waitUntil: 'commit' })
    await expect(page.getByText('Загружаем схему зала…')).toBeVisible()
    seats.release()
    await expect(page.getByText('Загружаем схему зала…')).toBeHidden()
    await expect(page.frameLocator('.tickets-frame').getByText('Места')).toBeVisible()
  })

  test('that never comes is said to be late, and can be opened outside or loaded again', async ({ page }) => {
    const seats = holdBack(answerSeats)
    await page.route(ticketHosts, seats.handler, { times: 1 })
    const concert = await findBuyableConcert(page)
    await stopClock(page)
    await page.goto(`${concert}/tickets`, { waitUntil: 'commit' })
    await expect(page.getByText('Загружаем схему зала…')).toBeVisible()
    await page.clock.runFor(11_000)
    await expect(page.getByText('Схема зала всё ещё не загрузилась')).toBeVisible()
    expect(await page.getByRole('link', outside).last().getAttribute('href')).toMatch(ticketHosts)
    // The check with axe takes seconds of its own.
    await page.clock.resume()
    expect(await violationsOn(page)).toEqual([])

    await page.route(ticketHosts, answerSeats)
    await page.getByRole('button', { name: 'Загрузить ещё раз' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Схема зала всё ещё не загрузилась')).toBeHidden()
    await expect(page.frameLocator('.tickets-frame').getByText('Места')).toBeVisible()
    seats.release()
  })

  test('always has a way out of it', async ({ page, complaints }) => {
    await page.route(ticketHosts, (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto(`${await findBuyableConcert(page)}/tickets`)
    const link = page.getByRole('link', outside).first()
    expect(await link.getAttribute('href')).toBe(
      await page.locator('iframe.tickets-frame').getAttribute('src'),
    )
    await expect(link).toHaveAttribute('target', '_blank')
    // The browser reports the provider's failure, which is what this test is about.
    complaints.length = 0
  })

  test('moves nothing when it comes', async ({ page }) => {
    await page.route(ticketHosts, answerSeats)
    await refuseFonts(page)
    await page.goto(`${await findBuyableConcert(page)}/tickets`)
    await expect(page.frameLocator('.tickets-frame').getByText('Места')).toBeVisible()
    expect(await farthestShiftOn(page)).toBeLessThan(unseenPixels)
  })
})

test.describe('a campaign', () => {
  test.beforeEach(async ({ page }) => {
    await knowCity(page)
    await page.context().route(/^https:/, answerSeats)
  })

  test('that brought the visitor reaches the provider’s frame, and «back» leads to the concert', async ({
    page,
  }) => {
    const concert = await findBuyableConcert(page)
    await page.goto(`${concert}?${campaign}&page=2`)
    await page.locator('.concert-buy a.buy').click()
    await expect(page).toHaveURL(`${concert}/tickets`)
    await expect(page.locator('iframe.tickets-frame')).toHaveAttribute(
      'src',
      new RegExp(`^https://[^?]+/seance/[\\w-]+/\\?${campaign}#abiframe$`),
    )
    await expect(page.frameLocator('.tickets-frame').getByText('Места')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${concert}\\?utm_source`))
  })

  test('reaches another seller by the link, pages later', async ({ page }) => {
    const concert = await findExternalConcert(page)
    await page.goto(`/?${campaign}`)
    await page.goto(concert)
    const asked = page.context().waitForEvent('request', (request) => request.url().startsWith('https:'))
    await page.locator('.concert-buy a.buy').click()
    expect(new URL((await asked).url()).search).toBe(`?${campaign}`)
  })

  test('is in the link by the time that another button of the mouse opens it', async ({ page }) => {
    await page.goto(`${await findExternalConcert(page)}?${campaign}`)
    const link = page.locator('.concert-buy a.buy')
    await expect(link).not.toHaveAttribute('href', /utm_source/)
    await link.click({ button: 'right' })
    await expect(link).toHaveAttribute('href', new RegExp(`\\?${campaign}$`))
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('the ticket bar stays at the bottom edge and covers neither the page’s end nor what has the focus', async ({
    page,
  }) => {
    await knowCity(page)
    await page.goto(await findBuyableConcert(page))
    const bar = page.locator('.concert-buy')
    const barTop = async () => (await bar.boundingBox())?.y ?? 0
    expect(Math.round((await barTop()) + ((await bar.boundingBox())?.height ?? 0))).toBe(640)

    await scrollToEnd(page)
    const end = await page.locator('.bottom-copy').boundingBox()
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(await barTop())

    await scrollToTop(page)
    const hidden = await page.evaluate(async () => {
      const covered: string[] = []
      const top = document.querySelector('.concert-buy')?.getBoundingClientRect().top ?? 0
      document.documentElement.style.scrollBehavior = 'auto'
      for (const link of document.querySelectorAll<HTMLElement>('main a, footer a')) {
        if (link.closest('.concert-buy, details:not([open])')) continue
        link.focus()
        if (link.getBoundingClientRect().top >= top) covered.push(link.innerText)
      }
      return covered
    })
    expect(hidden).toEqual([])
  })

  test('nothing of the page is drawn over the bar', async ({ page }) => {
    await knowCity(page)
    await page.goto(await findBuyableConcert(page))
    await page.locator('.stubs').first().scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, -200)
    await page.locator('.concert-buy a.buy').click({ trial: true })
  })

  test('a question stands above the bar', async ({ page }) => {
    const concert = await findBuyableConcert(page)
    await page.goto(concert)
    const question = page.locator('[data-city-line]')
    await expect(question).toBeVisible()
    const box = await question.boundingBox()
    const bar = await page.locator('.concert-buy').boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  })

  test('a concert without tickets keeps no bar at the edge', async ({ page }) => {
    await knowCity(page)
    await page.goto('/concerts?past=1&city=all')
    await page.locator('.stub > a').first().click()
    await expect(page.locator('.concert-buy')).toHaveCSS('position', 'static')
  })
})
