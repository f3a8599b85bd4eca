import {
  expect,
  type Page,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  test,
} from '@playwright/test'
import { type SoldSite, serveSoldSite } from './serve-shop.ts'

/** Time limits that the site aims at; on a shared machine of continuous integration the times are only printed. */
const [hookSeconds, clockSeconds] = process.env.CI ? [60, 300] : [5, 70]

let site: SoldSite
test.beforeAll(async () => {
  site = await serveSoldSite()
  // The first run lists the concerts and asks about each.
  await site.runScheduled()
})
test.afterAll(() => site?.stop())

/** @returns the path of the concert whose tickets belong to this event of the shop */
async function findConcert(event: number): Promise<string> {
  const page = await read('/concerts')
  const path = [...page.matchAll(/href="(\/c\/[\w-]+-(\d+))"/g)].find(
    ([, , number]) => Number(number) === event,
  )?.[1]
  if (!path) throw new Error(`no concert has the event ${event}`)
  return path
}

/** Reads a page, with spaces in place of those that don't break. */
const read = async (path: string) =>
  (await (await fetch(new URL(path, site.worker.url))).text()).replaceAll('\u00a0', ' ')

/** @returns how long it took until the page said so, in seconds */
async function untilSaid(
  path: string,
  words: RegExp,
  { seconds, runs = false }: { seconds: number; runs?: boolean },
) {
  const begun = performance.now()
  for (;;) {
    if (words.test(await read(path))) return (performance.now() - begun) / 1000
    if (performance.now() - begun > seconds * 1000)
      throw new Error(`${path} did not say ${words} within ${seconds} s`)
    if (runs) await site.runScheduled()
    await new Promise((resolve) => setTimeout(resolve, runs ? 5000 : 250))
  }
}

test('a concert says what its shop has left, in structured data too', async () => {
  const page = await read(await findConcert(1))
  const said = [
    'Noch 3 Tickets',
    '"price":49.5,',
    '"inventoryLevel":{"@type":"QuantitativeValue","value":3}',
    '"availability":"https://schema.org/InStock"',
  ].filter((words) => page.includes(words))
  expect(said.length).toBe(4)
})

test('a concert’s page lists the categories of its shop', async () => {
  const page = await read(await findConcert(1))
  const [, list = ''] = /<h2[^>]*>Plätze und Preise<\/h2>(.+?)<\/section>/s.exec(page) ?? []
  expect(
    list
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ).toBe('Parkett 49,50 €, Noch 3 Tickets Rang 25 €, Ausverkauft')
})

test('a sale reaches the page at once by the webhook, and a cancellation does', async () => {
  const path = await findConcert(3)
  const order = await site.shop.sell('3', 3)
  const soldAfter = await untilSaid(path, /schema\.org\/SoldOut/, { seconds: hookSeconds })
  await site.shop.cancel('3', order)
  const backAfter = await untilSaid(path, /Noch 3 Tickets/, { seconds: hookSeconds })
  console.log(`by webhook: sold out after ${soldAfter} s, back after ${backAfter} s`)
})

test('a sale reaches the page with the next minute without the webhook', async () => {
  await site.shop.setWebhook(false)
  const path = await findConcert(5)
  await site.shop.sell('5', 3)
  const after = await untilSaid(path, /schema\.org\/SoldOut/, { seconds: clockSeconds, runs: true })
  console.log(`without webhook: sold out after ${after} s`)
  await site.shop.setWebhook(true)
})

test('a webhook with another secret is refused', async () => {
  const address = new URL(`/api/hooks/tickets/pretix/${crypto.randomUUID()}`, site.worker.url)
  const forged = await fetch(address, {
    method: 'POST',
    body: '{"organizer":"weserbogen-example","event":"1"}',
  })
  expect(forged.status).toBe(401)
})

/** Opens a page of the site in a browser that reaches the shop. */
async function open(
  {
    playwright,
    launchOptions,
  }: Pick<PlaywrightWorkerArgs & PlaywrightWorkerOptions, 'playwright' | 'launchOptions'>,
  path: string,
): Promise<Page> {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), site.toShop],
  })
  const context = await browser.newContext({ locale: 'de-DE', ignoreHTTPSErrors: true })
  const page = await context.newPage()
  await page.goto(new URL(path, site.worker.url).href)
  return page
}

test('a ticket is bought in the widget on the site’s own page', async ({ playwright, launchOptions }) => {
  const path = await findConcert(7)
  const page = await open({ playwright, launchOptions }, `${path}/tickets`)
  const context = page.context()
  const widget = page.locator('.pretix-widget')
  await expect(widget).toContainText('Parkett', { timeout: 60_000 })
  await widget.locator('input[type=number]').first().fill('1')
  const opened = context.waitForEvent('page')
  await widget.locator('.pretix-widget-action button').click()
  const shop = await opened
  await shop.locator('input[name=email]').fill('guest@example.org')
  const next = shop.locator('.checkout-button-row button.btn-primary')
  await next.click()
  await shop.getByText('Abendkasse').first().click()
  await next.click()
  await next.click()
  await expect(shop.locator('body')).toContainText('Ihre Bestellung war erfolgreich')
  await untilSaid(path, /Noch 2 Tickets/, { seconds: hookSeconds })
  await context.browser()?.close()
})

test('a voucher in the address of a concert lowers the price in its shop', async ({
  playwright,
  launchOptions,
}) => {
  await site.shop.makeVoucher('8', 'FRUEHLING', '19.00')
  const page = await open({ playwright, launchOptions }, `${await findConcert(8)}?voucher=FRUEHLING`)
  await page.locator('[data-ticket-action] a.buy').click()
  await expect(page).toHaveURL(/\/tickets\?voucher=FRUEHLING$/)
  const widget = page.locator('.pretix-widget')
  await expect(widget).toContainText('19,00', { timeout: 60_000 })
  await page.goto(page.url().replace('FRUEHLING', 'UNKNOWN'))
  await expect(widget).toContainText('nicht', { timeout: 60_000 })
  await page.getByRole('link', { name: 'Der Code passt nicht? Tickets ohne ihn zeigen' }).click()
  await expect(widget).toContainText('49,50', { timeout: 60_000 })
  await page.context().browser()?.close()
})
