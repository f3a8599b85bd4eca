import { updateCheckMs } from '../../src/shared/constants.ts'
import { test, workerOf } from './faulty-site.ts'
import { expect, knowCity } from './journey.ts'

test("the worker's script is asked for past every cache, and only for a changed one", async ({ page }) => {
  await knowCity(page)
  await page.clock.install()
  await page.goto('/programs')
  await workerOf(page)
  await page.clock.fastForward(updateCheckMs)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tutti.worker'))).not.toBeNull()
  const known = await page.evaluate(() => localStorage.getItem('tutti.worker'))
  const asked = page.waitForRequest(/\/sw\.js$/)
  await page.clock.fastForward(updateCheckMs)
  // `no-store`: what browsers send for a request that neither reads nor fills their cache.
  expect(await (await asked).allHeaders()).toMatchObject({
    'cache-control': 'no-cache',
    pragma: 'no-cache',
    'if-none-match': known,
  })
})
