import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { loadStrapiVersion, type StrapiVersionName } from '../../../src/strapi/port/versions.ts'
import { rewordPartnerQuery } from '../../../src/strapi/version-5/partner-query.ts'
import { createEmbeddedContent } from '../../../src/strapi-emulator/executor.ts'
import type { Snapshot } from '../../../src/strapi-emulator/row.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { nameOf, type RecordedQuery } from './recorded-queries.ts'

/** Set by `npm run test:contract`, which starts the Strapi. */
export const need = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing: these tests are run by npm run test:contract`)
  return value
}

/** Version of the Strapi that was started. */
export const version: StrapiVersionName = need('STRAPI_VERSION') === '5' ? '5' : '4'
export const strapiUrl = need('STRAPI_URL')
export const today = need('STRAPI_TODAY')

/** Whether minutes don’t count: every query about many more entries, in every language. */
export const isThorough = process.env.THOROUGH === '1'

/** The content with which Strapi was filled. */
export const seededSnapshot: Snapshot = JSON.parse(readFileSync(need('STRAPI_SNAPSHOT'), 'utf8'))

export interface Answer {
  status: number
  body: unknown
}
export type Ask = (query: RecordedQuery) => Promise<Answer>

const asking =
  (send: (request: Request) => Promise<Response>, url: string): Ask =>
  async (query) => {
    const response = await send(
      new Request(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(query),
      }),
    )
    return { status: response.status, body: await response.json() }
  }

/** Sends a query in Strapi's own version of the language. */
export const askStrapiItself = asking(fetch, strapiUrl)

/** Sends a query in the form of Strapi 4. */
export const askEmbedded = (snapshot: Snapshot): Ask =>
  asking(
    createEmbeddedContent({ now: () => new Date(nowMs()), snapshot: () => snapshot }),
    'http://content.invalid',
  )

const bodySchema = z.looseObject({ data: z.unknown() })

/**
 * What the site's readers make of the embedded service's answers, or of Strapi's: the queries' own shapes, the same in
 * each dialect. Strapi 4 is seeded with the snapshot's ids, and answers with them; `documentId`s are left out.
 */
export const asSite =
  (ask: Ask, spoken: StrapiVersionName): Ask =>
  async (query) => {
    const dialect = await loadStrapiVersion(spoken)
    const text = { name: nameOf(query), document: query.query }
    const { document, variables } = await dialect.word(text, query.variables)
    const { status, body } = await ask({ query: document, variables })
    const { data, ...errors } = bodySchema.parse(body)
    const answer = dialect.unwrap(data)
    return { status, body: { ...errors, data: version === '5' ? withoutIds(answer) : answer } }
  }

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.entries(value).filter(([name]) => name !== 'id')
  // Strapi 5 says nothing of a relation to a draft, and Strapi 4 its id, which leads to no published row.
  if (inner.length === 0 && 'id' in value) return null
  return Object.fromEntries(inner.map(([name, each]) => [name, withoutIds(each)]))
}

/** Sends a partner's query as the site does: the partner writes for Strapi 4 and gets its form of the answer. */
export const askStrapiForPartner: Ask = async (partnerQuery) => {
  if (version === '4') return askStrapiItself(partnerQuery)
  const { query, variables, toAsked } = rewordPartnerQuery(partnerQuery)
  const { status, body } = await askStrapiItself({ query, variables })
  const { data, ...errors } = bodySchema.parse(body)
  return { status, body: { ...errors, data: toAsked(data) } }
}
