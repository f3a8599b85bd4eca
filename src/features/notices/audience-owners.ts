import type { City } from '../../content/places/cities.ts'
import type { NoticeAudience } from './audience.ts'
import { accountPrefix } from './subscriptions.ts'

/**
 * @returns a query of the owners of a topic: ?1 is the topic's key, and the range goes from after ?2 up to ?3. Column
 * `own` sorts and limits the range, column `owner` joins the subscriptions
 */
export function toOwnersQuery({ kind, key }: NoticeAudience, cities: readonly City[]): string {
  const city = kind === 'near' ? cities.find(({ slug }) => slug === key) : undefined
  if (city?.latitude !== undefined && city.longitude !== undefined)
    return toOwnersNearby(city.latitude, city.longitude)
  return kind === 'saved'
    ? `select user as own, '${accountPrefix}' || user as owner from account_concert
       where slug = ?1 and is_saved = 1 and user > ?2 and user <= ?3 order by user`
    : `select owner as own, owner from notice_topic
       where kind = '${kind}' and key = ?1 and owner > ?2 and owner <= ?3 order by owner`
}

/** Followers of a place are told of concerts in cities within this distance. */
const nearbyKm = 100
const kmOfDegree = 111.2

/**
 * Makes a query of the owners who follow a place near a city, in the form of `toOwnersQuery`. Within 100 km the earth is
 * flat enough for Pythagoras, which needs no functions that the database lacks.
 */
function toOwnersNearby(latitude: number, longitude: number): string {
  const degrees = nearbyKm / kmOfDegree
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  const north = `(p.latitude - (${latitude}))`
  // Near the 180th meridian, longitudes on the other side are added, since that way round is shorter.
  const apart = `abs(p.longitude - (${longitude}))`
  const east = `(min(${apart}, 360 - ${apart}) * ${narrowing})`
  return `select distinct t.owner as own, t.owner as owner
     from wished_place p join notice_topic t on t.kind = 'place' and t.key = p.place
     where p.latitude between ${latitude - degrees} and ${latitude + degrees}
       and ${north} * ${north} + ${east} * ${east} <= ${degrees ** 2}
       and t.owner > ?2 and t.owner <= ?3 order by t.owner`
}
