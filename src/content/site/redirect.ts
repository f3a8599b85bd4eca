import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { type ContentQuery, type ContentService, readContent } from '../port/client.ts'
import { addressSchema } from '../port/fields.ts'

const redirectsSchema = z.object({ redirects: z.array(z.object({ from: addressSchema, to: addressSchema })) })

const redirectQuery: ContentQuery<z.infer<typeof redirectsSchema>, Redirect[]> = {
  name: 'redirect',
  // `$from` is never omitted or empty: both would select every row (see architecture of the dialect).
  document: `query Redirects($from: [String]!) {
    redirects(filters: { from: { in: $from } }, sort: ["from:asc"], pagination: { limit: 10 }) {
      data { attributes { from to } }
    }
  }`,
  schema: redirectsSchema,
  map: ({ redirects }) => (redirects.length > 0 ? redirects : null),
  policy: policies.redirects,
}

export interface Redirect {
  from: string
  to: string
}

/** The redirect of the first of these addresses that has one. */
export async function readRedirect(
  content: ContentService,
  addresses: string[],
): Promise<Redirect | undefined> {
  if (addresses.length === 0) return undefined
  const redirects = await readContent(content, redirectQuery, { from: addresses })
  return addresses.map((address) => redirects?.find(({ from }) => from === address)).find(Boolean)
}
