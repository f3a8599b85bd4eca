import { UpstreamFailed } from '../../errors.ts'
import { recordStrapiVersion } from './changes.ts'
import type { ContentService } from './client.ts'
import { assumedVersion, refusedStatus } from './known-version.ts'
import type { StrapiVersionName } from './versions.ts'

/** Where questions go on being refused, they are wrong, and not the dialect: the service is asked this seldom for it. */
const lookAgainMs = 60_000

/**
 * The service's dialect, for who has nothing that it would refuse in the other one: it is asked where nobody knows.
 *
 * @throws what the question throws
 */
export async function findStrapiVersion(content: ContentService): Promise<StrapiVersionName> {
  return content.dialect ?? (await findDialect(content, assumedVersion)) ?? assumedVersion
}

/**
 * Looks, after a question was refused, whether the service speaks another dialect than it was asked in: nobody knew, or
 * it has changed its version under the running site.
 *
 * @returns the other dialect; `undefined` where it is the same, or nobody can say.
 * @throws UpstreamFailed where configuration says otherwise: that is for an operator to mend, and copies do meanwhile.
 */
export async function findOtherVersion(
  content: ContentService,
  asked: StrapiVersionName,
): Promise<StrapiVersionName | undefined> {
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
async function findDialect(
  content: ContentService,
  asked: StrapiVersionName,
): Promise<StrapiVersionName | undefined> {
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
  asked: StrapiVersionName,
): Promise<StrapiVersionName | undefined> {
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
  const isExpected = !configured && changes.isolate.found?.url !== url
  recordStrapiVersion(changes, { url, dialect, at: changes.now() }, { isForAll: isNews && !configured })
  if (isNews) {
    const facts = { asked, found: dialect, configured }
    // Where nobody has said or seen which one it is, finding out is no trouble.
    log[isExpected ? 'warn' : 'error']('the content service speaks another dialect', facts)
  }
  return dialect
}
