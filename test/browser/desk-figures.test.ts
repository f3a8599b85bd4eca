import { makeSecret } from '../../src/tools/operate/make-secrets.ts'
import { serveWorker } from '../../src/tools/operate/serve-worker.ts'
import { nowMs } from '../fixtures/clock.ts'
import { readPrintedUser } from './account-site.ts'
import { bothThemes, violationsOn } from './axe.ts'
import { unreachedByTab } from './by-keyboard.ts'
import { test as base, expect } from './journey.ts'
import { fillArchive } from './made-figures.ts'
import type { OwnSite } from './own-site.ts'
import { desktop, excessWidthOf, phone } from './settled-page.ts'

interface FilledDesk {
  url: string
  editor: { email: string; password: string }
  concert: string
  stop: () => Promise<void>
}

const filledDesk: OwnSite<FilledDesk> = {
  start: async () => {
    const printed: string[] = []
    const { url, stop, database } = await serveWorker({
      port: 0,
      variables: { SITE_SECRET: makeSecret(), ACCOUNT_LETTERS: 'print' },
      onLog: ({ message }) => void printed.push(message),
    })
    const { concert } = await fillArchive(await database(), 120, nowMs())
    const site = url.href.replace('127.0.0.1', 'localhost')
    return { url: site, editor: await readPrintedUser(site, printed, 'editor'), concert, stop }
  },
}

const test = base.extend<{ desk: FilledDesk }>({
  desk: async ({ startOnce, context }, use) => {
    const desk = await startOnce(filledDesk)
    const answer = await context.request.post(new URL('/api/auth/local', desk.url).href, {
      headers: { origin: new URL(desk.url).origin },
      data: { identifier: desk.editor.email, password: desk.editor.password },
    })
    expect(answer.status()).toBe(200)
    await use(desk)
  },
  baseURL: async ({ startOnce }, use) => use((await startOnce(filledDesk)).url),
})

// The tests share one site: in parallel, each would start its own.
test.describe.configure({ mode: 'default' })

const paths = (concert: string) => [
  '/desk',
  '/desk/visits',
  '/desk/evenings',
  `/desk/evenings/${concert}`,
  '/desk/radar',
  '/desk/searches',
]

test('pages with figures are accessible in both themes, reached by keyboard, and no wider than the screen', async ({
  page,
  desk,
}) => {
  for (const path of paths(desk.concert)) {
    await page.setViewportSize(phone)
    await page.goto(path)
    expect([path, await unreachedByTab(page)]).toEqual([path, []])
    for (const summary of await page.locator('.chart summary').all()) await summary.click()
    expect([path, await violationsOn(page, bothThemes)]).toEqual([path, []])
    expect([path, await excessWidthOf(page)]).toEqual([path, 0])
    await page.setViewportSize(desktop)
    expect([path, await excessWidthOf(page)]).toEqual([path, 0])
  }
})

test('pages with figures are no wider than a phone in Thai', async ({ page, desk }) => {
  await page.setViewportSize(phone)
  for (const path of paths(desk.concert)) {
    await page.goto(`/th${path}`)
    for (const summary of await page.locator('.chart summary').all()) await summary.click()
    expect([path, await excessWidthOf(page)]).toEqual([path, 0])
  }
})

test('a chart points out its values by keyboard and pointer', async ({ page, desk }) => {
  await page.goto(`/desk/evenings/${desk.concert}`)
  const chart = page.locator('.chart').first()
  const area = chart.getByRole('slider')
  await area.scrollIntoViewIfNeeded()
  const words = chart.locator('[data-plot-words]')
  await area.focus()
  await page.keyboard.press('Home')
  await expect(words).toHaveText(/^За\s120\sдней\sдо\sконцерта; этот концерт: \d+/)
  await page.keyboard.press('ArrowRight')
  await expect(words).toHaveText(/^За\s90\sдней\sдо\sконцерта; /)
  await expect(area).toHaveAttribute('aria-valuetext', /^За\s90\sдней/)
  await area.blur()
  await expect(words).toBeHidden()
  await area.hover({ position: { x: 2, y: 40 } })
  await expect(words).toHaveText(/^За\s120\sдней/)
})

test('tables and routes are downloaded as files', async ({ page, desk }) => {
  await page.goto('/desk/radar')
  for (const name of ['route.csv', 'route.ics']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.locator(`a[download="${name}"]`).click(),
    ])
    expect(file.suggestedFilename()).toBe(name)
  }
  await page.goto(`/desk/evenings/${desk.concert}`)
  await page.locator('.chart summary').first().click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.chart').first().locator('a[download]').click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^made-\d+-tickets\.csv$/)
})
