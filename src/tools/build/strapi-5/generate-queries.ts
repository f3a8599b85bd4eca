import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { Kind, parse, print, stripIgnoredCharacters, visit } from 'graphql'
import { digest } from '../../../crypto/digest.ts'
import { reword } from '../../../strapi/version-5/reword.ts'
import { brandPlugin } from '../brand-plugin.ts'
import { listBundledFiles } from '../bundled-files.ts'
import { contentSchema, toContentModel } from '../content-model.ts'
import type { LoadedBrand } from '../load-brand.ts'
import { toDraftPlacesModule } from './find-draft-places.ts'

/**
 * Translates every query of the site for Strapi 5, and finds the positions at which each asks for drafts, so that the
 * Worker needs no GraphQL parser for it. Queries name the brand's languages, so each brand has its own.
 */
export async function generateQueries(brand: LoadedBrand): Promise<GeneratedQueries> {
  const { documents, files } = await collectQueries(brand)
  const entries = await Promise.all(
    documents.map(async (document) => [await digest(document), toEntry(document)] as const),
  )
  const lines = entries
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, { text, rest }]) => `  '${key}': { text: ${JSON.stringify(text)}${rest} },\n`)
  return {
    texts: `${head}export const queries: Record<string, { text: string; filters?: Record<string, string> }> = {\n${lines.join('')}}\n`,
    draftPlaces: await toDraftPlacesModule(documents, new Map(entries.map(([key, { text }]) => [key, text]))),
    files,
  }
}

/** Source text of two generated modules. */
export interface GeneratedQueries {
  /** Text of the file `strapi/version-5/queries.gen.ts`. */
  texts: string
  /** Text of the file `strapi/drafts/places.gen.ts`. */
  draftPlaces: string
  /** Absolute paths of the files that the queries were made of. */
  files: string[]
}

const head = `// Generated from the site's queries (src/tools/build/strapi-5). Do not edit.

/** The site's queries for Strapi 5; \`filters\` has the entity of each variable that holds filters. */
`

function toEntry(document: string): { text: string; rest: string } {
  const parsed = parse(document)
  const text = stripIgnoredCharacters(print(reword(parsed)))
  const filters: Record<string, string> = {}
  visit(parsed, {
    VariableDefinition({ variable, type }) {
      const entity = type.kind === Kind.NAMED_TYPE && /^(.+)FiltersInput$/.exec(type.name.value)?.[1]
      if (entity) filters[variable.name.value] = entity
    },
  })
  return { text, rest: Object.keys(filters).length > 0 ? `, filters: ${JSON.stringify(filters)}` : '' }
}

/** Bundles the site's readers with this brand, runs them, and returns the queries that they send, and the readers' files. */
async function collectQueries(brand: LoadedBrand): Promise<{ documents: string[]; files: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'tutti-queries-'))
  try {
    const outfile = join(folder, 'queries.mjs')
    const { metafile } = await build({
      entryPoints: [join(import.meta.dirname, 'send-every-query.ts')],
      bundle: true,
      metafile: true,
      format: 'esm',
      platform: 'node',
      outfile,
      logLevel: 'error',
      charset: 'utf8',
      plugins: [
        {
          name: 'recording-version',
          setup({ onResolve, onLoad }) {
            // Generated modules may not exist yet, and readers do not need them to send their queries.
            onLoad({ filter: /content-model\.gen\.ts$/ }, async () => ({
              contents: toContentModel(await readFile(contentSchema, 'utf8')),
              loader: 'ts',
            }))
            onLoad({ filter: /\.gen\.ts$/ }, () => ({ contents: 'export const draftPlaces = {}' }))
            onResolve({ filter: /\.gen\.ts$/ }, ({ path, resolveDir }) => ({ path: join(resolveDir, path) }))
            onResolve({ filter: /version-5\/version\.ts$/ }, () => ({
              path: join(import.meta.dirname, '../stand-ins/recording-version.ts'),
            }))
          },
        },
        brandPlugin(brand),
      ],
    })
    const { sendEveryQuery, recordedQueries } = await import(pathToFileURL(outfile).href)
    await sendEveryQuery()
    return { documents: [...recordedQueries], files: listBundledFiles(metafile) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
