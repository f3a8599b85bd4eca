import type { Page } from '@playwright/test'
import { updateCheckMs } from '../../src/shared/constants.ts'
import { stopClock } from './browser-time.ts'
import { workerOf } from './faulty-site.ts'
import { expect } from './journey.ts'

/** A page with its worker, and its clock stopped where the first check for an update has been. */
export async function openChecked(page: Page): Promise<void> {
  await stopClock(page)
  await page.goto('/programs')
  await workerOf(page)
  const known = () => page.evaluate(() => localStorage.getItem('tutti.worker'))
  await checkForUpdate(page)
  // The browser has looked at the script too. Where it was at that already, the check doesn't count.
  await expect
    .poll(async () => {
      if (await known()) return true
      await checkForUpdate(page)
      return Boolean(await known())
    }, slowly)
    .toBe(true)
}

/** Leaves the worker time for what one look of the page asks of it. */
export const slowly = { intervals: [1000, 2000, 4000] }

/** Lets the next check be due. @returns the status of its answer. */
export async function checkForUpdate(page: Page): Promise<number> {
  const answer = page.waitForResponse(/\/sw\.js$/)
  await page.clock.fastForward(updateCheckMs)
  return (await answer).status()
}
