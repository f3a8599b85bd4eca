import { withinLimit } from '../cache/time-limit.ts'
import type { Context } from '../context/context.ts'
import { UpstreamFailed } from '../errors.ts'
import type { Locale } from '../shared/locales.ts'
import { type FoundPlace, findExactPlaces, findPlacesByName, readPlaceByKey } from './find-places.ts'
import { nameInKey, type Place } from './place.ts'
import { placesFolder } from './shards.ts'

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
}

const timeLimitMs = 2000

export function createPlaceService({ assets, config }: Pick<Context, 'assets' | 'config'>): PlaceService {
  const readShard = async (number: number): Promise<string> => {
    const address = new URL(`/build/${placesFolder}/${number}.txt`, 'https://assets.invalid')
    const tooLate = () => new Error(`no answer within ${timeLimitMs} ms`)
    try {
      const answer = await withinLimit(timeLimitMs, assets.fetch(address), tooLate)
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      return await answer.text()
    } catch (error) {
      throw new UpstreamFailed('store', 0, 'the names of places can’t be read', undefined, error)
    }
  }
  return {
    find: (typed, locale) => findPlacesByName(readShard, typed, { locale, locales: config.LOCALES }),
    findExact: (name, locale) => findExactPlaces(readShard, name, locale),
    read: async (key) => {
      const name = nameInKey(key)
      return name === undefined ? undefined : readPlaceByKey(readShard, key, name)
    },
  }
}
