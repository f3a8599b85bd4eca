import { type Bindings, type Config, readConfig } from '../../config/config.ts'
import type { ContentService } from '../../content/content-service.ts'
import type { Log } from '../../log.ts'
import { createContentOnDemand } from '../../publishing/parts-on-demand.ts'
import { createStrapiService } from '../../strapi/create-strapi-service.ts'
import type { StrapiService } from '../../strapi/port/client.ts'
import { createEmbeddedContent } from '../../strapi-emulator/executor.ts'
import { toLoneRequest } from './lone-request.ts'

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

/** Returns the configured content service, else the embedded one of the demo. */
export function createProgramStrapi(config: Config, say: (line: string) => void): StrapiService {
  const log: Log = {
    info: () => undefined,
    warn: (message, details) => say(`${message}: ${JSON.stringify(details)}`),
    error: (message, details) => say(`${message}: ${JSON.stringify(details)}`),
  }
  const { CONTENT_URL: url, CONTENT_DIALECT: dialect, CONTENT_TOKEN: token, EMBED_HOSTS: embedHosts } = config
  return url
    ? createStrapiService({
        url,
        ...(dialect ? { dialect } : {}),
        token,
        embedHosts,
        log,
        fetch: (request) => fetch(toLoneRequest(request, { signal: AbortSignal.timeout(timeLimitMs) })),
      })
    : createStrapiService({ embedHosts, log, fetch: createEmbeddedContent({ now: () => new Date() }) })
}

/** Makes the content that pages read of what the configured service has at this moment. Nothing is stored. */
export const createProgramContent = (config: Config, say: (line: string) => void): ContentService =>
  createContentOnDemand(createProgramStrapi(config, say))
