import { digest } from '../cache/digest.ts'
import type { Bindings } from '../config.ts'
import type { Locale } from '../shared/locales.ts'
import { readLocales } from '../shared/locales.ts'

/** What stored answers depend on besides the request: plain values, of one configuration. */
export interface Deployment {
  locales: readonly Locale[]
  /** Where the site says it is; absent: wherever it is asked. */
  origin: string | undefined
  /** A digest of every variable, and of the names of the bindings. */
  configuration: string
}

const known = new WeakMap<Bindings, Deployment>()

/**
 * Read without checking it: under a configuration that is wrong nothing was ever stored (`config.ts`).
 *
 * @returns `undefined` where nothing is stored
 */
export async function readDeployment(env: Bindings): Promise<Deployment | undefined> {
  const read = known.get(env)
  if (read) return read
  const locales = readLocales(env.LOCALES)
  if (env.PAGE_CACHE === 'off' || !locales) return undefined
  const { SITE_URL: url } = env
  if (url && !(typeof url === 'string' && URL.canParse(url))) return undefined
  const deployment = {
    locales,
    origin: url ? new URL(String(url)).origin : undefined,
    configuration: await digestOf(env),
  }
  known.set(env, deployment)
  return deployment
}

const digests = new WeakMap<Bindings, string>()

/** The Cache API outlives a change of the configuration; what is stored there must not. */
export async function digestOf(env: Bindings): Promise<string> {
  const made = digests.get(env)
  if (made) return made
  const values = Object.entries(env)
    .map(([name, value]) => [name, typeof value === 'object' ? null : value])
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1))
  const digested = await digest(JSON.stringify(values))
  digests.set(env, digested)
  return digested
}
