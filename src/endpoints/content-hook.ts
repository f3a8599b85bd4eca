import type { Context } from 'hono'
import * as z from 'zod/mini'
import { joinCalls } from '../cache/join-calls.ts'
import { publishChanges } from '../content/parts/published-content.ts'
import { readVotes } from '../content/programs/readers.ts'
import { toVoteSpec } from '../content/programs/vote-spec.ts'
import { Unauthorized } from '../errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { isAuthorized } from '../http/is-authorized.ts'
import { readJson } from '../http/read-body.ts'
import { toChangedPaths, toEntryPath } from '../routes/paths.ts'
import type { ContentChange } from '../search/update-search.ts'
import { type ContentType, isContentType } from '../shared/content-types.ts'
import { defaultLocale } from '../shared/locales.ts'
import { slugSchema } from '../strapi/port/fields.ts'
import { announceChange } from './files/index-now.ts'

/** An entry with much text has a few hundred kilobytes; Strapi sends nothing larger. */
const maxBodyBytes = 2 * 1024 * 1024

/**
 * The part of the webhook's body that the site uses and that is the same in Strapi 4 and 5
 * (docs.strapi.io/cms/backend-customization/webhooks). The entry's texts are never read, stored or logged.
 */
const hookSchema = z.object({
  event: z.string(),
  model: z.string(),
  entry: z.catch(z.optional(z.object({ slug: z.catch(z.optional(slugSchema), undefined) })), undefined),
})

/**
 * `POST /api/hooks/content`: an editor saved, published, unpublished or deleted an entry. What has changed is published, the
 * most important pages are rendered again, and the search index is updated.
 *
 * Answers 202 immediately; 401 without the secret. Content types that the site doesn't show and events that don't
 * concern entries change nothing. The kind of event doesn't matter, since the site reads the current content. Tasks
 * that several calls of one second have in common run once.
 *
 * @param makeAnew renders a page in every language; its promise resolves when all are rendered
 */
export const handleContentHook =
  (makeAnew: RefreshPage) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    const services = c.get('services')
    const config = c.get('config')
    if (!(await isAuthorized(c.req.header('authorization'), config.HOOK_SECRET))) throw new Unauthorized()
    const hook = hookSchema.safeParse(await readJson(c.req.raw, maxBodyBytes))
    const { event, model, entry } = hook.data ?? { event: '', model: '' }
    if (event.startsWith('entry.') && isContentType(model)) {
      services.log.info('content changed', { model, event })
      services.waitUntil(makeWhatFollows(c, { type: model, slug: entry?.slug }, event, makeAnew))
    }
    return c.body(null, 202)
  }

type ServicesOfCall = AppEnv['Variables']['services']

/** Has the change published, and then everything made that is made of published content. */
async function makeWhatFollows(
  c: Context<AppEnv>,
  change: ContentChange,
  event: string,
  makeAnew: RefreshPage,
): Promise<void> {
  const { type, slug } = change
  const services = c.get('services')
  await publishChanges(services.content, [type])
  const join = (what: string, act: (services: ServicesOfCall) => Promise<void>) =>
    joinCalls(what, services.now, () => act(services))
  await Promise.all([
    updateAfterChange(c, change, makeAnew),
    ...(type === 'vote' ? [join('tell votes', updateVotes)] : []),
    ...(noticeTypes.includes(type) ? [join('tell notices', checkNotices)] : []),
    ...(type === 'concert' ? [join('list concerts', listConcerts)] : []),
    announceChange(c, { event, paths: ownPaths(type, slug) }),
  ])
}

/** Content types whose changes may cause notices. */
const noticeTypes: readonly ContentType[] = ['concert', 'city', 'venue', 'program']

/** Looks for notices that the change causes at once; the scheduled run would find them minutes later. */
async function checkNotices({ notices, log }: ServicesOfCall): Promise<void> {
  try {
    await notices?.noteChange()
  } catch (error) {
    // The next scheduled run finds out about the change too.
    log.warn('notices were not told of a change', { error })
  }
}

/** Makes the next run of the availability service read new concerts and changed tickets, instead of minutes later. */
async function listConcerts({ availability, log }: ServicesOfCall): Promise<void> {
  try {
    await availability?.noteChange()
  } catch (error) {
    // Without this call the service reads the list of concerts some minutes later.
    log.warn('sellers were not told of a change', { error })
  }
}

/** Passes a changed vote to its Durable Objects immediately: its options, and when it closes. */
async function updateVotes({ content, votes, log }: ServicesOfCall): Promise<void> {
  if (!votes) return
  try {
    for (const vote of await readVotes(content, defaultLocale))
      await votes.readResults(toVoteSpec(vote), true)
  } catch (error) {
    // The next visit of the vote's page passes the change on.
    log.warn('votes were not told of a change', { error })
  }
}

/** The path of the entry's own page, where it has one. */
function ownPaths(type: ContentType, slug: string | undefined): string[] {
  const own = slug === undefined ? undefined : toEntryPath(type, slug)
  return own === undefined ? [] : [own]
}

/** Work of this isolate that is still to be done after editors' changes: plain values. */
const waiting = {
  /** Changes that the search index doesn't contain yet, by entry. */
  changes: new Map<string, ContentChange>(),
  /** Paths of pages to render again. */
  paths: new Set<string>(),
}
/** When a request started this work, in milliseconds; 0 when none is doing it. */
let workingSince = 0

/** Resolves when the page is rendered in every language. */
type RefreshPage = (c: Context<AppEnv>, path: string) => Promise<void>

/** Cloudflare ends a request 30 s after its response (developers.cloudflare.com/workers/runtime-apis/context). */
const lockMs = 30_000

/**
 * Updates the search index and the most important pages after a change. One save causes up to four calls of Strapi's
 * webhook, and fifty entries published at once cause hundreds. So one request does the work of all of them, one task
 * after the other, because the content service also serves the editor who views the change. Content that one page has
 * read is cached for the next. If the request is ended before all is done, the next call continues.
 */
async function updateAfterChange(
  c: Context<AppEnv>,
  change: ContentChange,
  makeAnew: RefreshPage,
): Promise<void> {
  const { updateSearch, now, log } = c.get('services')
  const { changes, paths } = waiting
  changes.set(JSON.stringify([change.type, change.slug]), change)
  for (const path of toChangedPaths(change.type, change.slug)) paths.add(path)
  if (now() - workingSince < lockMs) return
  workingSince = now()
  // The search index comes first: a page that isn't rendered here is rendered for its next visitor.
  for (;;) {
    const [nextChange] = changes
    const [path] = paths
    if (nextChange) {
      changes.delete(nextChange[0])
      await updateSearch(nextChange[1])
    } else if (path !== undefined) {
      paths.delete(path)
      await makeAnew(c, path).catch((error: unknown) => log.warn('page was not made anew', { path, error }))
    } else break
  }
  workingSince = 0
}
