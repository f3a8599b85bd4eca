import { checkQuery } from '../../../src/strapi/proxy/proxied-query.ts'
import { rewordPartnerQuery } from '../../../src/strapi/version-5/partner-query.ts'

/** A query as Strapi 5 gets it from the site; `undefined` for what partners may not ask. */
export function toPartnerQuery({
  query,
  variables,
  operationName,
}: {
  query: string
  variables?: Record<string, unknown> | undefined
  operationName?: string | undefined
}) {
  try {
    return rewordPartnerQuery(checkQuery({ query, variables, operationName }))
  } catch {
    // The site refuses this query; other tests check the messages.
    return undefined
  }
}
