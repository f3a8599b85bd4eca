import { UpstreamFailed } from '../../errors.ts'
import { recordDialect } from './changes.ts'
import type { ContentService } from './client.ts'
import type { DialectName } from './dialects.ts'

/** Assumed until the service refuses a question: so a Strapi 4 is asked nothing beside what pages ask. */
const assumed: DialectName = '4'

/** Where questions go on being refused, they are wrong, and not the dialect: the service is asked this seldom for it. */
const lookAgainMs = 60_000

/**
 * The service's dialect: as configured, else as it was found out by this isolate, or by another and told through KV.
 *
 * @returns at once, but for a look at KV that is under way.
 */
export async function dialectOf({ dialect, url, changes }: ContentService): Promise<DialectName> {
  if (dialect) return dialect
  await changes.looking
  const { found } = changes.isolate
  return found?.url === url ? found.dialect : assumed
}

/**
 * The same for who has nothing that the service would refuse in the other dialect: it is asked where nobody knows.
 *
 * @throws what the question throws
 */
export async function findDialectOf(content: ContentService): Promise<DialectName> {
  return content.dialect ?? (await findDialect(content, assumed)) ?? assumed
}

/**
 * Asks in the service's dialect, and once more where it turns out to be the other one.
 *
 * @param ask throws UpstreamFailed with status 400 for a question that the service doesn't understand.
 */
export async function askInItsDialect<Answer>(
  content: ContentService,
  ask: (dialect: DialectName) => Promise<Answer>,
): Promise<Answer> {
  const assumedOrKnown = await dialectOf(content)
  try {
    return await ask(assumedOrKnown)
  } catch (error) {
    const other = await findOtherDialect(content, assumedOrKnown, error)
    if (!other) throw error
    return ask(other)
  }
}

/** How Strapi refuses a question that isn't one of its schema's. */
const refusedStatus = 400

/**
 * Looks, after a question was refused, whether the service speaks another dialect than it was asked in: nobody knew, or
 * it has changed its version under the running site.
 *
 * @returns the other dialect; `undefined` where it is the same, or nobody can say.
 * @throws UpstreamFailed where configuration says otherwise: that is for an operator to mend, and copies do meanwhile.
 */
async function findOtherDialect(
  content: ContentService,
  asked: DialectName,
  refusal: unknown,
): Promise<DialectName | undefined> {
  if (!(refusal instanceof UpstreamFailed) || refusal.status !== refusedStatus) return undefined
  const dialect = await findDialect(content, asked)
  if (!dialect || dialect === asked) return undefined
  if (content.dialect)
    throw new UpstreamFailed(
      'content',
      refusedStatus,
      `CONTENT_DIALECT says ${asked}, and the content service is a Strapi ${dialect}`,
    )
  return dialect
}

/** One question, which all that a request asks at once share; what another request has found out meanwhile will do. */
async function findDialect(content: ContentService, asked: DialectName): Promise<DialectName | undefined> {
  const { changes, url } = content
  const { found } = changes.isolate
  const isKnown = found?.url === url && changes.now() - found.at < lookAgainMs
  if (isKnown) return found.dialect
  changes.askingForDialect ??= askForDialect(content, asked)
  return changes.askingForDialect
}

/** Strapi 4 has no such field, and says so (400); it looks at permissions after that, so no token is needed. */
const question = JSON.stringify({
  query: 'query Dialect { cities(pagination: { limit: 1 }) { documentId } }',
})

async function askForDialect(
  { url, fetch, dialect: configured, changes, log }: ContentService,
  asked: DialectName,
): Promise<DialectName | undefined> {
  const answer = await fetch(
    new Request(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: question,
    }),
  )
  await answer.body?.cancel()
  const dialect = answer.status === refusedStatus ? '4' : answer.ok ? '5' : undefined
  if (!dialect) return undefined
  const isNews = dialect !== asked
  recordDialect(changes, { url, dialect, at: changes.now() }, { isForAll: isNews && !configured })
  if (isNews) log.error('the content service speaks another dialect', { asked, found: dialect, configured })
  return dialect
}
