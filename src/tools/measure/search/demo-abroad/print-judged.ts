/**
 * Judges the queries in languages that the demo lacks, in this process, and prints what was found as JSON. Which languages
 * a site has is in its brand's folder, so `measure-search.ts` starts this as a program of its own.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createIsolateState } from '../../../../cache/cache.ts'
import { createKvCache } from '../../../../cache/kv-cache.ts'
import { findExactPlaces, findPlacesByName } from '../../../../places/find-places.ts'
import { renameTourCity } from '../../../../places/tour-city.ts'
import { placesFolder } from '../../../../places/world-place.ts'
import { createContentOnDemand } from '../../../../publishing/parts-on-demand.ts'
import { checkRequest } from '../../../../search/request.ts'
import { createSearch } from '../../../../search/search-service.ts'
import { allLocales, type Locale } from '../../../../shared/locales.ts'
import { toUtcDay } from '../../../../shared/zoned-time.ts'
import { createEmbeddedContent } from '../../../../strapi-emulator/executor.ts'
import { createProgramStrapi, readProgramConfig } from '../../../operate/program-content.ts'
import { judgeAll } from '../judge.ts'
import { abroad } from '../judgements/index.ts'
import { makeSnapshotAbroad } from './snapshot.ts'

const filesOfPlaces = join(import.meta.dirname, '../../../../../public/build', placesFolder)
const readShard = (number: number) => readFile(join(filesOfPlaces, `${number}.txt`), 'utf8')

const content = createContentOnDemand({
  ...createProgramStrapi(readProgramConfig({}, []), console.error),
  fetch: createEmbeddedContent({ now: () => new Date(), snapshot: makeSnapshotAbroad }),
})
const places = {
  find: (typed: string, locale: Locale) =>
    findPlacesByName(readShard, typed, { locale, locales: allLocales }),
  findExact: (name: string, locale: Locale) => findExactPlaces(readShard, name, locale),
}
const maxCachedBytes = 16 * 1024 * 1024
const search = createSearch({
  content,
  cache: createKvCache(createIsolateState(maxCachedBytes), {
    kv: undefined,
    now: Date.now,
    waitUntil: () => undefined,
    log: content.log,
  }),
  meilisearch: undefined,
  locales: allLocales,
  log: content.log,
  renameCity: (text, locale) => renameTourCity({ places, content }, text, locale),
})
const judged = await judgeAll(
  abroad,
  (locale, queries) => search.search(checkRequest({ locale, queries }, allLocales)),
  toUtcDay(Date.now()),
)
console.log(JSON.stringify(judged))
