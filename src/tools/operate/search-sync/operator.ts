import { type Bindings, type Config, readConfig } from '../../../config/config.ts'
import { ConfigInvalid } from '../../../errors.ts'

/** What the operator has set for this run. */
export interface Operator {
  config: Config
  searchUrl: string
  /** A key that may change settings and documents. Never the site's own. */
  adminKey: string
}

const known = ['SEARCH_URL', 'CONTENT_URL', 'CONTENT_TOKEN', 'LOCALES'] as const satisfies (keyof Config)[]

/** @throws ConfigInvalid naming each variable that is missing or wrong. */
export function readOperator(environment: Record<string, string | undefined>): Operator {
  const given = Object.fromEntries(
    known.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  )
  const { SEARCH_URL: searchUrl, SEARCH_ADMIN_KEY: adminKey } = environment
  const missing = [
    ...(searchUrl ? [] : ['SEARCH_URL is missing: the address of Meilisearch, as https://search.example']),
    ...(adminKey
      ? []
      : ['SEARCH_ADMIN_KEY is missing: a Meilisearch key that may do everything in its indexes']),
  ]
  const { config, wrong } = tryConfig(given)
  if (!config || !searchUrl || !adminKey) throw new ConfigInvalid([...missing, ...wrong])
  return { config, searchUrl, adminKey }
}

function tryConfig(given: Record<string, string | undefined>): { config?: Config; wrong: string[] } {
  try {
    // Of the bindings only variables are read, and these are all that matter here.
    return { config: readConfig(given as unknown as Bindings), wrong: [] }
  } catch (error) {
    if (error instanceof ConfigInvalid) return { wrong: error.problems }
    throw error
  }
}
