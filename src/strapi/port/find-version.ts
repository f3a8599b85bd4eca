import { UpstreamFailed } from '../../errors.ts'
import type { StrapiService } from './client.ts'
import { assumedVersion, refusedStatus } from './known-version.ts'
import type { StrapiVersionName } from './versions.ts'

/** Minimum time between two checks of the version. If queries are refused after a check, the queries are wrong. */
const lookAgainMs = 60_000

/**
 * The Strapi version of the content service, which is asked for it if it isn't known. Used for queries that are valid
 * in both versions: they are never refused, so a wrong version would go unnoticed.
 *
 * @throws what the request throws
 */
export async function findStrapiVersion(strapi: StrapiService): Promise<StrapiVersionName> {
  return strapi.dialect ?? (await findVersion(strapi, assumedVersion)) ?? assumedVersion
}

/**
 * Checks, after a query was refused, whether the content service has another Strapi version than the query was for,
 * because the version wasn't known, or because Strapi was updated while the site was running.
 *
 * @returns the other version; `undefined` if it is the same or can't be found out
 * @throws UpstreamFailed if the version differs from the configured one, which an operator has to correct
 */
export async function findOtherVersion(
  strapi: StrapiService,
  asked: StrapiVersionName,
): Promise<StrapiVersionName | undefined> {
  const dialect = await findVersion(strapi, asked)
  if (!dialect || dialect === asked) return undefined
  if (strapi.dialect)
    throw new UpstreamFailed(
      'content',
      refusedStatus,
      `CONTENT_DIALECT says ${asked}, and the content service is a Strapi ${dialect}`,
    )
  return dialect
}

/** Finds the version by at most one query per request. Uses what another request has found out a short time ago. */
async function findVersion(
  strapi: StrapiService,
  asked: StrapiVersionName,
): Promise<StrapiVersionName | undefined> {
  const { known, url, now } = strapi
  const isKnown = known.found?.url === url && now() - known.found.at < lookAgainMs
  if (isKnown) return known.found?.dialect
  strapi.askingForVersion ??= askForVersion(strapi, asked)
  return strapi.askingForVersion
}

/** Strapi 4 lacks the field `documentId` and refuses the query (400), before it checks any permission or token. */
const versionQuery = JSON.stringify({
  query: 'query Dialect { cities(pagination: { limit: 1 }) { documentId } }',
})

async function askForVersion(
  { url, fetch, dialect: configured, known, now, log }: StrapiService,
  asked: StrapiVersionName,
): Promise<StrapiVersionName | undefined> {
  const answer = await fetch(
    new Request(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: versionQuery,
    }),
  )
  await answer.body?.cancel()
  const dialect = answer.status === refusedStatus ? '4' : answer.ok ? '5' : undefined
  if (!dialect) return undefined
  const isNews = dialect !== asked
  const isExpected = !configured && known.found?.url !== url
  known.found = { url, dialect, at: now() }
  if (isNews) {
    const facts = { asked, found: dialect, configured }
    // The log says «warn» instead of «error» if the version was neither configured nor found before.
    log[isExpected ? 'warn' : 'error']('the content service speaks another dialect', facts)
  }
  return dialect
}
