import type { BrowserContext, Page } from '@playwright/test'
import { pathTo } from '../../src/routes/paths.ts'
import { makeSecret } from '../../src/tools/operate/make-secrets.ts'
import { serveWorker } from '../../src/tools/operate/serve-worker.ts'
import { answerSeats, ticketHosts } from './configured-site.ts'
import { test as base, expect, findBuyableConcert, knowCity } from './journey.ts'
import type { OwnSite } from './own-site.ts'

/** The Worker with one more address: what the object of today has stored, as `ticket /c/kazan-zimmer 1`. */
const wrapper = `
  import worker, { StatisticsDay as RealDay } from './index.js'
  export * from './index.js'
  const today = () => new Date().toISOString().slice(0, 10)
  export class StatisticsDay extends RealDay {
    async readStored() {
      // The first call makes the tables.
      await this.readSalt(today())
      const rows = this.ctx.storage.sql.exec("select kind, path, count from sum where dimension = '' and path <> ''")
      return rows.toArray().map(({ kind, path, count }) => [kind, path, count].join(' '))
    }
  }
  export default {
    ...worker,
    fetch: async (request, env, context) =>
      new URL(request.url).pathname === '/counted'
        ? Response.json(await env.STATISTICS_DAY.getByName(today()).readStored())
        : worker.fetch(request, env, context),
  }`

interface CountedSite {
  url: string
  counted: () => Promise<string[]>
  stop: () => Promise<void>
}

const countedSite: OwnSite<CountedSite> = {
  start: async () => {
    const { url, stop } = await serveWorker({ port: 0, wrapper, variables: { SITE_SECRET: makeSecret() } })
    const counted = async () => (await (await fetch(new URL('/counted', url))).json()) as string[]
    return { url: url.href.replace('127.0.0.1', 'localhost'), counted, stop }
  },
}

const test = base.extend<{ counted: CountedSite['counted'] }>({
  counted: async ({ startOnce }, use) => use((await startOnce(countedSite)).counted),
  baseURL: async ({ startOnce }, use) => use((await startOnce(countedSite)).url),
  // The name of the test's own browser says that it is a program, which isn't counted.
  userAgent: async ({ browser }, use) =>
    use(
      `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`,
    ),
})

/** Presses what is counted on the page of a concert. @returns its path */
async function pressAll(page: Page, context: BrowserContext): Promise<string> {
  await context.route(ticketHosts, answerSeats)
  await knowCity(page)
  const path = await findBuyableConcert(page)
  await page.goto(path)
  const report = () => page.waitForResponse((response) => response.url().endsWith(pathTo('reportAction')))
  await Promise.all([
    report(),
    page.getByRole('main').getByRole('button', { name: 'Сохранить', exact: true }).click(),
  ])
  await Promise.all([report(), page.locator('.share > summary').click()])
  await Promise.all([report(), page.getByRole('main').locator('a[href$="/tickets"]').first().click()])
  return path
}

test('a click on tickets, a saved concert and a shared page are counted, once for a visitor', async ({
  page,
  context,
  counted,
}) => {
  const path = await pressAll(page, context)
  await page.goto(path)
  await page.getByRole('main').locator('a[href$="/tickets"]').first().click()
  await expect
    .poll(counted)
    .toEqual(expect.arrayContaining([`save ${path} 1`, `share ${path} 1`, `ticket ${path} 1`]))
  expect(await counted()).toContain(`view ${path} 2`)
})

for (const name of ['DNT', 'Sec-GPC'])
  test.describe(`a browser that sends ${name}`, () => {
    test.use({ extraHTTPHeaders: { [name]: '1' } })

    test('has nothing counted', async ({ page, context, browser, userAgent, counted }) => {
      const before = await counted()
      await pressAll(page, context)
      // What is sent later is stored later, so nothing of this visitor can still be on its way.
      const other = await browser.newContext(userAgent === undefined ? {} : { userAgent })
      await (await other.newPage()).goto(new URL('/cities', page.url()).href)
      await other.close()
      await expect.poll(async () => (await counted()).join('\n')).toMatch(/^view \/cities \d+$/m)
      expect((await counted()).filter((line) => !line.startsWith('view /cities'))).toEqual(
        before.filter((line) => !line.startsWith('view /cities')),
      )
    })
  })
