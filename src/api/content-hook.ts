import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from '../app-env.ts'
import { recordChange } from '../content/changes.ts'
import { type ContentType, isContentType } from '../content/content-types.ts'
import { slugSchema } from '../content/fields.ts'
import { Unauthorized } from '../errors.ts'
import { announceChange } from '../feeds/index-now.ts'
import { paths } from '../shared/urls.ts'
import { readJson } from './read-json.ts'

/** A rich entry is a few hundred kilobytes; nothing that a content manager sends is larger. */
const maxBodyBytes = 2 * 1024 * 1024

/** What Strapi 4 and 5 send alike, as far as it is used: the entry's texts are never read, kept or logged. */
const hookSchema = z.object({
  event: z.string(),
  model: z.string(),
  entry: z.catch(z.optional(z.object({ slug: z.catch(z.optional(slugSchema), undefined) })), undefined),
})

/**
 * `POST /api/hooks/content`: an editor saved, published, unpublished or deleted something. Copies of that type
 * are out of date from now on, and the pages that most visitors ask for are made anew.
 *
 * Answers 202 at once; 401 without the secret. Models that the site doesn't show and events that aren't about
 * entries change nothing.
 *
 * @param makeAnew asks the site itself for a page.
 */
export const contentHook =
  (makeAnew: (c: Context<AppEnv>, path: string) => Promise<unknown>) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    const { services, config } = c.var
    if (!(await isAuthorized(c.req.header('authorization'), config.HOOK_SECRET))) throw new Unauthorized()
    const hook = hookSchema.safeParse(await readJson(c.req.raw, maxBodyBytes))
    const { event, model, entry } = hook.data ?? { event: '', model: '' }
    if (event.startsWith('entry.') && isContentType(model)) {
      services.log.info('content changed', { model, event })
      services.waitUntil(announceChange(c, { event, model, paths: ownPaths(model, entry?.slug) }))
      services.waitUntil(
        recordChange(services.content.changes, [model]).then(() =>
          Promise.allSettled(affectedPaths(model, entry?.slug).map((path) => makeAnew(c, path))),
        ),
      )
    }
    return c.body(null, 202)
  }

/** Compared by digests of equal length, all of them, so that the time tells nothing (CWE-208). */
async function isAuthorized(header: string | undefined, secret: string | undefined): Promise<boolean> {
  if (!secret || !header) return false
  const digestOf = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const [given, expected] = await Promise.all([digestOf(header), digestOf(`Bearer ${secret}`)])
  let difference = 0
  for (const [index, byte] of expected.entries()) difference |= byte ^ (given[index] ?? 0)
  return difference === 0
}

const lists: Partial<Record<ContentType, string>> = {
  concert: paths.concerts(),
  program: paths.programs(),
  city: paths.cities(),
  venue: paths.venues(),
  post: paths.news(),
  'qa-entry': paths.qa(),
}
const ownPages: Partial<Record<ContentType, (slug: string) => string>> = {
  concert: paths.concert,
  program: paths.bySlug,
  'program-collection': paths.bySlug,
  page: paths.bySlug,
  member: paths.member,
  city: paths.city,
  venue: paths.venue,
  post: paths.post,
  article: paths.article,
  category: paths.category,
  'qa-entry': paths.qaEntry,
}

/** The pages that matter: home, the type's list, the entry's own. All others follow when they are visited. */
export function affectedPaths(model: ContentType, slug: string | undefined): string[] {
  return [paths.home(), lists[model], ...ownPaths(model, slug)].filter((path) => path !== undefined)
}

function ownPaths(model: ContentType, slug: string | undefined): string[] {
  const own = slug === undefined ? undefined : ownPages[model]?.(slug)
  return own === undefined ? [] : [own]
}
