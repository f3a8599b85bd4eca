import type { Config } from '../config/config.ts'
import type { PublisherState } from '../content/parts/part-stores.ts'
import { checkMeilisearch } from '../search/meilisearch-client.ts'
import { toFailureReason } from '../strapi/port/failure-reason.ts'
import type { Services } from './services.ts'

/** What a feature's `readState` returns, such as the number of votes that wait. `/api/health` and the desk show it. */
type StateOf<Name extends 'votes' | 'submissions' | 'notices' | 'availability'> = Awaited<
  ReturnType<NonNullable<Services[Name]>['readState']>
>
interface Dependency {
  state: 'ok' | 'failing'
  /** `embedded`: the built-in replacement is used. `absent`: there is none, and pages say so. */
  source: 'configured' | 'embedded' | 'absent'
  /** Why it fails, without addresses, keys and texts of the service. */
  reason?: string
}

export interface Health {
  status: 'ok' | 'failing'
  checkedAt: string
  dependencies: {
    /** State of the content service, with its Strapi version, when its content was last published, and a run under way. */
    content: Dependency & Pick<PublisherState, 'dialect' | 'reading'> & { publishedAt?: string }
    search: Dependency
    cache: Dependency
    /** State of the database, with the number of submissions in each state once it has answered. */
    submissions: Dependency & Partial<StateOf<'submissions'>>
    /** State of the votes, with the number of results that are not in Strapi yet. */
    votes: Dependency & Partial<Omit<StateOf<'votes'>, 'isConfigured'>>
    /** State of the notices, with the numbers of notifications that are queued, late, or undeliverable. */
    notices: Dependency & Partial<StateOf<'notices'>>
    /** State of the ticket sellers that the site asks what is left, each with its last error. */
    tickets: Dependency & { sellers?: StateOf<'availability'> }
  }
}

/** Time limit of a check in milliseconds; a longer one would hide failures that visitors notice. */
const timeLimitMs = 2000

/** Asks every service that the site depends on, each for two seconds at most. Never fails. */
export async function checkHealth(config: Config, services: Services): Promise<Health> {
  const { content, kv } = services
  const { SEARCH_URL, SEARCH_KEY } = config
  const [contentFound, search, cache, submissions, votes, notices, tickets] = await Promise.all([
    contentOf(content),
    stateOf(SEARCH_URL !== undefined, async (signal) => {
      if (!SEARCH_URL) return
      const status = await checkMeilisearch({ url: SEARCH_URL, key: SEARCH_KEY }, signal)
      if (status !== 200) throw new Unhealthy(`answers with status ${status}`)
    }),
    stateOf(kv !== undefined, async () => void (await kv?.store.get('health'))),
    submissionsOf(services.submissions),
    votesOf(services.votes),
    noticesOf(services.notices),
    ticketsOf(services.availability, services.now()),
  ])
  const isFailing = [contentFound, search, cache, submissions, votes, notices, tickets].some(
    ({ state }) => state === 'failing',
  )
  return {
    status: isFailing ? 'failing' : 'ok',
    checkedAt: new Date(services.now()).toISOString(),
    dependencies: { content: contentFound, search, cache, submissions, votes, notices, tickets },
  }
}

/** The content service as the Publisher finds it: visitors never ask it. The demo is part of the site. */
async function contentOf({ source }: Services['content']): Promise<Health['dependencies']['content']> {
  if (typeof source === 'function') return { state: 'ok', source: 'embedded', dialect: '4' }
  let found: PublisherState | undefined
  const state = await stateOf(true, async () => {
    found = await source.readState()
    if (found?.failure) throw new Unhealthy(found.failure)
    if (found?.publishedAt === undefined) throw new Unhealthy('nothing is published yet')
  })
  const { dialect, reading, publishedAt } = found ?? {}
  return {
    ...state,
    ...(dialect ? { dialect } : {}),
    ...(reading ? { reading } : {}),
    ...(publishedAt === undefined ? {} : { publishedAt: new Date(publishedAt).toISOString() }),
  }
}

/**
 * Fails when submissions were given up, since no retry will deliver them. Late submissions have their cause in another
 * dependency.
 */
async function submissionsOf(
  outbox: Services['submissions'],
): Promise<Health['dependencies']['submissions']> {
  if (!outbox) return { state: 'ok', source: 'absent' }
  let counts: StateOf<'submissions'> | undefined
  const found = await stateOf(true, async () => {
    counts = await outbox.readState()
    if (counts.failed > 0) throw new Unhealthy('gave some of it up')
  })
  return { ...found, ...counts }
}

/**
 * Without a token that may write results, they stay in the database, where `npm run votes` shows them; this is no
 * failure.
 */
async function votesOf(votes: Services['votes']): Promise<Health['dependencies']['votes']> {
  if (!votes) return { state: 'ok', source: 'absent' }
  let found: StateOf<'votes'> | undefined
  const state = await stateOf(true, async () => {
    found = await votes.readState()
    if (found.failing > 0) throw new Unhealthy('could not write some results')
  })
  return { ...state, ...(found ? { unwritten: found.unwritten, failing: found.failing } : {}) }
}

/** A subscription that a push service refuses is no failure; notifications that aren't sent are. */
async function noticesOf(notices: Services['notices']): Promise<Health['dependencies']['notices']> {
  if (!notices) return { state: 'ok', source: 'absent' }
  let found: StateOf<'notices'> | undefined
  const state = await stateOf(true, async () => {
    found = await notices.readState()
    if (found.late > 0) throw new Unhealthy('some are late')
  })
  return { ...state, ...found }
}

/** A seller that fails for longer than this makes the site unhealthy. Until then pages show its last answers. */
const sellerFailsMs = 15 * 60_000

async function ticketsOf(
  availability: Services['availability'],
  now: number,
): Promise<Health['dependencies']['tickets']> {
  if (!availability) return { state: 'ok', source: 'absent' }
  let sellers: StateOf<'availability'> | undefined
  const state = await stateOf(true, async () => {
    sellers = await availability.readState()
    const isFailing = sellers.some(
      ({ failedSince }) => failedSince && now - Date.parse(failedSince) > sellerFailsMs,
    )
    if (isFailing) throw new Unhealthy('a seller does not answer')
  })
  return { ...state, ...(sellers ? { sellers } : {}) }
}

async function stateOf(
  isConfigured: boolean,
  ask: (signal: AbortSignal) => Promise<void>,
): Promise<Dependency> {
  const source = isConfigured ? 'configured' : 'embedded'
  const signal = AbortSignal.timeout(timeLimitMs)
  const timeUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')))
  })
  try {
    await Promise.race([ask(signal), timeUp])
    return { state: 'ok', source }
  } catch (error) {
    return { state: 'failing', source, reason: signal.aborted ? 'no answer in time' : toReason(error) }
  }
}

/** An error whose message contains neither addresses nor texts of the service, so it may be reported. */
class Unhealthy extends Error {}
const toReason = (error: unknown): string =>
  error instanceof Unhealthy ? error.message : toFailureReason(error)
