import type { Browser, Page } from '@playwright/test'
import { nowMs } from '../fixtures/clock.ts'
import { violationsOn } from './axe.ts'
import { newDevice } from './browser-time.ts'
import { expect, test } from './journey.ts'

const film = '/vote/film-vote-2026'
const anime = '/vote/anime-vote-2026'

const option = (page: Page, name: RegExp) => page.getByRole('radio', { name })
const votesOf = (page: Page, id: string) => page.locator(`[data-option="${id}"] [data-votes]`)

/** Opens the page as another visitor, in another browser. */
async function voteElsewhere(browser: Browser, baseURL: string | undefined, name: RegExp): Promise<void> {
  const context = await newDevice(browser, {
    baseURL: baseURL ?? '',
    locale: 'ru-RU',
    serviceWorkers: 'block',
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.goto(anime)
  await option(page, name).check()
  await page.getByRole('button', { name: 'Проголосовать' }).click()
  await page.getByRole('button', { name: 'Подтвердить голос' }).click()
  await expect(page.getByRole('heading', { name: /Ваш голос/ })).toBeVisible()
  await context.close()
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('one votes, confirms, and changes one’s mind', async ({ page }) => {
    await page.goto(film)
    await option(page, /Imperial March/).check()
    await page.getByRole('button', { name: 'Проголосовать' }).click()
    await expect(page.getByRole('heading', { name: 'Подтвердите голос' })).toBeVisible()
    await page.getByRole('button', { name: 'Подтвердить голос' }).click()
    await expect(page).toHaveURL(`${film}/mine`)
    await expect(option(page, /Imperial March/)).toBeChecked()
    await option(page, /Pirate/).check()
    await page.getByRole('button', { name: 'Изменить голос' }).click()
    await expect(page.getByRole('heading', { name: /Ваш голос: «He’s a Pirate/ })).toBeVisible()
  })
})

test('results go on while the page is open, are said, and axe likes the page', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(anime)
  await expect(page.locator('tutti-island[name="LiveResults"]')).toHaveAttribute('data-island-state', 'ready')
  const before = (await votesOf(page, 'gurenge').textContent()) ?? ''
  await voteElsewhere(browser, baseURL, /Gurenge/)
  await expect(votesOf(page, 'gurenge')).not.toHaveText(before)
  await expect(page.locator('[data-news]')).toContainText('Результаты обновились')
  expect(await violationsOn(page)).toEqual([])
})

test('one votes by keyboard alone, and axe likes each step', async ({ page }) => {
  await page.goto(film)
  // The code that votes without a new page is loaded in idle time; before that the form opens the next page.
  await page.waitForLoadState('networkidle')
  await option(page, /Inception/).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(option(page, /Imperial March/)).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /Ваш голос: «The Imperial March/ })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  // The vote was counted without a new page, and the focus is on that message: the next stop of Tab is the button that
  // takes the vote back.
  await expect(page).toHaveURL(film)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Отменить голос' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Голос отменён.')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})

/** The demo's vote closes in weeks, so the test sends the page the event of its closing. */
async function openWhileItCloses(page: Page) {
  await page.clock.install({ time: nowMs() })
  const opened = Promise.withResolvers<(results: object) => void>()
  await page.routeWebSocket(/\/live$/, (socket) =>
    opened.resolve((results) => socket.send(JSON.stringify(results))),
  )
  await page.goto(film)
  await expect(page.locator('tutti-island[name="LiveResults"]')).toHaveAttribute('data-island-state', 'ready')
  return opened.promise
}

test('the form of an open page ends when the vote closes', async ({ page }) => {
  const tell = await openWhileItCloses(page)
  await expect(option(page, /Inception/)).toBeEnabled()
  tell({ version: 1_000_000, counts: { time: 3 }, isFinal: true })
  await expect(option(page, /Inception/)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Проголосовать' })).toHaveCount(0)
  await expect(page.getByText('Голосование уже закрыто.')).toBeVisible()
  await expect(page.locator('[data-option="time"] [data-leading]')).toHaveText('Победитель')
  expect(await violationsOn(page)).toEqual([])
})

test('one wishes for a program by keyboard alone, without script too', async ({ browser, baseURL }) => {
  const context = await newDevice(browser, { javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/wishes/hans-zimmer?city=kazan')
  await page.getByLabel('Город').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Подтвердите пожелание' })).toBeVisible()
  await page.getByRole('button', { name: 'Подтвердить' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Вы ждёте эту программу: Казань' })).toBeVisible()
  await context.close()
})

for (const javaScriptEnabled of [true, false]) {
  test(`one invites the orchestra to a place that isn’t on tour, by keyboard alone, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
    baseURL,
  }) => {
    const context = await newDevice(browser, {
      javaScriptEnabled,
      serviceWorkers: 'block',
      ...(baseURL ? { baseURL } : {}),
    })
    const page = await context.newPage()
    await page.goto('/cities')
    await page.getByRole('link', { name: 'Вашего города нет? Позовите нас' }).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Ваш город').fill('вологде')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Вологда' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Позвать нас сюда' }).focus()
    if (javaScriptEnabled) await page.waitForLoadState('networkidle')
    await page.keyboard.press('Enter')
    if (!javaScriptEnabled) {
      await page.getByRole('button', { name: 'Подтвердить' }).focus()
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('heading', { name: 'Вы позвали нас: Вологда' })).toBeVisible()
    if (javaScriptEnabled) expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Отменить пожелание' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Позвать нас сюда' })).toBeVisible()
    await context.close()
  })
}
