/**
 * Fills Meilisearch with everything that can be found, and sets its indexes up: `npm run search:sync`. A running
 * site sees the old indexes until all the new ones are whole.
 *
 *   SEARCH_URL=https://search.example SEARCH_ADMIN_KEY=… CONTENT_URL=https://content.example npm run search:sync
 *   … npm run search:sync -- --dry-run    prints what would change, and changes nothing
 */
import { parseArgs } from 'node:util'
import { Meilisearch } from 'meilisearch'
import { readCatalogue } from '../../search/catalogue/read-catalogue.ts'
import { toDocuments } from '../../search/documents.ts'
import { searchIndexes } from '../../shared/search.ts'
import { utcDay } from '../../shared/zoned-time.ts'
import { createContent } from './search-sync/content.ts'
import { explain } from './search-sync/explain.ts'
import { loadIndexes } from './search-sync/load.ts'
import { readOperator } from './search-sync/operator.ts'
import { describeChanges } from './search-sync/plan.ts'

const say = (line: string) => console.log(line)

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
  const operator = readOperator(process.env)
  say(`content from ${operator.config.CONTENT_URL ?? 'the demo that ships with the site'}`)
  const content = createContent(operator.config, say)
  const catalogues = await readCatalogue(content, utcDay(Date.now()))
  const documents = toDocuments(catalogues, operator.config.LOCALES)
  say(searchIndexes.map((index) => `${documents[index].length} × ${index}`).join(', '))

  const client = new Meilisearch({ host: operator.searchUrl, apiKey: operator.adminKey })
  say(`search at ${operator.searchUrl}`)
  if (values['dry-run']) await describeChanges(client, documents, say)
  else await loadIndexes(client, documents, say)
}

try {
  await main()
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
