import { makeUnreadableFileError, readAsset } from '../cache/read-asset.ts'
import type { ContentService } from '../content/content-service.ts'
import type { Locale } from '../shared/locales.ts'
import { type FoundPlace, findExactPlaces, findPlacesByName, readPlaceByKey } from './find-places.ts'
import { renameTourCity } from './tour-city.ts'
import { nameInKey, type Place, placesFolder } from './world-place.ts'

/** Finds places of the world by name. */
export interface PlaceService {
  /**
   * @param typed as it was typed: in any script, perhaps unfinished
   * @throws UpstreamFailed('store') where the files don't answer in time
   */
  find: (typed: string, locale: Locale) => Promise<FoundPlace[]>
  /** Finds the places of exactly this name, without other readings of it. @throws as `find` */
  findExact: (name: string, locale: Locale) => Promise<FoundPlace[]>
  /** @returns `undefined` for a key that no place has @throws as `find` */
  read: (key: string) => Promise<Place | undefined>
  /** See `renameTourCity`. */
  renameCity: (content: ContentService, text: string, locale: Locale) => Promise<string | undefined>
}

/** Describes the files in the log. */
const what = 'the names of places'
const limitMs = 2000

/** @param context the files of `public/`, and the languages of the deployment */
export function createPlaceService({
  assets,
  config,
}: {
  assets: Fetcher
  config: { LOCALES: readonly Locale[] }
}): PlaceService {
  const readShard = async (number: number): Promise<string> => {
    const address = new URL(`/build/${placesFolder}/${number}.txt`, 'https://assets.invalid')
    const answer = await readAsset(assets, address, { what, limitMs })
    if (!answer.ok) throw makeUnreadableFileError(what, new Error(`status ${answer.status}`))
    return answer.text().catch((error) => {
      throw makeUnreadableFileError(what, error)
    })
  }
  const service: PlaceService = {
    find: (typed, locale) => findPlacesByName(readShard, typed, { locale, locales: config.LOCALES }),
    findExact: (name, locale) => findExactPlaces(readShard, name, locale),
    read: async (key) => {
      const name = nameInKey(key)
      return name === undefined ? undefined : readPlaceByKey(readShard, key, name)
    },
    renameCity: (content, text, locale) => renameTourCity({ places: service, content }, text, locale),
  }
  return service
}
