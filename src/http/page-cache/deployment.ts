import type { Bindings } from '../../config/config.ts'
import { digest } from '../../crypto/digest.ts'
import type { Locale } from '../../shared/locales.ts'
import { readLocales } from '../../shared/locales.ts'

/** Configuration on which cached responses depend besides the request, as plain values. */
export interface Deployment {
  locales: readonly Locale[]
  /** The configured origin of the site; absent where the request's origin is used. */
  origin: string | undefined
  /** A digest of all variables and of the names of all bindings. */
  configuration: string
}

const known = new WeakMap<Bindings, Deployment | 'nothing-stored'>()

/**
 * Reads the variables without validating them: with a wrong configuration nothing has ever been cached (`config.ts`).
 *
 * @returns `undefined` where nothing is cached
 */
export async function readDeployment(env: Bindings): Promise<Deployment | undefined> {
  const deployment = known.get(env) ?? (await toDeployment(env))
  known.set(env, deployment)
  return deployment === 'nothing-stored' ? undefined : deployment
}

async function toDeployment(env: Bindings): Promise<Deployment | 'nothing-stored'> {
  const locales = readLocales(env.LOCALES)
  const { SITE_URL: url } = env
  const isUrl = typeof url === 'string' && URL.canParse(url)
  if (env.PAGE_CACHE === 'off' || !locales || (url && !isUrl)) return 'nothing-stored'
  return {
    locales,
    origin: isUrl ? new URL(url).origin : undefined,
    configuration: await readConfigurationDigest(env),
  }
}

const digests = new WeakMap<Bindings, string>()

/** The Cache API survives a change of the configuration, and responses cached there must not. */
export async function readConfigurationDigest(env: Bindings): Promise<string> {
  const made = digests.get(env)
  if (made) return made
  const values = Object.entries(env)
    .map(([name, value]) => [name, typeof value === 'object' ? null : value])
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1))
  const digested = await digest(JSON.stringify(values))
  digests.set(env, digested)
  return digested
}
