import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { brandPlugin } from '../../src/tools/build/brand-plugin.ts'
import { ownPublicFolder } from '../../src/tools/build/build-folders.ts'
import { buildWorker } from '../../src/tools/build/build-worker.ts'
import { keepOnlySubject } from '../../src/tools/build/language-modules.ts'
import { loadDemoBrand } from '../../src/tools/build/load-brand.ts'
import { splitImports } from '../../src/tools/build/split-imports.ts'
import { generateQueries } from '../../src/tools/build/strapi-5/generate-queries.ts'
import { readBuiltWorker } from '../../src/tools/measure/laboratory/workerd.ts'
import { root } from './read-imports.ts'

const brand = await loadDemoBrand()

const write = () => ''
const writers = { 'brand-value': write, 'language-texts': write }
const split = (source: string) => splitImports(source, `${root}/src/pages/x.ts`, writers)

/** Returns the text of the bundle that is built from some code. */
async function bundle(code: string, options: Partial<typeof brand> = {}): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: code,
      resolveDir: `${root}/src/languages`,
      sourcefile: `${root}/src/languages/x.ts`,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    plugins: [brandPlugin({ ...brand, ...options })],
  })
  return outputFiles.map(({ text }) => text).join('\n')
}

it('reads each value of the brand from a module of its own', () => {
  const source = "import {\n  home,\n  names as called,\n} from '../brand/chosen.ts'\nexport const x = 1"
  expect(split(source)).toBe(
    "import { home } from 'brand-value:home'; import { names as called } from 'brand-value:names';\nexport const x = 1",
  )
})

it('leaves other imports as they are', () => {
  const source =
    "import { root } from '../brand/define-brand.ts'\nimport type { A } from '../brand/chosen.ts'"
  expect(split(source)).toBe(source)
})

it('reads each subject of texts from a module of its own', () => {
  const source =
    "import {\n  homeMessages,\n  voteMessages as called,\n} from '../languages/texts.ts'\nexport const x = 1"
  expect(split(source)).toBe(
    "import { homeMessages } from 'language-texts:homeMessages'; import { voteMessages as called } from 'language-texts:voteMessages';\nexport const x = 1",
  )
})

it('leaves another file of that name as it is', () => {
  const source = "import { homeMessages } from './texts.ts'"
  expect(split(source)).toBe(source)
})

it('leaves a module that nobody writes as it is', () => {
  const source = "import { showMap } from '../brand/chosen-providers.ts'"
  expect(split(source)).toBe(source)
})

it('bundles the languages of the brand and no other', async () => {
  const chosen = { ...brand.chosen, languages: ['en' as const] }
  const code = await bundle("export { voteMessages } from 'language-texts:voteMessages'", { chosen })
  expect(code).toContain('Where many vote from one network')
  expect(code).not.toMatch(/\p{Script=Cyrillic}|\p{Script=Thai}/u)
})

it('bundles share addresses of the networks that the brand has chosen, and nothing else of them', async () => {
  const chosen = { ...brand.chosen, shareNetworks: ['email' as const, 'facebook' as const] }
  const code = await bundle("export { shareAddresses } from 'provider-value:shareAddresses'", { chosen })
  expect(code).toContain('https://www.facebook.com/sharer')
  expect(code).not.toMatch(/vk\.com|telegram|icon|pattern/)
})

it('puts the brand’s own words over those of the software', async () => {
  const code = await bundle("export { homeMessages } from 'language-texts:homeMessages'")
  expect(code).toContain('в исполнении симфонического оркестра')
  expect(code).not.toContain('Выберите музыку')
})

it('brings nothing along where the brand has no other words', async () => {
  const code = await bundle("export { homeMessages } from 'language-texts:homeMessages'", { texts: [] })
  expect(code).not.toContain('в исполнении симфонического оркестра')
})

it('brings no value along that isn’t used', async () => {
  const code = await bundle("export { defaultLocale } from '../shared/locales.ts'")
  expect(code).toContain('ru')
  expect(code).not.toContain('Полутон')
})

it('keeps one subject of a file of texts, with what its texts are made of', () => {
  const before = "import { names } from './names.ts'\n\nconst days = (count: number) =>\n  count\n\n"
  const votes = 'export const votes = {\n  title: names.en.title,\n  days,\n}\n\n'
  const wishes = "export const wishes: Texts<'wishes'> = {\n  title: names.en.title,\n}\n"
  expect(keepOnlySubject(`${before}${votes}${wishes}`, 'votes')).toBe(`${before}${votes}\n\n\n`)
  expect(keepOnlySubject(`${before}${votes}${wishes}`, 'wishes')).toBe(`${before}\n\n\n\n\n${wishes}`)
})

it('keeps a file of texts whole that has a text of several lines', () => {
  const source =
    'export const votes = {\n  title: `Vote\nfor a program`,\n}\nexport const wishes = { title: names.en }\n'
  expect(keepOnlySubject(source, 'wishes')).toBe(source)
})

it('bundles nothing of the demo into a Worker with a content service of its own', async () => {
  const queries = await generateQueries(brand)
  const folder = await mkdtemp(join(tmpdir(), 'worker-'))
  await buildWorker(folder, { withDemo: false, publicDir: ownPublicFolder, brand, queries })
  const hasDemo = async (built: string) =>
    Object.values(await readBuiltWorker(built)).some((text) => text.includes('new-season-on-sale'))
  // The second is the site's own build.
  expect([await hasDemo(folder), await hasDemo(join(root, '.wrangler/worker'))]).toEqual([false, true])
})
