import type { Page } from '@playwright/test'
import { expect, knowCity, test } from './journey.ts'
import { whenSettled } from './settled-page.ts'

/**
 * Finds letters in the first screen that stand on its picture. There may be none, so that all of them have the page's
 * own background.
 */
const wordsOnPicture = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const picture = document.querySelector('.hero-art')?.getBoundingClientRect()
    if (!picture) throw new Error('no picture')
    const words: string[] = []
    const texts = document.createTreeWalker(
      document.querySelector('.hero-text') ?? document,
      NodeFilter.SHOW_TEXT,
    )
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange()
      range.selectNode(text)
      const isOn = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < picture.right && right > picture.left && top < picture.bottom && bottom > picture.top,
      )
      if (isOn && text.textContent?.trim()) words.push(text.textContent)
    }
    return words
  })

test('no word stands on the picture, whatever the language and however wide the screen', async ({ page }) => {
  await knowCity(page)
  for (const path of ['/', '/en', '/th']) {
    await page.goto(path)
    await whenSettled(page)
    for (const width of [320, 360, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 740 })
      expect.soft(await wordsOnPicture(page), `${path}, ${width} px`).toEqual([])
    }
  }
})

test('the picture and the ticket are of the next concert in the visitor’s city', async ({ page }) => {
  await knowCity(page)
  await page.goto('/')
  const first = page.locator('.hero .stub')
  await expect(first).toHaveCount(1)
  await expect(page.locator('#concerts .stub').first()).toBeVisible()
  const concert = await first.getByRole('link').first().getAttribute('href')
  expect(concert).toContain('-kazan-')
  await page.locator('.hero-art').click()
  await expect(page).toHaveURL(new RegExp(`${concert}$`))
})

test('a phone’s first screen has the mark, the name, the next concert and its price', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await knowCity(page)
  await page.goto('/')
  await expect(page.locator('.top .logo')).toBeHidden()
  await expect(page.locator('.hero h1 img')).toBeInViewport()
  await expect(page.locator('.hero').getByText('Оркестр «Полутон»')).toBeInViewport()
  await expect(page.locator('.hero .stub .buy')).toBeInViewport({ ratio: 1 })
})
