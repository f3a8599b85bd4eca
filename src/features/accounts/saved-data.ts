import { maxSavedConcerts } from '../../shared/constants.ts'
import type { AccountDataChanges, SyncedAccountData } from '../../shared/kept.ts'

/** How long a removal is remembered, in milliseconds. A device that was not used for longer adds the concert again. */
const removedConcertLifetimeMs = 180 * 24 * 60 * 60 * 1000
/** Maximum number of removals remembered for an account; older ones are deleted. */
const maxRemovedConcerts = 4 * maxSavedConcerts

/**
 * Reads the saved concerts and the city of an account.
 *
 * @throws errors of the database
 */
export async function readAccountData(database: D1Database, user: string): Promise<SyncedAccountData> {
  const [concerts, account] = await database.batch<{ slug: string; city: string | null }>(
    accountDataQueries(database, user),
  )
  return toSyncedData(concerts?.results, account?.results)
}

/**
 * Merges the changes of a device into the saved data of an account, in one transaction. If both changed the same item,
 * the later change wins; a time in the future, of a device whose clock is fast, counts as now.
 *
 * @param now milliseconds
 * @returns the data after the merge
 * @throws errors of the database
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
      .bind(user, now - removedConcertLifetimeMs),
    // A full list loses its oldest entry, as it does on a device.
    deleteOldest(database, user, 1, maxSavedConcerts),
    deleteOldest(database, user, 0, maxRemovedConcerts),
    ...accountDataQueries(database, user),
  ])
  return toSyncedData(results.at(-2)?.results, results.at(-1)?.results)
}

/**
 * Deletes all saved data of a user in one transaction. What remains is the time before which no session of the user may
 * have started: a session on another device would upload the data again.
 *
 * @param notBefore milliseconds since 1970
 */
export async function deleteAccountData(
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

const deleteOldest = (
  database: D1Database,
  user: string,
  isSaved: 0 | 1,
  most: number,
): D1PreparedStatement =>
  database
    .prepare(
      `delete from account_concert where user = ?1 and slug in (
         select slug from account_concert where user = ?1 and is_saved = ?2
         order by changed_at desc, slug limit -1 offset ?3)`,
    )
    .bind(user, isSaved, most)

const accountDataQueries = (database: D1Database, user: string): D1PreparedStatement[] => [
  database
    .prepare(
      'select slug from account_concert where user = ? and is_saved = 1 order by changed_at desc, slug',
    )
    .bind(user),
  database.prepare('select city from account where user = ?').bind(user),
]

const toSyncedData = (
  concerts: { slug: string }[] = [],
  accounts: { city: string | null }[] = [],
): SyncedAccountData => ({
  saved: concerts.map(({ slug }) => slug),
  city: accounts[0]?.city ?? undefined,
})
