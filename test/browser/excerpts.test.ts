import { expect, knowCity, test } from './journey.ts'

test('a program’s sound costs nothing before it is played; then the scene moves where motion is welcome', async ({
  page,
}) => {
  await knowCity(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.wav')) asked.push(request.url())
  })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/danny-elfman')
  // The browser's own player, which also works without a script.
  const recording = page.locator('.excerpt audio[controls][preload="none"]')
  await recording.scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  const picture = page.locator('.entry-hero > picture')
  await expect(picture).toHaveCSS('animation-name', 'none')
  await recording.focus()
  await recording.press('Space')
  await expect(page.locator('[data-sounding]')).toBeAttached()
  expect(asked.length).toBeGreaterThan(0)
  await expect(picture).toHaveCSS('animation-name', 'sway')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(picture).toHaveCSS('animation-name', 'none')
  await recording.press('Space')
  await expect(page.locator('[data-sounding]')).not.toBeAttached()
})
