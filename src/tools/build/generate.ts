import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseProcessArguments } from '../command-line.ts'
import type { GeneratedQueries } from './strapi-5/generate-queries.ts'

const help = `npm run prepare -- [--if-missing]

Writes the modules that are made from other sources (*.gen.ts). They are not committed: npm install, every build and, where
one is missing, the type check and the tests write them.`

const fromRoot = (path: string) => join(import.meta.dirname, '../../..', path)

/** Paths of the generated modules from the repository's root. */
const generatedModules = {
  contentModel: 'src/publishing/content-model.gen.ts',
  servedSdl: 'src/strapi-emulator/graphql/served-sdl.gen.ts',
  queries: 'src/strapi/version-5/queries.gen.ts',
  draftPlaces: 'src/strapi/drafts/places.gen.ts',
} as const

/** Writes every generated module. Those that hold queries are made for the languages of the demo's brand. */
export async function generateModules(): Promise<void> {
  const { loadDemoBrand } = await import('./load-brand.ts')
  const { generateQueries } = await import('./strapi-5/generate-queries.ts')
  await writeModules(await generateQueries(await loadDemoBrand()))
}

/** Writes every generated module, with the given queries. */
export async function writeModules({ texts, draftPlaces }: GeneratedQueries): Promise<void> {
  const { toServedModule } = await import('../../strapi-emulator/graphql/read-only-sdl.ts')
  const { contentSchema, toContentModel } = await import('./content-model.ts')
  const sdl = await readFile(contentSchema, 'utf8')
  await writeFile(fromRoot(generatedModules.contentModel), toContentModel(sdl))
  await writeFile(fromRoot(generatedModules.servedSdl), toServedModule(sdl))
  await writeFile(fromRoot(generatedModules.queries), texts)
  await writeFile(fromRoot(generatedModules.draftPlaces), draftPlaces)
}

/** Writes the generated modules where one of them is missing, as in a fresh clone. */
export async function generateMissingModules(): Promise<void> {
  const isComplete = Object.values(generatedModules).every((file) => existsSync(fromRoot(file)))
  if (!isComplete) await generateModules()
}

if (import.meta.main) {
  const { values } = parseProcessArguments({
    help,
    options: { 'if-missing': { type: 'boolean', default: false } },
  })
  await (values['if-missing'] ? generateMissingModules() : generateModules())
}
