import { digest } from '../../crypto/digest.ts'
import { UpstreamFailed } from '../../errors.ts'
import { isRecord } from '../../shared/is-record.ts'
import type { StrapiVersion } from '../port/versions.ts'
import { queries } from './queries.gen.ts'
import { rewordFilters } from './reword-values.ts'

/** Support for Strapi 5. The build has rewritten the queries for it (`tools/build/strapi-5/`). */
export const strapi5: StrapiVersion = {
  word: async ({ name, document }, variables) => {
    const query = queries[await digest(document)]
    if (!query) throw new UpstreamFailed('content', 0, `the build has no words of Strapi 5 for ${name}`)
    const { text, filters = {} } = query
    const reworded = Object.entries(filters).map(([variable, entity]) => [
      variable,
      rewordFilters(variables[variable], entity),
    ])
    return { document: text, variables: { ...variables, ...Object.fromEntries(reworded) } }
  },
  unwrap: unwrapVersion5,
}

/**
 * Converts an answer of Strapi 5 to the shape that `version-4/version.ts` gives to answers of Strapi 4. Entries stay as
 * they are. A connection becomes an array of its `nodes`, or `{items, total, pageCount}` if its counts were selected.
 *
 * Strapi 5 returns no drafts where a query asks for published entries, neither in lists nor in relations. A relation to
 * a draft becomes `null` nevertheless, if its `publishedAt` was selected and is `null`.
 */
export function unwrapVersion5(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwrapVersion5)
  if (!isRecord(value)) return value
  if (isConnection(value)) return unwrapConnection(value)
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isDraft(inner) ? null : unwrapVersion5(inner)]),
  )
}

const isConnection = (value: Record<string, unknown>) =>
  Array.isArray(value.nodes) && Object.keys(value).every((name) => name === 'nodes' || name === 'pageInfo')

function unwrapConnection({ nodes, pageInfo }: Record<string, unknown>): unknown {
  const items = unwrapVersion5(nodes)
  return isRecord(pageInfo) ? { items, ...pageInfo } : items
}

const isDraft = (value: unknown) => isRecord(value) && value.publishedAt === null
