import { updateCheckMs } from '../../src/shared/constants.ts'
import { test } from './faulty-site.ts'
import { expect, knowCity } from './journey.ts'
import { openChecked } from './update-checks.ts'

test("the worker's script is asked for past every cache, and only for a changed one", async ({ page }) => {
  await knowCity(page)
  await openChecked(page)
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
