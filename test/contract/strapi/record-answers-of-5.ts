/**
 * Writes what a real Strapi 5 answers to `test/fixtures/strapi5-answers.json`: to queries whose answers by Strapi 4 are
 * recorded too (`strapi-answers.json`), and to each of the site's own.
 *
 *   node test/contract/strapi/record-answers-of-5.ts write-snapshot /tmp/snapshot.json
 *   SNAPSHOT_FILE=/tmp/snapshot.json npm run strapi -- --version 5 --no-admin --fresh --port 1338
 *   node test/contract/strapi/record-answers-of-5.ts record http://127.0.0.1:1338
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { loadStrapiVersion } from '../../../src/strapi/port/versions.ts'
import { strapiContent } from '../../fixtures/strapi-content.ts'
import { toPartnerQuery } from './partner-query.ts'
import { nameOf, recordQueries } from './recorded-queries.ts'

const fixtures = join(import.meta.dirname, '../../fixtures')
/** How many queries of one name are recorded: languages differ in the selected translations only. */
const mostTexts = 2

async function record(url: string): Promise<void> {
  const records = [...(await ofPartners(url)), ...(await ofSite(url))]
  const lines = records.map((each) => JSON.stringify(each)).join(',\n')
  writeFileSync(join(fixtures, 'strapi5-answers.json'), `[\n${lines}\n]\n`)
}

const recordedSchema = z.array(
  z.object({
    name: z.string(),
    query: z.string(),
    variables: z.optional(z.record(z.string(), z.unknown())),
    operationName: z.optional(z.string()),
  }),
)

/** Records the queries that a partner may send. */
async function ofPartners(url: string) {
  const recorded = recordedSchema.parse(
    JSON.parse(readFileSync(join(fixtures, 'strapi-answers.json'), 'utf8')),
  )
  const asked = recorded.flatMap((each) => {
    const sent = toPartnerQuery(each)
    return sent ? [{ ...each, sent }] : []
  })
  return Promise.all(
    asked.map(async ({ name, query, variables, operationName, sent }) => ({
      of: 'partners',
      name,
      query,
      variables,
      operationName,
      body: await ask(url, sent.query, sent.variables),
    })),
  )
}

/** Records the queries of the site. */
async function ofSite(url: string) {
  const { word } = await loadStrapiVersion('5')
  const queries = Map.groupBy(await recordQueries(strapiContent()), ({ query }) => query)
  const records: Record<string, unknown>[] = []
  for (const [query, [recorded]] of queries) {
    const name = nameOf({ query, variables: {} })
    const isEnough = records.filter((each) => each.name === name).length === mostTexts
    if (!recorded || isEnough) continue
    const worded = await word({ name, document: query }, recorded.variables)
    const { variables } = recorded
    records.push({
      of: 'site',
      name,
      query,
      variables,
      body: await ask(url, worded.document, worded.variables),
    })
  }
  return records
}

async function ask(url: string, query: string, variables: Record<string, unknown>): Promise<unknown> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  return response.json()
}

const [command, target = ''] = process.argv.slice(2)
if (command === 'write-snapshot') writeFileSync(target, JSON.stringify(strapiContent()))
else if (command === 'record') await record(target)
else throw new Error('write-snapshot <file>, or record <url>')
