import { typedWords } from '../shared/stored-names.ts'

/**
 * A lifetime in the cache. Within `freshSeconds` a value is served as it is; within `staleSeconds` it is served and
 * refreshed in the background; after that the request waits for a new value, and gets the old one when making it
 * fails, up to `storedSeconds`.
 */
export interface CachePolicy {
  freshSeconds: number
  staleSeconds: number
  storedSeconds: number
  /**
   * What is written to the outer tier: everything if it is absent. With `when asked again` a value that an isolate is asked
   * for a second time, within an allowance (`kv-cache.ts`): strangers choose what is asked, and most of it is asked
   * once. With `never` the outer tier has what another policy writes.
   */
  outerWrites?: 'when asked again' | 'never'
  /** Stored in the outer tier only. In the isolate's memory it would push out pages that visitors wait for. */
  isOuterOnly?: true
  /**
   * Served stale once more after its content has changed, while it is refreshed. Otherwise requests wait for the
   * changed value: a page made of old content would be stored as a new one.
   */
  isServedAfterChange?: true
  /**
   * Visitors receive it while it is being made. Another request meanwhile makes its own, as it would otherwise wait
   * for the end of the first.
   */
  isStreamed?: true
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour
/** During an outage of a week the site still shows every page that was cached before. */
const outageSeconds = 7 * day

export const policies = {
  /**
   * Responses to partners' queries. Requests don't wait for each other, since the first may be slow, or its response
   * may not be stored. What is published ends a copy. What is not, such as a field that no page shows, is as old as a page may
   * be: if longer, editors see their old text at a partner's; if shorter, the allowance of writes is used up by few
   * queries. Stored longer for an outage.
   */
  partners: {
    freshSeconds: minute,
    staleSeconds: 10 * minute,
    storedSeconds: hour,
    outerWrites: 'when asked again',
    isStreamed: true,
  },
  /** Meilisearch's responses. If stale for longer, its documents that change without an editor, as when tickets sell out, are old. */
  search: {
    freshSeconds: minute,
    staleSeconds: 10 * minute,
    storedSeconds: typedWords.maxAgeSeconds,
    outerWrites: 'when asked again',
  },
  /**
   * The in-process search index, as the scheduled run makes it: again when its parts have changed, and daily without concerts that
   * are over.
   */
  searchIndex: { freshSeconds: day, staleSeconds: day, storedSeconds: outageSeconds },
  /**
   * The same index, as a search reads it: no visitor writes to KV. Longer by a day, so that the scheduled run makes it first.
   */
  foundSearchIndex: {
    freshSeconds: 2 * day,
    staleSeconds: 2 * day,
    storedSeconds: outageSeconds,
    outerWrites: 'never',
  },
  /**
   * Results of a vote. If longer, pages without a WebSocket show them late; if shorter, each request reaches the
   * Durable Object that adds votes up. Stored for a day, in case that object doesn't respond.
   */
  results: { freshSeconds: 1, staleSeconds: 0, storedSeconds: day },
  /** How many people want which program in which city. If longer, visitors don't see their own request counted. */
  wishes: { freshSeconds: 10, staleSeconds: hour, storedSeconds: day },
  /** What a bot is called, and that its messenger calls the site. If longer, a changed webhook is mended late. */
  messengerBots: { freshSeconds: day, staleSeconds: 0, storedSeconds: outageSeconds },
  /** Redirects of the desk. If longer, a redirect that was just made seems not to work. */
  siteRedirects: {
    freshSeconds: minute,
    staleSeconds: 0,
    storedSeconds: hour,
  },
  /**
   * Health reports. If longer, monitoring learns of faults late; if shorter, frequent monitoring causes frequent calls
   * to the services.
   */
  health: { freshSeconds: 5, staleSeconds: 0, storedSeconds: 0 },
  /**
   * Rendered pages. If fresh for longer, visitors see «buy» where tickets have just sold out; if stale for longer, the
   * first visitor of a rarely visited page sees old content.
   */
  pages: {
    freshSeconds: 30,
    staleSeconds: 10 * minute,
    storedSeconds: outageSeconds,
    isServedAfterChange: true,
    isStreamed: true,
  },
  /** Feeds and calendars. If longer, a moved concert stays at its old time in subscribers' calendars. */
  files: { freshSeconds: 5 * minute, staleSeconds: 0, storedSeconds: outageSeconds },
  /**
   * The sitemap's index and files, which may be megabytes. If longer, search engines learn of changes late; if shorter, each
   * crawl makes the files again.
   */
  sitemaps: {
    freshSeconds: hour,
    staleSeconds: 0,
    storedSeconds: outageSeconds,
    isOuterOnly: true,
  },
  /** Share images under keys that contain what they show, so they are never outdated. */
  shareImages: {
    freshSeconds: 365 * day,
    staleSeconds: 0,
    storedSeconds: 365 * day,
    isOuterOnly: true,
  },
  /** Share images by the address of their page. If longer, a deleted page's image is still served. */
  namedShareImages: {
    freshSeconds: day,
    staleSeconds: 0,
    storedSeconds: day,
    isOuterOnly: true,
  },
} as const satisfies Record<string, CachePolicy>
