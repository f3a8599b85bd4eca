import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  chooseBrandFolder,
  demoBrandFolder,
  findGivenBrand,
  findSiteConfig,
  ownConfigPath,
  readLastBrand,
  writeLastBrand,
} from '../../src/tools/chosen-brand.ts'
import { root } from './read-imports.ts'
import { useTemporaryFolders } from './temporary-folders.ts'

const makeFolder = useTemporaryFolders()

describe('the brand that a program works for', () => {
  it.each([
    ['is the one after --brand', '/given', { BRAND: '/variable' }, '/given'],
    ['else the one that BRAND names', undefined, { BRAND: '/variable' }, '/variable'],
    ['else the demo', undefined, {}, demoBrandFolder],
    ['is the demo where BRAND is empty', undefined, { BRAND: '' }, demoBrandFolder],
  ])('%s', (_, given, environment, folder) => {
    expect(chooseBrandFolder({ given, environment })).toBe(folder)
  })

  it.each([
    [['--brand', '../north'], '../north'],
    [['list', '--brand=../a=b', '--remote'], '../a=b'],
    [['--brand'], undefined],
    [['--branding', 'x'], undefined],
  ])('is found in the words %j before they are parsed: %s', (words, folder) => {
    expect(findGivenBrand(words)).toBe(folder)
  })

  it('is the last build’s, as long as its folder is there', async () => {
    const brand = await makeFolder({ 'brand.ts': '' })
    const file = join(await makeFolder({}), 'deeper/last-build.json')
    expect(readLastBrand(file)).toBeUndefined()
    writeLastBrand(brand, file)
    expect(readLastBrand(file)).toBe(brand)
    writeLastBrand(join(brand, 'gone'), file)
    expect(readLastBrand(file)).toBeUndefined()
  })

  it('is deployed by the wrangler.toml of its folder, else by the site’s own', async () => {
    const withConfig = await makeFolder({ 'wrangler.toml': '' })
    expect(findSiteConfig(withConfig)).toBe(join(withConfig, 'wrangler.toml'))
    expect(findSiteConfig(await makeFolder({}))).toBe(ownConfigPath)
  })
})

const printLanguages = `
  import { allLocales } from './src/shared/locales.ts'
  console.log(allLocales.join())
`

it('a program before which the choice is loaded reads the languages of the chosen brand', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', './src/tools/use-brand.ts', '--input-type=module', '-e', printLanguages],
    { cwd: root, encoding: 'utf8', env: { ...process.env, BRAND: join(root, 'test/brands/wellington') } },
  )
  expect([stdout, stderr]).toEqual(['en\n', ''])
})

it('a folder without a brand is refused before anything is done', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', './src/tools/use-brand.ts', 'src/tools/operate/texts.ts', '--brand', '/no/such/folder'],
    { cwd: root, encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([
    2,
    '/no/such/folder holds no brand.ts; `npm run adopt` writes such a folder\n',
  ])
})

it('a program for a brand asks Strapi 5 in the brand’s languages', () => {
  const printed =
    "import('./src/strapi/version-5/queries.gen.ts').then(({ queries }) => console.log(JSON.stringify(queries)))"
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', './src/tools/use-brand.ts', '--eval', printed],
    { cwd: root, encoding: 'utf8', env: { ...process.env, BRAND: join(root, 'test/brands/bremen') } },
  )
  const languages = [...stdout.matchAll(/locale:\\\\*"(\w+)/g)].map(([, language]) => language)
  expect(new Set(languages), stderr).toEqual(new Set(['de', 'en']))
})
