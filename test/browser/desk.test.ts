import { brotliCompressSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { makeSecret } from '../../src/tools/operate/make-secrets.ts'
import { serveWorker } from '../../src/tools/operate/serve-worker.ts'
import { currentDay, nowMs } from '../fixtures/clock.ts'
import { readPrintedUser } from './account-site.ts'
import { violationsOn } from './axe.ts'
import { unreachedByTab } from './by-keyboard.ts'
import { test as base, expect } from './journey.ts'
import type { OwnSite } from './own-site.ts'
import { desktop, excessWidthOf, phone, scrollToTop } from './settled-page.ts'

interface Desk {
  url: string
  /** Writes submissions and demand as visitors leave them. */
  fill: () => Promise<void>
  owner: { email: string; password: string }
  stop: () => Promise<void>
}

const number = 'K7MX2PDA'

const ownDesk: OwnSite<Desk> = {
  start: async () => {
    const printed: string[] = []
    const { url, stop, database } = await serveWorker({
      port: 0,
      variables: { SITE_SECRET: makeSecret(), ACCOUNT_LETTERS: 'print' },
      onLog: ({ message }) => void printed.push(message),
    })
    const site = url.href.replace('127.0.0.1', 'localhost')
    await readPrintedUser(site, printed, 'editor')
    const [, password = ''] = /│ owner@\S+ {2}(\S+)/.exec(printed.join('\n')) ?? []
    const fill = async () => {
      const sql = await database()
      const content = JSON.stringify({
        name: 'Анна Ветрова',
        email: 'anna@example.com',
        message: 'Есть ли пандус?',
      })
      await sql.batch([
        sql.prepare('delete from submission'),
        sql
          .prepare(
            `insert into submission (key, number, form, locale, content, content_digest, sent_at, forget_at)
             values ('key', ?, 'contact', 'ru', ?, '', ?, 9e15)`,
          )
          .bind(number, content, nowMs()),
        sql
          .prepare(
            `insert or ignore into statistics_days (day, kind, path, dimension, value, count)
             values (?, 'missing', '/old-tour', '', '', 40)`,
          )
          .bind(currentDay()),
        sql.prepare('delete from site_redirect'),
        sql
          .prepare('insert or replace into vote (slug, counts, total, counted_at) values (?, ?, 12, ?)')
          .bind('anime-vote-2026', '{"naruto":3,"evangelion":9}', nowMs()),
      ])
    }
    return { url: site, fill, owner: { email: 'owner@example.test', password }, stop }
  },
}

const test = base.extend<{ desk: Desk }>({
  desk: async ({ startOnce, context }, use) => {
    const desk = await startOnce(ownDesk)
    await desk.fill()
    const answer = await context.request.post(new URL('/api/auth/local', desk.url).href, {
      headers: { origin: new URL(desk.url).origin },
      data: { identifier: desk.owner.email, password: desk.owner.password },
    })
    expect(answer.status()).toBe(200)
    await use(desk)
  },
  baseURL: async ({ startOnce }, use) => use((await startOnce(ownDesk)).url),
})
// The tests share one site and run one after the other, since each sees what another has changed.
test.describe.configure({ mode: 'default' })

const paths = [
  '/desk',
  '/desk/inbox',
  `/desk/inbox/${number.toLowerCase()}`,
  '/desk/votes',
  '/desk/notices',
  '/desk/newsletter',
  '/desk/content',
  '/desk/redirects?from=/old-tour',
  '/desk/texts',
  '/desk/health',
  '/desk/log',
]

test('pages of the desk are accessible, reached by keyboard, and no wider than the screen', async ({
  page,
  desk,
}) => {
  for (const path of paths) {
    await page.setViewportSize(phone)
    await page.goto(new URL(path, desk.url).href)
    expect([path, await unreachedByTab(page)]).toEqual([path, []])
    for (const summary of await page.locator('.entry summary').all()) await summary.click()
    // The clicks have scrolled the page, so that the menu lies under the header.
    await scrollToTop(page)
    expect([path, await violationsOn(page)]).toEqual([path, []])
    expect([path, await excessWidthOf(page)]).toEqual([path, 0])
    await page.setViewportSize(desktop)
    expect([path, await excessWidthOf(page)]).toEqual([path, 0])
  }
})

test('pages of the desk are no wider than a phone in Thai', async ({ page, desk }) => {
  await page.setViewportSize(phone)
  for (const path of paths) {
    await page.goto(new URL(`/th${path}`, desk.url).href)
    for (const summary of await page.locator('.entry summary').all()) await summary.click()
    expect([path, await excessWidthOf(page)]).toEqual([path, 0])
  }
})

test('the first view of the desk weighs 30 KB at most, compressed, with its style sheets', async ({
  page,
  desk,
}) => {
  const answers: Response[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (type === 'document' || type === 'stylesheet') answers.push(response)
  })
  await page.goto(new URL('/desk', desk.url).href)
  // Pages that are fetched beforehand come later, and may be cut off at the end of the test.
  const bodies = await Promise.all(answers.map((answer) => answer.body()))
  const sizes = bodies.map((body) => brotliCompressSync(body).length)
  expect(sizes.length).toBeGreaterThan(1)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30 * 1024)
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the office answers a form, by keyboard alone', async ({ page, desk }) => {
      await page.goto(new URL('/desk', desk.url).href)
      await page.locator('.desk-cards a').first().focus()
      await page.keyboard.press('Enter')
      await page.locator('.inbox a').first().focus()
      await page.keyboard.press('Enter')
      await page.getByLabel('Письмо на anna@example.com').fill('Да, со двора.')
      await page.getByRole('button', { name: 'Отправить ответ' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status').filter({ hasText: 'Ответ отправлен' })).toBeVisible()
      await expect(page.locator('.entry-thread')).toContainText('Да, со двора.')
    })
  })
