import {
  codeAlphabet,
  codeLength,
  codePattern,
  maxTargetLength,
  recentDays,
} from '../../routes/short-links.ts'
import { shortLinkScans } from '../../shared/stored-names.ts'
import { toUtcDay } from '../../shared/zoned-time.ts'

/** A short address with the number of its visits. */
export interface ShortLink {
  code: string
  /** Path on this site with its language and campaign. */
  target: string
  /** When the short address was made, in milliseconds since 1970. */
  madeAt: number
  visits: number
  /** Visits within the last `recentDays` days. */
  recentVisits: number
}

export interface ShortLinks {
  /**
   * Returns the code of a target, and creates it if there is none.
   *
   * @throws errors of the database; the call can be repeated safely
   */
  create: (target: string) => Promise<string>
  /** @returns `undefined` if the target has no code */
  findCode: (target: string) => Promise<string | undefined>
  /** @returns `undefined` for an unknown code */
  findTarget: (code: string) => Promise<string | undefined>
  /** Adds one visit to today's count, without any data about the visitor. */
  countVisit: (code: string) => Promise<void>
  /** Lists short addresses, newest first. */
  list: (page: { from: number; size: number }) => Promise<ShortLink[]>
  countLinks: () => Promise<number>
  /** Deletes old counts, and addresses that were not opened for a long time. */
  deleteOld: () => Promise<void>
}

const dayMs = 24 * 60 * 60 * 1000
/** Lifetime of an address without visits: a poster may be printed before its first visit. */
const unusedLifetimeMs = 180 * dayMs
const usedLifetimeMs = shortLinkScans.maxAgeSeconds * 1000
/** Maximum number of addresses deleted in one run of the scheduled handler. */
const maxDeletedLinks = 500
/**
 * Number of codes to try. Two targets share a code about once in nine hundred million; the second one then gets its
 * next code.
 */
const maxTries = 5

export function createShortLinks(database: D1Database, now: () => number): ShortLinks {
  const findCode = async (target: string) =>
    (await database
      .prepare('select code from short_link where target = ?')
      .bind(target)
      .first<string>('code')) ?? undefined
  /** Extends the lifetime of an address, at most once a day: a busy address writes one row for each visit, not two. */
  const extendLifetime = (code: string, lifetimeMs: number) =>
    database
      .prepare('update short_link set kept_until = ?2 where code = ?1 and kept_until < ?2 - ?3')
      .bind(code, now() + lifetimeMs, dayMs)
  const dayBefore = (days: number) => toUtcDay(now() - days * dayMs)
  return {
    findCode,
    create: async (target) => {
      if (target.length > maxTargetLength || !/^\/(?![/\\])/.test(target))
        throw new Error('a short address leads to a page of this site')
      for (let turn = 0; turn < maxTries; turn += 1) {
        const known = await findCode(target)
        if (known) {
          await extendLifetime(known, unusedLifetimeMs).run()
          return known
        }
        await database
          .prepare(
            'insert into short_link (code, target, made_at, kept_until) values (?, ?, ?, ?) on conflict do nothing',
          )
          .bind(await makeShortCode(target, turn), target, now(), now() + unusedLifetimeMs)
          .run()
      }
      const code = await findCode(target)
      if (!code) throw new Error('no code was free')
      return code
    },
    findTarget: async (code) => {
      if (!codePattern.test(code)) return undefined
      const statement = database.prepare('select target from short_link where code = ?').bind(code)
      return (await statement.first<string>('target')) ?? undefined
    },
    countVisit: async (code) => {
      await database.batch([
        database
          .prepare(
            'insert into short_link_day (code, day, visits) values (?, ?, 1) on conflict do update set visits = visits + 1',
          )
          .bind(code, toUtcDay(now())),
        extendLifetime(code, usedLifetimeMs),
      ])
    },
    list: async ({ from, size }) => {
      const { results } = await database
        .prepare(
          `select code, target, made_at as madeAt, coalesce(sum(visits), 0) as visits,
             coalesce(sum(case when day > ? then visits end), 0) as recentVisits
           from (select * from short_link order by made_at desc, code limit ? offset ?)
           left join short_link_day using (code) group by code order by made_at desc, code`,
        )
        .bind(dayBefore(recentDays), size, from)
        .all<ShortLink>()
      return results
    },
    countLinks: async () =>
      (await database.prepare('select count(*) as total from short_link').first<number>('total')) ?? 0,
    deleteOld: async () => {
      await database.batch([
        database.prepare('delete from short_link_day where day < ?').bind(dayBefore(usedLifetimeMs / dayMs)),
        database
          .prepare(
            `delete from short_link where code in (
               select code from short_link
               where kept_until < ?1 and made_at < ?1 - ?2
                 and not exists (select 1 from short_link_day where short_link_day.code = short_link.code)
               limit ?3)`,
          )
          .bind(now(), unusedLifetimeMs, maxDeletedLinks),
      ])
    },
  }
}

/** Derives a code from its target, so that two simultaneous requests get the same one. */
async function makeShortCode(target: string, turn: number): Promise<string> {
  const text = new TextEncoder().encode(`${turn}\n${target}`)
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  // Four bytes for each character: a single byte would favour the first characters of the alphabet.
  const numbers = new DataView(bytes.buffer)
  return Array.from({ length: codeLength }, (_, place) =>
    codeAlphabet.charAt(numbers.getUint32(place * 4) % codeAlphabet.length),
  ).join('')
}
