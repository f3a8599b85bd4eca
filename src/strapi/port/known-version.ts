import { UpstreamFailed } from '../../errors.ts'
import type { ContentService } from './client.ts'
import type { StrapiVersionName } from './versions.ts'

/** Assumed until the service refuses a question: so a Strapi 4 is asked nothing beside what pages ask. */
export const assumedVersion: StrapiVersionName = '4'

/** How Strapi refuses a question that isn't one of its schema's. */
export const refusedStatus = 400

/**
 * The service's dialect: as configured, else as it was found out by this isolate, or by another and told through KV.
 *
 * @returns at once, but for a look at KV that is under way.
 */
export async function strapiVersionOf({ dialect, url, changes }: ContentService): Promise<StrapiVersionName> {
  if (dialect) return dialect
  await changes.looking
  const { found } = changes.isolate
  return found?.url === url ? found.dialect : assumedVersion
}

/**
 * Asks in the service's dialect, and once more where it turns out to be the other one.
 *
 * @param ask throws UpstreamFailed with status 400 for a question that the service doesn't understand.
 */
export async function askInVersion<Answer>(
  content: ContentService,
  ask: (dialect: StrapiVersionName) => Promise<Answer>,
): Promise<Answer> {
  const assumedOrKnown = await strapiVersionOf(content)
  try {
    return await ask(assumedOrKnown)
  } catch (error) {
    if (!(error instanceof UpstreamFailed) || error.status !== refusedStatus) throw error
    const { findOtherVersion } = await import('./find-version.ts')
    const other = await findOtherVersion(content, assumedOrKnown)
    if (!other) throw error
    return ask(other)
  }
}
