import { type Cache, createIsolateState } from '../../src/cache/cache.ts'
import { createKvCache } from '../../src/cache/kv-cache.ts'
import type { ContentService } from '../../src/content/content-service.ts'

/** A cache of one isolate, in which the index of this content may stand. */
export const createSearchCache = ({
  now,
  waitUntil,
  log,
}: Pick<ContentService, 'now' | 'waitUntil' | 'log'>): Cache =>
  createKvCache(createIsolateState(64_000_000), { kv: undefined, now, waitUntil, log })
