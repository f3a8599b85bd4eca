import * as z from 'zod/mini'

/** People who want to hear of a concert. */
export interface InterestedPeople {
  /** Numbers of people who follow a concert, or wait for its tickets. */
  followers: number
  /** Accounts that have saved the concert. */
  saved: number
}

const countRows = z.array(z.object({ concert: z.string(), followers: z.number(), saved: z.number() }))

/**
 * Counts who follows and who has saved each of some concerts, by the concert's slug.
 *
 * @throws what the database throws
 */
export async function countInterested(
  database: D1Database,
  concerts: readonly string[],
): Promise<Map<string, InterestedPeople>> {
  const { results } = await database
    .prepare(
      `select value as concert,
         (select count(distinct owner) from notice_topic where kind in ('concert', 'tickets') and key = value) as followers,
         (select count(*) from account_concert where slug = value and is_saved = 1) as saved
       from json_each(?)`,
    )
    .bind(JSON.stringify(concerts))
    .all()
  return new Map(
    countRows.parse(results).map(({ concert, followers, saved }) => [concert, { followers, saved }]),
  )
}
