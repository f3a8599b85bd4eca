import * as z from 'zod/mini'
import type { Cache } from '../../../cache/cache.ts'
import { createKeys } from '../../../cache/key.ts'
import { policies } from '../../../cache/policies.ts'
import { toRedirectKey } from '../../../content/site/redirect-key.ts'
import { toSafeHref } from '../../../shared/urls.ts'
import { toUtcDay } from '../../../shared/zoned-time.ts'

/** A redirect that was made at the desk. */
export interface SiteRedirect {
  /** The address that is no page, as `toRedirectKey` spells it. */
  path: string
  target: string
  madeBy: string
  madeAt: number
  /** The last day on which somebody followed it. */
  followedOn: string | undefined
}

/** Why a redirect can't be made: `path` or `target` is no address, one leads to itself, or there are too many. */
export type RedirectFault = 'path' | 'target' | 'itself' | 'full'

/** Redirects beside those of the content service, and the days on which redirects of either were followed. */
export interface RedirectService {
  /**
   * Finds the target of the first of these addresses that has a redirect, at most a minute after it was made.
   * @throws what the database throws
   */
  find: (addresses: readonly string[]) => Promise<{ from: string; to: string } | undefined>
  /** Notes that a redirect was followed today: one write a day for each. Never fails. */
  noteFollowed: (address: string) => Promise<void>
  list: () => Promise<SiteRedirect[]>
  /**
   * A hundred redirects in the order of their paths.
   *
   * @param after the last path of the page before; empty for the first page
   * @returns `next` as the following page's `after`; absent on the last one
   */
  listPage: (after: string) => Promise<{ redirects: SiteRedirect[]; next?: string }>
  make: (redirect: { path: string; target: string; by: string }) => Promise<RedirectFault | 'done'>
  remove: (path: string) => Promise<boolean>
  /** The redirects of these addresses that somebody has followed since a day. */
  readFollowed: (addresses: readonly string[], since: string) => Promise<Set<string>>
}

const maxRedirects = 5000
const pageSize = 100
const maxLength = 2048
const keys = createKeys<Record<string, string>>('site-redirects', 1)

const rowSchema = z.object({
  path: z.string(),
  target: z.string(),
  made_by: z.string(),
  made_at: z.number(),
  followed_on: z.nullable(z.string()),
})

interface RedirectDeps {
  database: D1Database
  /** A cache in the isolate's memory, since each missing page looks for a redirect. */
  cache: Cache
  now: () => number
}

export function createRedirectService({ database, cache, now }: RedirectDeps): RedirectService {
  const readTargets = async (): Promise<Record<string, string>> => {
    const { results } = await database
      .prepare(`select path, target from site_redirect where path > '' limit ${maxRedirects}`)
      .all<{ path: string; target: string }>()
    return Object.fromEntries(results.map(({ path, target }) => [path, target]))
  }
  const listAfter = async (after: string, limit: number): Promise<SiteRedirect[]> => {
    const { results } = await database
      .prepare(
        `select site_redirect.path, target, made_by, made_at, followed_on from site_redirect
         left join redirect_use on redirect_use.path = site_redirect.path
         where site_redirect.path > ? order by site_redirect.path limit ?`,
      )
      .bind(after, limit)
      .all()
    return results.map((row) => {
      const { path, target, ...rest } = rowSchema.parse(row)
      const { made_by: madeBy, made_at: madeAt, followed_on: followedOn } = rest
      return { path, target, madeBy, madeAt, followedOn: followedOn ?? undefined }
    })
  }
  return {
    find: async (addresses) => {
      const { value: targets } = await cache.readOrMake(keys(), policies.siteRedirects, readTargets)
      for (const from of addresses) {
        const key = toRedirectKey(from)
        const to = key !== undefined && Object.hasOwn(targets, key) ? targets[key] : undefined
        if (to !== undefined) return { from, to }
      }
      return undefined
    },
    noteFollowed: async (address) => {
      const key = toRedirectKey(address)
      if (key === undefined || key.length > maxLength) return
      const today = toUtcDay(now())
      await database
        .prepare(
          `insert into redirect_use (path, followed_on) values (?1, ?2)
           on conflict (path) do update set followed_on = ?2 where followed_on < ?2`,
        )
        .bind(key, today)
        .run()
        // The statement only counts visits; the redirect works without it.
        .catch(() => undefined)
    },
    list: () => listAfter('', maxRedirects),
    listPage: async (after) => {
      const found = await listAfter(after, pageSize + 1)
      const redirects = found.slice(0, pageSize)
      const last = redirects.at(-1)
      return found.length > pageSize && last ? { redirects, next: last.path } : { redirects }
    },
    make: async ({ path: typed, target, by }) => {
      const path = toRedirectKey(typed)
      if (path === undefined || path.length > maxLength) return 'path'
      const href = toSafeHref(target.trim())
      if (!href || !/^(?:\/(?![/\\])|https:\/\/)/.test(href) || href.length > maxLength) return 'target'
      if (toRedirectKey(href) === path) return 'itself'
      const made = await database
        .prepare(
          `insert into site_redirect (path, target, made_by, made_at)
           select ?1, ?2, ?3, ?4 where (select count(*) from site_redirect where path > '') < ${maxRedirects}
           on conflict (path) do update set target = ?2, made_by = ?3, made_at = ?4`,
        )
        .bind(path, href, by, now())
        .run()
      return made.meta.changes ? 'done' : 'full'
    },
    remove: async (path) => {
      const removed = await database.prepare('delete from site_redirect where path = ?').bind(path).run()
      return removed.meta.changes > 0
    },
    readFollowed: async (addresses, since) => {
      const { results } = await database
        .prepare(
          `select redirect_use.path from json_each(?) as asked
           cross join redirect_use on redirect_use.path = asked.value where followed_on >= ?`,
        )
        .bind(JSON.stringify(addresses), since)
        .all<{ path: string }>()
      return new Set(results.map(({ path }) => path))
    },
  }
}

/** Days after which a redirect that nobody follows is forgotten here. */
const useLifetimeDays = 400
const dayMs = 86_400_000
const maxDeleted = 500

export async function deleteOldUses(database: D1Database, now: number): Promise<void> {
  await database
    .prepare(
      `delete from redirect_use where path in (
         select path from redirect_use where followed_on < ? order by followed_on limit ${maxDeleted})`,
    )
    .bind(toUtcDay(now - useLifetimeDays * dayMs))
    .run()
}
