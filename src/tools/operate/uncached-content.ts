import { type Bindings, type Config, readConfig } from '../../config/config.ts'
import type { Log } from '../../log.ts'
import type { ContentService } from '../../strapi/port/client.ts'
import { createUncachedService } from '../../strapi/uncached-service.ts'
import { createEmbeddedContent } from '../../strapi-emulator/executor.ts'

/** Time limit of one query; reading everything takes longer than a visitor would wait for a page. */
const timeLimitMs = 60_000

/**
 * Reads the settings that a program needs from its environment; all others have their defaults.
 *
 * @throws ConfigInvalid naming each variable that is wrong
 */
export function readProgramConfig(
  environment: Readonly<Record<string, string | undefined>>,
  names: readonly (keyof Config)[],
): Config {
  const given = names.flatMap((name) => (environment[name] ? [[name, environment[name]] as const] : []))
  // `readConfig` reads only the variables of the Worker's environment, and no bindings.
  return readConfig(Object.fromEntries(given) as unknown as Bindings)
}

/** Returns the content service as the site reads it, without a cache: the configured one, else the demo. */
export function createUncachedContent(config: Config, say: (line: string) => void): ContentService {
  const log: Log = {
    info: () => undefined,
    warn: (message, details) => say(`${message}: ${JSON.stringify(details)}`),
    error: (message, details) => say(`${message}: ${JSON.stringify(details)}`),
  }
  return createUncachedService({
    fetch: config.CONTENT_URL
      ? (request) => fetch(request, { signal: AbortSignal.timeout(timeLimitMs) })
      : createEmbeddedContent({ now: () => new Date() }),
    embedHosts: config.EMBED_HOSTS,
    ...(config.CONTENT_URL
      ? {
          url: config.CONTENT_URL.replace(/\/$/, ''),
          mediaBase: config.CONTENT_URL,
          dialect: config.CONTENT_DIALECT,
          token: config.CONTENT_TOKEN,
        }
      : {}),
    log,
  })
}
