import * as z from 'zod/mini'
import { maxShards, wishPrefix } from '../../../shared/votes.ts'
import { checkSlugOf } from '../check-slug.ts'
import { quote } from '../quote.ts'

export const checkSlug = checkSlugOf('vote')

/** @throws Error for anything but a number that a vote may have */
export function checkShards(text: string | undefined): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > maxShards)
    throw new Error(`the number of shards is from 1 to ${maxShards}`)
  return number
}

export const votesSql = `select * from vote where slug not like ${quote(`${wishPrefix}%`)} order by frozen_at is not null, slug`

export const wishesSql = `select * from vote where slug like ${quote(`${wishPrefix}%`)} order by total desc, slug`

/** The scheduled run closes it. @param now milliseconds */
export const closeSql = (slug: string, now: number): string =>
  `update vote set close_asked_at = ${now} where slug = ${quote(slug)} and counted_at is not null and frozen_at is null returning slug`

/** From a vote's first visitor on its number is fixed: what returns nothing has changed nothing. */
export const shardsSql = (slug: string, shards: number): string =>
  `insert into vote (slug, shards) values (${quote(slug)}, ${shards})
   on conflict do update set shards = excluded.shards where counted_at is null returning slug`

const instant = z.nullable(z.number())

export const rowSchema = z.object({
  slug: z.string(),
  shards: z.number(),
  counts: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => JSON.parse(text) as unknown),
    ),
    z.record(z.string(), z.number()),
  ),
  total: z.number(),
  counted_at: instant,
  closes_at: instant,
  close_asked_at: instant,
  frozen_at: instant,
  written_at: instant,
  write_fault: z.nullable(z.string()),
})
export type Row = z.infer<typeof rowSchema>
