import * as z from 'zod/mini'
import { createKeys } from '../../cache/key.ts'
import { policies } from '../../cache/policies.ts'
import type { FeatureContext } from '../../context/context.ts'
import { createSigner } from '../../crypto/signature.ts'
import { ConfigInvalid } from '../../errors.ts'
import { minPeople } from '../../shared/min-people.ts'
import { voterCookie } from '../../shared/stored-names.ts'
import { mostOfAddress, mostOfNetwork, toNetwork } from '../../throttle/visitor-address.ts'
import type {
  KnownPerson,
  PlaceDemand,
  PlaceWish,
  WishDeps,
  WishedPlace,
  WishingVisitor,
  WishService,
} from './wish-service.ts'

/** @throws ConfigInvalid where the deployment has no database or no `SITE_SECRET` */
export function createWishService({ config, database, memoryCache, now, log }: FeatureContext): WishService {
  const { SITE_SECRET: secret } = config
  if (!database || !secret) throw new ConfigInvalid(['SITE_SECRET and DB are needed'])
  const deps = { database, secret, cache: memoryCache, now, log }
  return {
    wish: (...given) => wishForPlace(deps, ...given),
    takeBack: (...given) => takeWishBack(deps, ...given),
    findOwn: (...given) => findOwnPlace(deps, ...given),
    countPeople: async (place) => {
      const people = await countPeople(deps, place)
      return people < minPeople ? 0 : people
    },
    readMostWished: () => readMostWished(deps),
    countByDay: (from) => countByDay(deps, from),
    readDemand: () => readDemand(deps),
    removeOld: () => removeOldWishes(deps),
  }
}

/** 132 bits in base64url: no two people get the same id. */
const idLength = 22

/**
 * Makes the pseudonymous ids of a person. The first is stored with a wish: the account's if somebody is signed in,
 * otherwise the browser's. A second one is the browser's of somebody who is signed in; its earlier wish is replaced. Ids
 * differ between programs, so that stored wishes don't show what one person wished.
 */
async function toIds({ secret }: WishDeps, { visitor, account }: KnownPerson, program: string) {
  const signer = createSigner(secret)
  const toId = async (kind: string, whose: string) =>
    (await signer.sign('place wish', `${kind}\n${program}\n${whose}`)).slice(0, idLength)
  const browser = await toId('browser', visitor)
  return account === undefined ? [browser] : [await toId('account', account), browser]
}

/** How many people without an account one network address adds to a place while few wish for it. */
const leastOfAddress = 3

/** The pseudonymous id under which an address is counted in a place; none for somebody with an account. */
async function toAddressId({ secret }: WishDeps, { account, address }: WishingVisitor, place: string) {
  if (account !== undefined) return null
  const counted = toNetwork(address) ?? address
  return (await createSigner(secret).sign('place wish', `address\n${place}\n${counted}`)).slice(0, idLength)
}

/** See `WishService.wish`. The statements are one transaction; a repeated call changes nothing. */
async function wishForPlace(
  deps: WishDeps,
  who: WishingVisitor,
  program: string,
  { key, countryCode, latitude, longitude, names }: WishedPlace,
): Promise<void> {
  const { database, now } = deps
  const [ids, address, people] = await Promise.all([
    toIds(deps, who, program),
    toAddressId(deps, who, key),
    countPeople(deps, key),
  ])
  const most = toNetwork(who.address)
    ? mostOfNetwork(leastOfAddress, people)
    : mostOfAddress(leastOfAddress, people)
  await database.batch([
    ...ids.flatMap((id) => toRemoval(database, id, program)),
    database
      .prepare(
        `insert into place_wish (voter, program, place, wished_at, address, counted) values (?1, ?2, ?3, ?4, ?5,
           (select count(*) from place_wish where address = ?5 and counted = 1) < ?6)`,
      )
      .bind(ids[0], program, key, now(), address, most),
    database
      .prepare(
        `insert into place_wish_count (place, program, people)
         select place, program, 1 from place_wish where voter = ? and program = ? and counted = 1
         on conflict do update set people = people + 1`,
      )
      .bind(ids[0], program),
    database
      .prepare(
        `insert or ignore into wished_place (place, names, country, latitude, longitude) values (?, ?, ?, ?, ?)`,
      )
      .bind(key, JSON.stringify(names), countryCode, latitude, longitude),
  ])
}

/** Removes the visitor's wish for a place; implements `WishService.takeBack`. */
async function takeWishBack(deps: WishDeps, who: KnownPerson, program: string): Promise<void> {
  const ids = await toIds(deps, who, program)
  await deps.database.batch(ids.flatMap((id) => toRemoval(deps.database, id, program)))
}

/** Statements that remove a wish and count it off; they do nothing where there is none. */
const toRemoval = (database: D1Database, id: string, program: string): D1PreparedStatement[] => [
  database
    .prepare(
      `update place_wish_count set people = people - 1
       where program = ?2
         and place = (select place from place_wish where voter = ?1 and program = ?2 and counted = 1)`,
    )
    .bind(id, program),
  database.prepare('delete from place_wish where voter = ? and program = ?').bind(id, program),
  database.prepare('delete from place_wish_count where people <= 0'),
]

/** Finds the place that a visitor wishes for; implements `WishService.findOwn`. */
async function findOwnPlace(deps: WishDeps, who: KnownPerson, program: string): Promise<string | undefined> {
  const [id] = await toIds(deps, who, program)
  const place = await deps.database
    .prepare('select place from place_wish where voter = ? and program = ?')
    .bind(id, program)
    .first<string>('place')
  return place ?? undefined
}

/** Counts the people who wish for a place, few ones too. */
const countPeople = async ({ database }: WishDeps, place: string): Promise<number> =>
  (await database
    .prepare('select sum(people) as people from place_wish_count where place = ?')
    .bind(place)
    .first<number>('people')) ?? 0

/** How many rows are read: more than a page shows. `npm run votes -- wishes` lists all. */
const mostRead = 100

const mostKeys = createKeys<PlaceWish[]>('place-wishes', 1)

const rowSchema = z.object({
  place: z.string(),
  program: z.string(),
  people: z.number(),
  names: z.string(),
  country: z.string(),
})
const rowsSchema = z.array(rowSchema)
const demandSchema = z.array(z.extend(rowSchema, { latitude: z.number(), longitude: z.number() }))
const namesSchema = z.record(z.string(), z.string())

/** Reads the places with the most wishes; implements `WishService.readMostWished`. */
async function readMostWished({ cache, database, log }: WishDeps): Promise<PlaceWish[] | undefined> {
  const query = async () => {
    const { results } = await database
      .prepare(
        `select place, program, people, names, country from
           (select * from place_wish_count where people >= ${minPeople} order by people desc limit ${mostRead})
         join wished_place using (place) order by people desc, place, program`,
      )
      .all()
    return rowsSchema.parse(results).map(({ place, program, people, names, country }) => ({
      place: { key: place, countryCode: country, names: namesSchema.parse(JSON.parse(names)) },
      program,
      people,
    }))
  }
  try {
    return (await cache.readOrMake(mostKeys(), policies.wishes, query)).value
  } catch (error) {
    log.warn('wishes for places could not be read', { error })
    return undefined
  }
}

/** The maximum number of places in the list of demand: more than a tour can consider. */
const mostDemand = 5000

/** Reads the wishes for places as demand; implements `WishService.readDemand`. */
async function readDemand({ database }: WishDeps): Promise<PlaceDemand[]> {
  const { results } = await database
    .prepare(
      `select place, program, people, names, country, latitude, longitude from
         (select * from place_wish_count where people > 0 order by people desc limit ?)
       join wished_place using (place) order by people desc, place, program`,
    )
    .bind(mostDemand)
    .all()
  return demandSchema
    .parse(results)
    .map(({ place, program, people, names, country, latitude, longitude }) => ({
      place: {
        key: place,
        countryCode: country,
        names: namesSchema.parse(JSON.parse(names)),
        latitude,
        longitude,
      },
      program,
      people,
    }))
}

const dayCounts = z.array(z.object({ day: z.string(), count: z.number() }))

/** Counts new wishes by day; implements `WishService.countByDay`. */
async function countByDay({ database }: WishDeps, from: string): Promise<{ day: string; count: number }[]> {
  const { results } = await database
    .prepare(
      `select date(wished_at / 1000, 'unixepoch') as day, count(*) as count from place_wish
       where wished_at >= ? and counted = 1 group by day order by day`,
    )
    .bind(Date.parse(from))
    .all()
  return dayCounts.parse(results)
}

/** A wish expires with the cookie by which its visitor could take it back. */
const wishMs = voterCookie.maxAgeSeconds * 1000
/** Most expired wishes that one run removes. */
const removedAtOnce = 50

/** Removes expired wishes; implements `WishService.removeOld`. */
async function removeOldWishes({ database, now, log }: WishDeps): Promise<void> {
  try {
    const { results } = await database
      .prepare('select voter, program from place_wish where wished_at < ? order by wished_at limit ?')
      .bind(now() - wishMs, removedAtOnce)
      .all<{ voter: string; program: string }>()
    if (results.length === 0) return
    await database.batch(results.flatMap(({ voter, program }) => toRemoval(database, voter, program)))
  } catch (error) {
    // The next run removes the expired wishes.
    log.warn('expired wishes for places could not be removed', { error })
  }
}
