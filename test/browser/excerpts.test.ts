import { expect, knowCity, test } from './journey.ts'

const address = '/danny-elfman'
test.beforeEach(({ page }) => knowCity(page))

for (const [motion, animation] of [
  ['no-preference', 'sway'],
  ['reduce', 'none'],
] as const) {
  test(`a program’s sound costs nothing before it is played; then the scene moves where motion is welcome (${motion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.wav')) asked.push(request.url())
    })
    await page.goto(address)
    const recording = page.locator('.excerpt audio')
    await recording.scrollIntoViewIfNeeded()
    expect(asked).toEqual([])
    const picture = page.locator('.entry-hero > picture')
    await expect(picture).toHaveCSS('animation-name', 'none')
    await recording.focus()
    await recording.press('Space')
    await expect(page.locator('[data-sounding]')).toBeAttached()
    expect(asked.length).toBeGreaterThan(0)
    await expect(picture).toHaveCSS('animation-name', animation)
    await recording.press('Space')
    await expect(page.locator('[data-sounding]')).not.toBeAttached()
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('a program’s sound has the browser’s own player', async ({ page }) => {
    await page.goto(address)
    await expect(page.locator('.excerpt audio[controls][preload="none"]')).toBeVisible()
  })
})
