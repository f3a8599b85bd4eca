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
import { storedIndexes } from '../../search/indexes.ts'
import { utcDay } from '../../shared/zoned-time.ts'
import { type Program, startProgram } from './program.ts'
import { createContent } from './search-sync/content.ts'
import { explain } from './search-sync/explain.ts'
import { loadIndexes } from './search-sync/load.ts'
import { readOperator } from './search-sync/operator.ts'
import { describeChanges } from './search-sync/plan.ts'

export const searchSync: Program = async (given, { environment, print }) => {
  const { values } = parseArgs({ args: given, options: { 'dry-run': { type: 'boolean', default: false } } })
  try {
    const operator = readOperator(environment)
    print(`content from ${operator.config.CONTENT_URL ?? 'the demo that ships with the site'}`)
    const content = createContent(operator.config, print)
    const catalogues = await readCatalogue(content, utcDay(Date.now()))
    const documents = toDocuments(catalogues, operator.config.LOCALES)
    print(storedIndexes.map((index) => `${documents[index].length} × ${index}`).join(', '))

    const client = new Meilisearch({ host: operator.searchUrl, apiKey: operator.adminKey })
    print(`search at ${operator.searchUrl}`)
    if (values['dry-run']) await describeChanges(client, documents, print)
    else await loadIndexes(client, documents, print)
    return 0
  } catch (error) {
    throw new Error(explain(error), { cause: error })
  }
}

if (import.meta.main) await startProgram(searchSync)
