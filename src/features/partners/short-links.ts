import {
  codeAlphabet,
  codeLength,
  codePattern,
  maxTargetLength,
  recentDays,
} from '../../shared/short-links.ts'
import { shortLinkScans } from '../../shared/stored-names.ts'
import { utcDay } from '../../shared/zoned-time.ts'

/** A short address as editors see it. */
export interface ShortLink {
  code: string
  /** A path of this site with its language and campaign. */
  target: string
  /** Milliseconds. */
  madeAt: number
  visits: number
  /** Within the last days (`recentDays`). */
  recentVisits: number
}

export interface ShortLinks {
  /** The code of a target, which has one from now on. @throws what the database throws; the same again is safe */
  make: (target: string) => Promise<string>
  /** @returns `undefined` for a target that nobody has asked a code for */
  findCode: (target: string) => Promise<string | undefined>
  /** @returns `undefined` for a code that leads nowhere */
  findTarget: (code: string) => Promise<string | undefined>
  /** One visit more today; of whom isn't known here. */
  count: (code: string) => Promise<void>
  /** The newest first. */
  list: (page: { from: number; size: number }) => Promise<ShortLink[]>
  countAll: () => Promise<number>
  /** Days that are over for long are forgotten, and addresses that nobody opens. */
  forgetOld: () => Promise<void>
}

const dayMs = 24 * 60 * 60 * 1000
/** From asking for an address to its first visit: a poster is printed in between. */
const keptUnusedMs = 180 * dayMs
const keptUsedMs = shortLinkScans.maxAgeSeconds * 1000
/** Of one minute, so that a pile of them costs no visitor anything. */
const maxForgotten = 500
/** Of so many targets two have the same code about once in nine hundred million; the second gets its next one. */
const maxTries = 5

export function createShortLinks(database: D1Database, now: () => number): ShortLinks {
  const findCode = async (target: string) =>
    (await database
      .prepare('select code from short_link where target = ?')
      .bind(target)
      .first<string>('code')) ?? undefined
  /** Once a day is enough: a busy address writes one row with each visit, not two. */
  const keep = (code: string, forMs: number) =>
    database
      .prepare('update short_link set kept_until = ?2 where code = ?1 and kept_until < ?2 - ?3')
      .bind(code, now() + forMs, dayMs)
  const dayBefore = (days: number) => utcDay(now() - days * dayMs)
  return {
    findCode,
    make: async (target) => {
      if (target.length > maxTargetLength || !/^\/(?![/\\])/.test(target))
        throw new Error('a short address leads to a page of this site')
      for (let turn = 0; turn < maxTries; turn += 1) {
        const known = await findCode(target)
        if (known) {
          await keep(known, keptUnusedMs).run()
          return known
        }
        await database
          .prepare(
            'insert into short_link (code, target, made_at, kept_until) values (?, ?, ?, ?) on conflict do nothing',
          )
          .bind(await toCode(target, turn), target, now(), now() + keptUnusedMs)
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
    count: async (code) => {
      await database.batch([
        database
          .prepare(
            'insert into short_link_day (code, day, visits) values (?, ?, 1) on conflict do update set visits = visits + 1',
          )
          .bind(code, utcDay(now())),
        keep(code, keptUsedMs),
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
    countAll: async () =>
      (await database.prepare('select count(*) as total from short_link').first<number>('total')) ?? 0,
    forgetOld: async () => {
      await database.batch([
        database.prepare('delete from short_link_day where day < ?').bind(dayBefore(keptUsedMs / dayMs)),
        database
          .prepare(
            `delete from short_link where code in (
               select code from short_link
               where kept_until < ?1 and made_at < ?1 - ?2
                 and not exists (select 1 from short_link_day where short_link_day.code = short_link.code)
               limit ?3)`,
          )
          .bind(now(), keptUnusedMs, maxForgotten),
      ])
    },
  }
}

/** Made of the target, so that two who ask for the same at once get the same. */
async function toCode(target: string, turn: number): Promise<string> {
  const text = new TextEncoder().encode(`${turn}\n${target}`)
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  // Four bytes each: one alone would make the first letters of the alphabet likelier.
  const numbers = new DataView(bytes.buffer)
  return Array.from({ length: codeLength }, (_, place) =>
    codeAlphabet.charAt(numbers.getUint32(place * 4) % codeAlphabet.length),
  ).join('')
}
