import { typedWords } from '../shared/stored-names.ts'

/**
 * Every lifetime of the cache. Within `freshSeconds` a value is served as it is; within `staleSeconds` it is served
 * at once and made anew behind the answer; after that the reader waits for a new one and falls back to the old one when
 * making it fails, up to `keepSeconds`.
 */
export interface CachePolicy {
  freshSeconds: number
  staleSeconds: number
  keepSeconds: number
  /** How long «there is no such entry» is believed. */
  absentSeconds: number
  /** Kept in the isolate only. For answers to what visitors type: they would fill KV with one-time entries. */
  isIsolateOnly?: true
  /** Kept in the outer tier only. In the isolate's memory it would push out pages that people wait for. */
  isOuterOnly?: true
  /**
   * Shown once more after content has changed, while it is made anew. Otherwise what an editor has changed is waited
   * for: a page that was made of an old copy of content would be kept as a new one.
   */
  isServedAfterChange?: true
  /** Visitors read it while it is made. Who asks meanwhile has another made: they would wait for the first's end. */
  isSentWhileMade?: true
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour
/** An outage of a week still shows every page that was seen before it. */
const outageSeconds = 7 * day

export const policies = {
  /** Concerts and lists of them. Longer: a visitor is sent to a concert that has sold out meanwhile. */
  concerts: { freshSeconds: minute, staleSeconds: hour, keepSeconds: outageSeconds, absentSeconds: 30 },
  freeText: {
    freshSeconds: minute,
    staleSeconds: typedWords.maxAgeSeconds,
    keepSeconds: typedWords.maxAgeSeconds,
    absentSeconds: 30,
    isIsolateOnly: true,
  },
  /**
   * Answers to partners. Nobody waits for what another has asked: it may be waiting for a slow one, or may not be kept.
   * Stale for longer: a partner who asks seldom is told what was true then; shorter: nothing during an outage.
   */
  partners: {
    freshSeconds: minute,
    staleSeconds: hour,
    keepSeconds: hour,
    absentSeconds: 0,
    isIsolateOnly: true,
    isSentWhileMade: true,
  },
  /** Texts. Longer: an editor who has no webhook set up waits for a correction. */
  texts: { freshSeconds: 5 * minute, staleSeconds: day, keepSeconds: outageSeconds, absentSeconds: minute },
  /**
   * Where entries are edited. Anybody can ask for the edit bar, so nothing of it goes to KV; longer: Strapi 4 gives an
   * entry that is published again another number.
   */
  editLinks: {
    freshSeconds: 5 * minute,
    staleSeconds: hour,
    keepSeconds: hour,
    absentSeconds: minute,
    isIsolateOnly: true,
  },
  /** Cities, social links, legal details: they change a few times a year. */
  site: { freshSeconds: 15 * minute, staleSeconds: day, keepSeconds: outageSeconds, absentSeconds: minute },
  /**
   * Answers of Meilisearch to the views that everybody opens. Longer: the popup begins with concerts that are
   * sold out. What visitors type is `freeText`.
   */
  search: { freshSeconds: minute, staleSeconds: hour, keepSeconds: outageSeconds, absentSeconds: 0 },
  /** The in-process search index. Longer: a new concert can't be found; shorter: it is made anew all the time. */
  searchIndex: {
    freshSeconds: 5 * minute,
    staleSeconds: day,
    keepSeconds: outageSeconds,
    absentSeconds: 0,
  },
  /** Redirects. Absent for longer: a new redirect takes that long to work; shorter: bots cost a call each. */
  redirects: {
    freshSeconds: 5 * minute,
    staleSeconds: hour,
    keepSeconds: outageSeconds,
    absentSeconds: 2 * minute,
  },
  /**
   * How a vote stands. Longer: pages without a socket count late; shorter: each that asks reaches the object that adds up.
   * Kept for a day, for when that doesn't answer.
   */
  results: { freshSeconds: 1, staleSeconds: 0, keepSeconds: day, absentSeconds: 0, isIsolateOnly: true },
  /** Who wants which program where. Longer: who has wished doesn't find themselves counted. */
  wishes: { freshSeconds: 10, staleSeconds: hour, keepSeconds: day, absentSeconds: 0, isIsolateOnly: true },
  /** Concerts that people are told of now. Longer: they hear what isn't so; shorter: each batch asks for them. */
  notices: { freshSeconds: 15, staleSeconds: 0, keepSeconds: 15, absentSeconds: 0, isIsolateOnly: true },
  /** What monitors are told. Longer: they hear late; shorter: whoever asks often makes the site ask often. */
  health: { freshSeconds: 5, staleSeconds: 0, keepSeconds: 0, absentSeconds: 0, isIsolateOnly: true },
  /**
   * Finished pages. Fresh for longer: a visitor sees «buy» where tickets have just sold out. Stale for longer: an
   * address that is seldom visited shows its first visitor an old state.
   */
  pages: {
    freshSeconds: 30,
    staleSeconds: 10 * minute,
    keepSeconds: outageSeconds,
    absentSeconds: 0,
    isServedAfterChange: true,
    isSentWhileMade: true,
  },
  /** Feeds and calendars. Longer: a concert that has been moved stays where it was in subscribers' calendars. */
  files: { freshSeconds: 5 * minute, staleSeconds: 0, keepSeconds: outageSeconds, absentSeconds: 0 },
  /** Their index. Longer: search engines learn later of what no webhook told; shorter: each crawl makes it anew. */
  sitemap: { freshSeconds: hour, staleSeconds: 0, keepSeconds: outageSeconds, absentSeconds: 0 },
  /** As their index. A part may be megabytes. */
  sitemapParts: {
    freshSeconds: hour,
    staleSeconds: 0,
    keepSeconds: outageSeconds,
    absentSeconds: 0,
    isOuterOnly: true,
  },
  /** Their keys name what they show, so none is ever out of date. */
  sharePictures: {
    freshSeconds: 365 * day,
    staleSeconds: 0,
    keepSeconds: 365 * day,
    absentSeconds: 0,
    isOuterOnly: true,
  },
  /** The same, by the addresses of pages. Longer: that of a page which is gone goes on showing it. */
  namedSharePictures: {
    freshSeconds: day,
    staleSeconds: 0,
    keepSeconds: day,
    absentSeconds: 0,
    isOuterOnly: true,
  },
} as const satisfies Record<string, CachePolicy>
