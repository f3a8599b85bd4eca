import { test as base } from '@playwright/test'
import { setBrowserClock } from './browser-time.ts'

interface Stoppable {
  stop: () => Promise<unknown>
}

/** A site for some tests only, with other variables or with content of its own. */
export interface OwnSite<Started extends Stoppable> {
  start: () => Promise<Started>
  /** The running site; absent while it is stopped. */
  started?: Promise<Started> | undefined
}

type StartOnce = <Started extends Stoppable>(site: OwnSite<Started>) => Promise<Started>

/**
 * What every test of the site extends: pages have the clock of the tests, on any day. `startOnce` starts a site and stops the one that it started before: one runs at
 * a time. A fixture of Playwright's workers for each site would end process and browser wherever tests begin that need
 * another site, or none.
 */
export const test = base.extend<object, { startOnce: StartOnce }>({
  context: async ({ context }, use) => {
    await setBrowserClock(context)
    await use(context)
  },
  startOnce: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern.
    async ({}, use) => {
      let stopLast = () => Promise.resolve<unknown>(undefined)
      await use(async (site) => {
        if (!site.started) {
          await stopLast()
          site.started = site.start()
          const { stop } = await site.started
          stopLast = () => {
            site.started = undefined
            return stop()
          }
        }
        return site.started
      })
      await stopLast()
    },
    { scope: 'worker' },
  ],
})
