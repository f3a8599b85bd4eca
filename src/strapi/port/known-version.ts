import { UpstreamFailed } from '../../errors.ts'
import type { StrapiService } from './client.ts'
import type { StrapiVersionName } from './versions.ts'

/** The version that is assumed until the service refuses a query, so that a Strapi 4 gets no additional queries. */
export const assumedVersion: StrapiVersionName = '4'

/** Status with which Strapi refuses a query that doesn't fit its schema. */
export const refusedStatus = 400

/**
 * The Strapi version of the content service: from the configuration, otherwise as this isolate has found out.
 */
export function readKnownVersion({ dialect, url, known: { found } }: StrapiService): StrapiVersionName {
  return dialect ?? (found?.url === url ? found.dialect : assumedVersion)
}

/**
 * Sends a query for the version of the content service, and again for the other version if the service turns out to
 * have that one.
 *
 * @param ask throws UpstreamFailed with status 400 for a query that the service doesn't understand
 */
export async function askInVersion<Answer>(
  strapi: StrapiService,
  ask: (dialect: StrapiVersionName) => Promise<Answer>,
): Promise<Answer> {
  const assumedOrKnown = readKnownVersion(strapi)
  try {
    return await ask(assumedOrKnown)
  } catch (error) {
    if (!(error instanceof UpstreamFailed) || error.status !== refusedStatus) throw error
    const { findOtherVersion } = await import('./find-version.ts')
    const other = await findOtherVersion(strapi, assumedOrKnown)
    if (!other) throw error
    return ask(other)
  }
}
