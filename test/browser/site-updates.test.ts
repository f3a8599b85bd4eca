import type { Page } from '@playwright/test'
import { updateCheckMs } from '../../src/shared/constants.ts'
import { serveWorker } from '../../src/tools/operate/serve-worker.ts'
import { keptAddresses, test } from './faulty-site.ts'
import { reopen, whenReady } from './form-steps.ts'
import { expect, knowCity } from './journey.ts'
import { checkForUpdate, openChecked, untilTakenOver } from './update-checks.ts'

const newBuild = 'bbbbbbbbbbbb'

test.beforeEach(async ({ page }) => {
  await knowCity(page)
})

const buildOf = (page: Page) => page.locator('html').getAttribute('data-build')
const untilNew = (page: Page) => untilTakenOver(page, async () => (await buildOf(page)) === newBuild)
const update = (page: Page) => page.locator('[data-notice="update"]')

test('a new version is offered, and «Обновить» reloads into it once', async ({ page, site }) => {
  await openChecked(page)
  site.deploy(newBuild)
  expect(await checkForUpdate(page)).toBe(200)
  await expect(update(page)).toContainText('Сайт обновился.')
  await expect(page.locator('html')).toHaveAttribute('data-need-refresh', '')
  const loads: string[] = []
  page.on('framenavigated', (frame) => loads.push(frame.url()))
  await update(page).getByRole('button', { name: 'Обновить' }).click()
  await untilNew(page)
  await page.clock.fastForward(updateCheckMs)
  await expect(update(page)).toHaveCount(0)
  expect(loads).toHaveLength(1)
})

/** Responses to a request for the worker's script: of a site in trouble, and of a hotel's sign-in page. */
const noScripts = [
  { status: 404, body: 'not found' },
  { status: 500, body: 'out of order' },
  { status: 200, body: '<h1>Wi-Fi</h1>' },
]

test("a site whose worker's script was never there works without", async ({ page, site }) => {
  for (const answer of noScripts) {
    site.answer('/sw.js', answer)
    await page.goto('/programs')
    await expect(page.locator('html')).toHaveAttribute('data-registration-error', /./)
  }
  await page.locator('.top-nav').getByRole('link', { name: 'Концерты' }).click()
  await expect(page).toHaveURL('/concerts')
})

test('a page that came with the new version lets its worker in without a question', async ({
  page,
  site,
}) => {
  await openChecked(page)
  site.deploy(newBuild)
  await page.goto('/venues')
  expect(await buildOf(page)).toBe(newBuild)
  const check = () => page.clock.fastForward(updateCheckMs)
  await check()
  await untilTakenOver(page, async () => (await page.evaluate(askController)) === newBuild, check)
  await expect(update(page)).toHaveCount(0)
})

test('another tab in sight is asked too, and reloads on its own answer', async ({ page, site, context }) => {
  await openChecked(page)
  const other = await context.newPage()
  await openChecked(other)
  site.deploy(newBuild)
  await checkForUpdate(page)
  await update(page).getByRole('button', { name: 'Обновить' }).click()
  await untilNew(page)
  await expect(update(other)).toBeVisible()
  expect(await buildOf(other)).not.toBe(newBuild)
  await update(other).getByRole('button', { name: 'Обновить' }).click()
  await untilNew(other)
})

test('a tab with something typed in it is never reloaded by another', async ({ page, site, context }) => {
  await openChecked(page)
  const other = await context.newPage()
  await other.goto('/search')
  await other.clock.fastForward(updateCheckMs)
  await expect(other.locator('html')).toHaveAttribute('data-offline-ready', '')
  await other.locator('main input').first().fill('Тверь')
  await other.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }))
  site.deploy(newBuild)
  await checkForUpdate(page)
  await update(page).getByRole('button', { name: 'Обновить' }).click()
  await untilNew(page)
  await expect(update(other)).toBeVisible()
  await expect(other.locator('main input').first()).toHaveValue('Тверь')
})

test('what was typed into a form is there after «Обновить»', async ({ page, site }) => {
  await openChecked(page)
  const form = await reopen(page, '/contact')
  await form.getByLabel('О чём вы пишете').selectOption('press')
  await form.getByLabel('Сообщение').fill('Здравствуйте')
  site.deploy(newBuild)
  await checkForUpdate(page)
  await update(page).getByRole('button', { name: 'Обновить' }).click()
  await untilNew(page)
  const again = await whenReady(page)
  await expect(again.getByLabel('Сообщение')).toHaveValue('Здравствуйте')
  await expect(again.getByLabel('О чём вы пишете')).toHaveValue('press')
})

test('a page of an older build still finds its code after a deploy', async ({ page, site }) => {
  await openChecked(page)
  const script = await (await page.request.get('/sw.js')).text()
  const files = [...new Set(script.match(/\/build\/assets\/[\w-]+\.(js|css)/g))]
  await expect.poll(() => keptAddresses(page)).toEqual(expect.arrayContaining(files))
  site.deploy(newBuild)
  site.answer(/\/build\/assets\/(island|preloader)/, { status: 404 })
  await page.locator('tutti-island[name="Search"] a').click()
  await expect(page.locator('.search-popup')).toBeVisible()
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a page whose code was deployed away reloads once, then follows the link', async ({ page, site }) => {
    await page.goto('/programs')
    site.answer(/\/build\/assets\/preloader/, { status: 404 })
    site.deploy(newBuild)
    const search = page.locator('tutti-island[name="Search"] a')
    await search.click()
    await expect.poll(() => buildOf(page)).toBe(newBuild)
    await expect(page).toHaveURL('/programs')
    await search.click()
    await expect(page).toHaveURL('/search')
  })
})

test('the kill switch removes the worker and all that it kept', async ({ page, site }) => {
  await openChecked(page)
  const { url, stop } = await serveWorker({ port: 0, variables: { SERVICE_WORKER: 'off' } })
  try {
    site.replaceBy(url.href)
    await page.goto('/venues')
    await untilTakenOver(page, () =>
      page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length === 0)),
    )
    expect(await keptAddresses(page)).toEqual([])
    await page.goto('/programs')
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  } finally {
    await page.close()
    await stop()
  }
})

/** The build of the worker that controls the page. */
const askController = () =>
  new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    navigator.serviceWorker.controller?.postMessage({ type: 'which-build' }, [port2])
  })
