import type { Page } from '@playwright/test'
import { updateCheckMs } from '../../src/shared/constants.ts'
import { stopClock } from './browser-time.ts'
import { workerOf } from './faulty-site.ts'
import { expect } from './journey.ts'

/** Opens a page with its service worker, and stops its clock after the first check for an update. */
export async function openChecked(page: Page): Promise<void> {
  await stopClock(page)
  await page.goto('/programs')
  await workerOf(page)
  await checkForUpdate(page)
  // The browser itself has looked at the script, too. If it was doing so already, the page's check doesn't count.
  await until(
    () => page.evaluate(() => localStorage.getItem('tutti.worker') !== null),
    () => checkForUpdate(page),
  )
}

/**
 * Waits until `look` sees the next worker at work. It takes over once the one before it is idle, which Chromium then
 * ends; but one that something wakes on its way out it keeps running as long as an inspector is attached to it, and
 * Playwright is one.
 *
 * @param nudge what makes the page look again
 */
export const untilTakenOver = (
  page: Page,
  look: () => Promise<boolean>,
  nudge = () => Promise.resolve(),
): Promise<void> =>
  until(look, async () => {
    await endOldWorker(page)
    await nudge()
  })

/**
 * Calls `look` eight times a second, and `act` after one second, three, seven, and every four from then on, since a
 * worker needs time for one act.
 */
async function until(look: () => Promise<boolean>, act: () => Promise<unknown>): Promise<void> {
  let looks = 0
  await expect
    .poll(
      async () => {
        if (await look()) return true
        looks += 1
        if (looks === 8 || (looks > 8 && (looks - 24) % 32 === 0)) await act()
        return false
      },
      { intervals: [125] },
    )
    .toBe(true)
}

/** Does nothing while no other worker is waiting. */
async function endOldWorker(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const { promise: versions, resolve } =
    Promise.withResolvers<{ versionId: string; status: string; runningStatus: string }[]>()
  browser.on('ServiceWorker.workerVersionUpdated', (event) => resolve(event.versions))
  await browser.send('ServiceWorker.enable')
  const known = await versions
  const old = known.find(({ status, runningStatus }) => status === 'activated' && runningStatus === 'running')
  if (old && known.some(({ status }) => status === 'installed'))
    await browser.send('ServiceWorker.stopWorker', { versionId: old.versionId })
  await browser.detach()
}

/**
 * Lets the next check become due.
 *
 * @returns the status of its response.
 */
export async function checkForUpdate(page: Page): Promise<number> {
  const answer = page.waitForResponse(/\/sw\.js$/)
  await page.clock.fastForward(updateCheckMs)
  return (await answer).status()
}
