import { Meilisearch, MeilisearchApiError, MeilisearchRequestError } from 'meilisearch'
import type { Config } from '../../config/config.ts'
import { ConfigInvalid } from '../../errors.ts'
import { readCatalogues } from '../../search/catalogue/read-catalogue.ts'
import { toDocuments } from '../../search/documents.ts'
import { storedIndexes } from '../../search/engine.ts'
import { toUtcDay } from '../../shared/zoned-time.ts'
import { brandHelp, brandOption, parseCommandLine, WrongArguments } from '../command-line.ts'
import { notePlace, type OperatorProgram, startProgram } from './program.ts'
import { createProgramContent, readProgramConfig } from './program-content.ts'
import { describeIndexChanges, loadIndexes, TaskFailed } from './search-sync/load.ts'

const help = `Fills Meilisearch with everything that can be found, and sets its indexes up. A running site uses the old
indexes until all the new ones are complete.

  npm run search:sync -- [--dry-run]

Takes the variables SEARCH_URL, SEARCH_ADMIN_KEY and CONTENT_URL; without CONTENT_URL, the demo's content.

  --dry-run    prints what would change, and changes nothing
${brandHelp}`

export const searchSync: OperatorProgram = async (given, surroundings) => {
  const { environment, print } = surroundings
  const { values } = parseCommandLine(given, {
    help,
    options: { ...brandOption, 'dry-run': { type: 'boolean', default: false } },
  })
  try {
    const operator = readSearchOperator(environment)
    const { CONTENT_URL: contentUrl = 'the demo that ships with the site' } = operator.config
    notePlace(surroundings, `content from ${contentUrl}, search at ${operator.searchUrl}`)
    const content = createProgramContent(operator.config, print)
    const catalogues = await readCatalogues(content, toUtcDay(Date.now()), operator.config.LOCALES)
    const documents = toDocuments(catalogues, operator.config.LOCALES)
    print(storedIndexes.map((index) => `${documents[index].length} × ${index}`).join(', '))

    const client = new Meilisearch({ host: operator.searchUrl, apiKey: operator.adminKey })
    if (values['dry-run']) await describeIndexChanges(client, documents, print)
    else await loadIndexes(client, documents, print)
    return 0
  } catch (error) {
    if (error instanceof WrongArguments) throw error
    throw new Error(explainSearchError(error), { cause: error })
  }
}

/** Settings of a run, from the environment. */
interface SearchOperator {
  config: Config
  searchUrl: string
  /** A Meilisearch key that may change settings and documents; the site's own key may not. */
  adminKey: string
}

const searchVariables = ['SEARCH_URL', 'CONTENT_URL', 'CONTENT_TOKEN', 'LOCALES'] as const

/**
 * Reads the settings of a run.
 *
 * @throws ConfigInvalid naming each variable that is missing or wrong
 */
export function readSearchOperator(environment: Record<string, string | undefined>): SearchOperator {
  const { SEARCH_URL: searchUrl, SEARCH_ADMIN_KEY: adminKey } = environment
  const missing = [
    ...(searchUrl ? [] : ['SEARCH_URL is missing: the address of Meilisearch, as https://search.example']),
    ...(adminKey
      ? []
      : ['SEARCH_ADMIN_KEY is missing: a Meilisearch key that may do everything in its indexes']),
  ]
  const { config, wrong } = tryConfig(environment)
  if (!config || !searchUrl || !adminKey) throw new ConfigInvalid([...missing, ...wrong])
  return { config, searchUrl, adminKey }
}

function tryConfig(environment: Record<string, string | undefined>): { config?: Config; wrong: string[] } {
  try {
    return { config: readProgramConfig(environment, searchVariables), wrong: [] }
  } catch (error) {
    if (error instanceof ConfigInvalid) return { wrong: error.problems }
    throw error
  }
}

/** Returns a message that says what to do about an error; the client's own message where nothing better is known. */
export function explainSearchError(error: unknown): string {
  if (error instanceof MeilisearchApiError) return explainAnswer(error)
  if (error instanceof MeilisearchRequestError) {
    const cause = error.cause instanceof Error ? (error.cause.cause ?? error.cause) : error.cause
    return `Meilisearch can't be reached: is SEARCH_URL right? (${String(cause)})`
  }
  if (error instanceof SyntaxError) {
    return `What answers at SEARCH_URL isn't Meilisearch: its answer is no JSON (${error.message})`
  }
  if (error instanceof ConfigInvalid || error instanceof TaskFailed) return error.message
  return String(error)
}

function explainAnswer({ response: { status }, cause, message }: MeilisearchApiError): string {
  const own = cause ? `${cause.code}: ${message}\n  ${cause.link}` : `status ${status}: ${message}`
  if (status === 401 || status === 403) return `SEARCH_ADMIN_KEY may not do this: ${own}`
  if (cause?.code === 'bad_request' && message.includes('rename')) {
    return `Meilisearch 1.18 or later is needed: ${own}`
  }
  return own
}

if (import.meta.main) await startProgram(searchSync)
