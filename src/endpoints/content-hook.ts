import type { Context } from 'hono'
import * as z from 'zod/mini'
import { joinCalls } from '../cache/join-calls.ts'
import { toVoteSpec } from '../content/programs/vote-spec.ts'
import { readVotes } from '../content/programs/votes.ts'
import { Unauthorized } from '../errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { isAuthorized } from '../http/is-authorized.ts'
import { readJson } from '../http/read-body.ts'
import { entryPath } from '../routes/paths.ts'
import { type ContentType, isContentType } from '../shared/content-types.ts'
import { defaultLocale } from '../shared/locales.ts'
import { recordChange } from '../strapi/port/changes.ts'
import { slugSchema } from '../strapi/port/fields.ts'
import { announceChange } from './files/index-now.ts'
import { followChanges, type MakeAnew } from './follow-changes.ts'

/** A rich entry is a few hundred kilobytes; nothing that a content manager sends is larger. */
const maxBodyBytes = 2 * 1024 * 1024

/**
 * What Strapi 4 and 5 send alike, as far as it is used (docs.strapi.io/cms/backend-customization/webhooks): the
 * entry's texts are never read, kept or logged.
 */
const hookSchema = z.object({
  event: z.string(),
  model: z.string(),
  entry: z.catch(z.optional(z.object({ slug: z.catch(z.optional(slugSchema), undefined) })), undefined),
})

/**
 * `POST /api/hooks/content`: an editor saved, published, unpublished or deleted something. Copies of that type
 * are out of date from now on, the pages that most visitors ask for are made anew, and search follows.
 *
 * Answers 202 at once; 401 without the secret. Models that the site doesn't show and events that aren't about
 * entries change nothing. What kind of change it was doesn't matter: content itself says what is there now. What many calls of a
 * moment ask for alike is done once.
 *
 * @param makeAnew asks the site itself for a page in every language, and settles when it is made.
 */
export const contentHook =
  (makeAnew: MakeAnew) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    const services = c.get('services')
    const config = c.get('config')
    if (!(await isAuthorized(c.req.header('authorization'), config.HOOK_SECRET))) throw new Unauthorized()
    const hook = hookSchema.safeParse(await readJson(c.req.raw, maxBodyBytes))
    const { event, model, entry } = hook.data ?? { event: '', model: '' }
    if (event.startsWith('entry.') && isContentType(model)) {
      services.log.info('content changed', { model, event })
      // From here on this isolate knows; the rest follows behind the answer.
      services.waitUntil(recordChange(services.content.changes, [model]))
      services.waitUntil(followChanges(c, { type: model, slug: entry?.slug }, makeAnew))
      const join = (what: string, act: (services: ServicesOfCall) => Promise<void>) =>
        services.waitUntil(joinCalls(what, services.now, () => act(services)))
      if (model === 'vote') join('tell votes', tellVotes)
      if (toldOf.includes(model)) join('tell notices', tellNotices)
      services.waitUntil(announceChange(c, { event, paths: ownPaths(model, entry?.slug) }))
    }
    return c.body(null, 202)
  }

type ServicesOfCall = AppEnv['Variables']['services']

/** What a notice is made of. */
const toldOf: readonly ContentType[] = ['concert', 'city', 'venue', 'program']

/** Whoever asked to be told hears minutes earlier than the next comparison would have it. */
async function tellNotices({ notices, log }: ServicesOfCall): Promise<void> {
  try {
    await notices?.noteChange()
  } catch (error) {
    // The next comparison comes by itself.
    log.warn('notices were not told of a change', { error })
  }
}

/** Whoever adds a vote up hears at once what its editor has changed: options, and when it closes. */
async function tellVotes({ content, votes, log }: ServicesOfCall): Promise<void> {
  if (!votes) return
  try {
    for (const vote of await readVotes(content, defaultLocale))
      await votes.readResults(toVoteSpec(vote), true)
  } catch (error) {
    // The next visitor of the vote's page tells them.
    log.warn('votes were not told of a change', { error })
  }
}

/** The entry's own page, where it has one. */
function ownPaths(type: ContentType, slug: string | undefined): string[] {
  const own = slug === undefined ? undefined : entryPath(type, slug)
  return own === undefined ? [] : [own]
}
