import { maxSavedConcerts } from '../../shared/constants.ts'
import type { AccountDataChanges, SyncedAccountData } from '../../shared/kept.ts'

/** A device that hasn't been used for longer brings back what was taken out meanwhile. */
const rememberTakenOutMs = 180 * 24 * 60 * 60 * 1000
/** Of what was taken out the newest: so many rows of an account there are at the most, beside the saved ones. */
const maxTakenOut = 4 * maxSavedConcerts

/** @throws what the database throws */
export async function readAccountData(database: D1Database, user: string): Promise<SyncedAccountData> {
  const [concerts, account] = await database.batch<{ slug: string; city: string | null }>(
    readBoth(database, user),
  )
  return toKept(concerts?.results, account?.results)
}

/**
 * Joins what a device has with what is kept, in one transaction: of two changes of one thing the later counts, and of a
 * device whose clock is ahead, none is later than now.
 *
 * @param now milliseconds
 * @returns what is kept then
 * @throws what the database throws
 */
export async function syncAccountData(
  database: D1Database,
  user: string,
  { saved, city }: AccountDataChanges,
  now: number,
): Promise<SyncedAccountData> {
  const results = await database.batch<{ slug: string; city: string | null }>([
    ...saved.map(({ slug, isSaved, changedAt }) =>
      database
        .prepare(
          `insert into account_concert (user, slug, is_saved, changed_at) values (?, ?, ?, ?)
           on conflict (user, slug) do update set is_saved = excluded.is_saved, changed_at = excluded.changed_at
           where excluded.changed_at > changed_at`,
        )
        .bind(user, slug, isSaved ? 1 : 0, Math.min(changedAt, now)),
    ),
    ...(city
      ? [
          database
            .prepare(
              `insert into account (user, city, city_at) values (?, ?, ?)
               on conflict (user) do update set city = excluded.city, city_at = excluded.city_at
               where excluded.city_at > city_at`,
            )
            .bind(user, city.slug, Math.min(city.changedAt, now)),
        ]
      : []),
    database
      .prepare('delete from account_concert where user = ? and is_saved = 0 and changed_at < ?')
      .bind(user, now - rememberTakenOutMs),
    // A list that is full loses its oldest, as a device's does.
    keepNewest(database, user, 1, maxSavedConcerts),
    keepNewest(database, user, 0, maxTakenOut),
    ...readBoth(database, user),
  ])
  return toKept(results.at(-2)?.results, results.at(-1)?.results)
}

/**
 * All that the site keeps for somebody goes at once, but for an instant before which no session of theirs may have begun:
 * another device of theirs would bring all of it back.
 *
 * @param notBefore milliseconds
 */
export async function forgetAccountData(
  database: D1Database,
  user: string,
  notBefore: number,
): Promise<void> {
  await database.batch([
    database.prepare('delete from account_concert where user = ?').bind(user),
    database.prepare('delete from account where user = ?').bind(user),
    database.prepare('insert into account (user, not_before) values (?, ?)').bind(user, notBefore),
  ])
}

const keepNewest = (database: D1Database, user: string, isSaved: 0 | 1, most: number): D1PreparedStatement =>
  database
    .prepare(
      `delete from account_concert where user = ?1 and slug in (
         select slug from account_concert where user = ?1 and is_saved = ?2
         order by changed_at desc, slug limit -1 offset ?3)`,
    )
    .bind(user, isSaved, most)

const readBoth = (database: D1Database, user: string): D1PreparedStatement[] => [
  database
    .prepare(
      'select slug from account_concert where user = ? and is_saved = 1 order by changed_at desc, slug',
    )
    .bind(user),
  database.prepare('select city from account where user = ?').bind(user),
]

const toKept = (
  concerts: { slug: string }[] = [],
  accounts: { city: string | null }[] = [],
): SyncedAccountData => ({
  saved: concerts.map(({ slug }) => slug),
  city: accounts[0]?.city ?? undefined,
})
