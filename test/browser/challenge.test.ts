import type { Page } from '@playwright/test'
import { Response } from 'miniflare'
import { violationsOn } from './axe.ts'
import { answerScript, holdBack, onSiteWith, watchOthers } from './configured-site.ts'
import { fillLetter, open, send, whenReady } from './form-steps.ts'
import { expect, test as plainTest } from './journey.ts'

/** Tokens whose check the site has requested from Turnstile. */
const checked: unknown[] = []
const test = onSiteWith({ TURNSTILE_SITE_KEY: '0x4AAAAAAA', TURNSTILE_SECRET: 'secret' }, async (request) => {
  const { response } = (await request.json()) as { response: string }
  checked.push(response)
  return new Response(JSON.stringify({ success: true, 'error-codes': [] }))
})
test.beforeEach(() => void checked.splice(0))
// All tests share one site: in parallel, each would start its own.
test.describe.configure({ mode: 'default' })

const script = /^https:\/\/challenges\.cloudflare\.com\//

/** A widget that records its calls, and has a function that gives its token. */
const widgetThat = (acts: string) => `
  window.turnstile = {
    render(place, options) {
      window.asked = { ...options, callback: undefined }
      const pass = () => {
        place.insertAdjacentHTML('beforeend', '<input type="hidden" name="cf-turnstile-response" value="token-1">')
        options.callback('token-1')
      }
      ${acts}
    },
  }`
const passes = widgetThat('setTimeout(pass)')
const asks = widgetThat(`
  options['before-interactive-callback']()
  place.innerHTML = '<button type="button">Я человек</button>'
  place.firstChild.addEventListener('click', pass)`)

const readAsked = (page: Page) =>
  page.evaluate(() => JSON.parse(JSON.stringify(Reflect.get(window, 'asked') ?? null)))
const hasAsked = (page: Page) => expect.poll(() => readAsked(page)).not.toBeNull()
const isSent = (page: Page) => expect(page).toHaveURL(/\/sent\/contact\/[a-z0-9]{8}$/)

test('nothing of another company is loaded before somebody begins to type', async ({ page }) => {
  await page.route(script, answerScript(passes))
  const others = watchOthers(page)
  const form = await open(page, '/contact')
  await form.getByLabel('Как вас зовут').focus()
  await form.getByLabel('Почта').focus()
  expect(others).toEqual([])
  await page.keyboard.type('a')
  await hasAsked(page)
  expect(others).toEqual(['https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'])
})

test('a form is sent with the token, which the site has checked', async ({ page }) => {
  await page.route(script, answerScript(passes))
  const form = await open(page, '/contact')
  await fillLetter(form)
  await expect(form.locator('[name="cf-turnstile-response"]')).toHaveCount(1)
  await send(form)
  await isSent(page)
  expect(checked).toEqual(['token-1'])
})

test('what was typed before a reload is sent with a token, too: the form waits for it', async ({ page }) => {
  const slow = holdBack(answerScript(passes))
  await page.route(script, slow.handler)
  await fillLetter(await open(page, '/contact'))
  await page.reload()
  const form = await whenReady(page)
  await form.getByLabel(/^Согласен/).evaluate((box: HTMLInputElement) => {
    box.checked = true
  })
  await send(form)
  await expect(form.locator('[data-send]')).toHaveText('Отправляем…')
  slow.release()
  await isSent(page)
  expect(checked).toEqual(['token-1'])
})

test('a widget that has to ask is seen above the button, and its token is sent', async ({ page }) => {
  await page.route(script, answerScript(asks))
  const form = await open(page, '/contact')
  await fillLetter(form)
  await expect(form.getByRole('status').filter({ hasText: 'Отметьте, что вы не программа' })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await form.getByRole('button', { name: 'Я человек' }).click()
  await expect(form.getByText('Отметьте, что вы не программа')).toBeHidden()
  await send(form)
  await isSent(page)
  expect(checked).toEqual(['token-1'])
})

test('a script that is blocked says so, and the form is sent', async ({ page, complaints }) => {
  await page.route(script, (route) => route.abort())
  const form = await open(page, '/contact')
  await fillLetter(form)
  await expect(form.getByText('Проверка от спама не загрузилась')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await send(form)
  await isSent(page)
  expect(checked).toEqual([])
  // The browser reports the script that this test cut off.
  complaints.length = 0
})

for (const width of [320, 1440]) {
  test(`a widget that asks fits a screen of ${width} px, and takes no room before`, async ({ page }) => {
    await page.setViewportSize({ width, height: 760 })
    await page.route(
      script,
      answerScript(
        widgetThat(`
          const width = options.size === 'compact' ? 150 : 300
          place.innerHTML = '<div style="height: 0; min-width: ' + width + 'px"></div>'
          window.ask = () => {
            place.firstChild.style.height = '65px'
            options['before-interactive-callback']()
          }`),
      ),
    )
    const form = await open(page, '/contact')
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    const heightOfForm = async () => (await form.boundingBox())?.height
    const before = await heightOfForm()
    await form.getByLabel('Как вас зовут').fill('Анна')
    await hasAsked(page)
    expect([await overflow(), await heightOfForm()]).toEqual([0, before])
    await page.evaluate(() => Reflect.get(window, 'ask')())
    await expect(form.getByText('Отметьте, что вы не программа')).toBeVisible()
    const inForm = await form.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect([await overflow(), inForm]).toEqual([0, 0])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form says that it may take longer, and is sent', async ({ page }) => {
    await page.goto('/contact')
    const form = page.locator('.submission')
    // Texts within `noscript` are found by no `getByText`.
    await expect(form.locator('noscript p')).toBeVisible()
    await fillLetter(form)
    await send(form)
    await expect(page.getByText('Проверьте, всё ли верно, и отправьте')).toBeVisible()
    await send(form)
    await isSent(page)
    expect(checked).toEqual([])
  })
})

plainTest('a site without Turnstile says nothing of it', async ({ page }) => {
  const others = watchOthers(page)
  const form = await open(page, '/contact')
  await fillLetter(form)
  await expect(form.locator('.form-challenge')).toHaveCount(0)
  await send(form)
  await isSent(page)
  expect(others).toEqual([])
})
