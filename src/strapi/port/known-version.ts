import { UpstreamFailed } from '../../errors.ts'
import type { ContentService } from './client.ts'
import type { DialectName } from './versions.ts'

/** Assumed until the service refuses a question: so a Strapi 4 is asked nothing beside what pages ask. */
export const assumed: DialectName = '4'

/** How Strapi refuses a question that isn't one of its schema's. */
export const refusedStatus = 400

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
    if (!(error instanceof UpstreamFailed) || error.status !== refusedStatus) throw error
    const { findOtherDialect } = await import('./find-version.ts')
    const other = await findOtherDialect(content, assumedOrKnown)
    if (!other) throw error
    return ask(other)
  }
}
