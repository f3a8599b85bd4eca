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
  await checkForUpdate(page)
  // The browser has looked at the script too. Where it was at that already, the check doesn't count.
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
 * Looks eight times a second, and acts where that isn't enough: after one second, three, seven, and every four from
 * then on, since a worker needs time for what one act asks of it.
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

/** Does nothing while no other worker waits. */
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

/** Lets the next check be due. @returns the status of its answer. */
export async function checkForUpdate(page: Page): Promise<number> {
  const answer = page.waitForResponse(/\/sw\.js$/)
  await page.clock.fastForward(updateCheckMs)
  return (await answer).status()
}
