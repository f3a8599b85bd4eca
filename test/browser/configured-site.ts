import type { Page, Route } from '@playwright/test'
import type { Snapshot } from '../../src/strapi-emulator/row.ts'
import { startContent } from '../../src/tools/measure/laboratory/stand-ins.ts'
import { type ServedWorker, type ServeOptions, serveWorker } from '../../src/tools/operate/serve-worker.ts'
import { test as base, expect } from './journey.ts'
import type { OwnSite } from './own-site.ts'

/**
 * Runs journeys on a site of its own, with variables that the common one doesn't set.
 *
 * @param outbound answers the site's own requests to other services; if absent, the network does
 */
export function onSiteWith(
  variables: Record<string, string>,
  outbound?: NonNullable<ServeOptions['outbound']>,
) {
  return onSite({
    start: () => serveWorker({ port: 0, variables, location, ...(outbound ? { outbound } : {}) }),
  })
}

/**
 * Makes a `test` whose site has other content than the demo's. @param snapshot makes the content of a day, `YYYY-MM-DD`
 */
export function onSiteWithContent(snapshot: (today: string) => Snapshot) {
  return onSite({
    start: async () => {
      const content = await startContent({ snapshot })
      const variables = { CONTENT_URL: `http://127.0.0.1:${content.port}` }
      const site = await serveWorker({ port: 0, variables, location })
      // Until the content is published pages answer 503, which takes a busy machine a while.
      await expect.poll(async () => (await fetch(new URL('/concerts', site.url))).status).toBe(200)
      return {
        ...site,
        stop: async () => {
          await site.stop()
          content.stop()
        },
      }
    },
  })
}

const location = { city: 'Moscow', country: 'RU', latitude: '55.7558', longitude: '37.6173' }

const onSite = (site: OwnSite<ServedWorker>) =>
  base.extend({
    baseURL: async ({ startOnce }, use) => {
      const { url } = await startOnce(site)
      await use(url.href.replace('127.0.0.1', 'localhost'))
    },
  })

/** Addresses of other companies that the page has asked for. */
export function watchOthers(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { protocol, href } = new URL(request.url())
    if (protocol === 'https:') asked.push(href)
  })
  return asked
}

/** The two hosts of the ticket provider's frames, as they are by default. */
export const ticketHosts = /^https:\/\/(iframeab-pre0000\.intickets\.ru|tickets\.poluton\.example)\//

/** Stands in for the ticket provider's page, which contains a `main` element. */
export const answerSeats = (route: Route) =>
  route.fulfill({
    contentType: 'text/html; charset=utf-8',
    body: '<html lang="ru"><title>Места</title><main><h1>Места</h1></main>',
  })

export const answerScript = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body })

/** Leaves a request without an answer until the returned function is called. */
export function holdBack(answer: (route: Route) => Promise<void>) {
  let release = () => undefined as unknown
  const released = new Promise((resolve) => {
    release = () => resolve(undefined)
  })
  return {
    release: () => void release(),
    handler: async (route: Route) => {
      await released
      await answer(route)
    },
  }
}
