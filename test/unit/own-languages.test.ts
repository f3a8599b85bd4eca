import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { root } from './read-imports.ts'
import { useTemporaryFolders } from './temporary-folders.ts'

const run = promisify(execFile)
const makeFolder = useTemporaryFolders()

const namesIn = (name: string) => ({
  name,
  fullName: name,
  tagline: name,
  title: name,
  description: name,
  copyrightHolder: name,
})

/** Makes the folder of a brand with a copy of English as its own language Esperanto, and further files. */
async function makeBrand(languages: readonly string[], files: Record<string, string>): Promise<string> {
  const brand = {
    languages,
    names: Object.fromEntries(languages.map((tag) => [tag, namesIn(`Nordo ${tag}`)])),
    home: { citySlug: 'tromso', countryCode: 'no', timeZone: 'Europe/Oslo' },
    menus: { header: ['concerts'], panel: ['concerts'], footer: ['about'] },
  }
  const all = {
    'brand.ts': `export const brand = ${JSON.stringify(brand)}`,
    ...(await esperanto()),
    ...files,
  }
  return makeFolder(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, toCode(text)])))
}

/** The files of the language by their paths in the brand's folder. */
async function esperanto(): Promise<Record<string, string>> {
  const english = join(root, 'src/languages/en')
  const names = (await readdir(english, { recursive: true })).filter((name) => name.endsWith('.ts'))
  const files = names.map(async (name) => {
    const text = await readFile(join(english, name), 'utf8')
    const written = text
      .replaceAll(/'(?:\.\.\/)+(?=shared\/)/g, "'SOURCES/")
      .replaceAll(/'(?:\.\.\/)+(?=[a-z])/g, (path) => (path.length > 7 ? "'SOURCES/" : "'SOURCES/languages/"))
      .replaceAll("'en'", "'eo'")
      .replaceAll(/\b(names|introductions)\.en\b/g, '$1.eo')
      .replace("name: 'English'", "name: 'Esperanto'")
      .replace("title: 'Votes'", "title: 'Voĉdonoj'")
    return [`languages/eo/${name}`, written] as const
  })
  return Object.fromEntries(await Promise.all(files))
}

/** Imports are recognised at the start of a line. */
const toCode = (text: string) => text.replaceAll('SOURCES', `${root}/src`).replaceAll(/^ +(?=import )/gm, '')

/** Prints what is wrong with a brand, or what a page of its site exports. */
async function printBrand(folder: string, page = ''): Promise<unknown> {
  await writeFile(join(folder, 'page.tsx'), toCode(page))
  const { stdout } = await run(process.execPath, [`${root}/test/fixtures/print-brand.ts`], {
    env: { ...process.env, BRAND: folder },
    cwd: folder,
  })
  return JSON.parse(stdout)
}

/** Facts of a language as TypeScript: those of English, with the given facts in their place. */
const factsOf = (facts: object) =>
  `import { language as english } from 'SOURCES/languages/en/language.ts'
   export const language = { ...english, ...${JSON.stringify(facts)} }`

it('is one folder of a brand: facts, dates and texts are found there', async () => {
  const folder = await makeBrand(['eo', 'en'], {})
  const page = `import { voteMessages } from 'SOURCES/languages/texts.ts'
    import { formatDay } from 'SOURCES/shared/format.ts'
    import { localeNames } from 'SOURCES/shared/locales.ts'
    export const title = voteMessages('eo').title
    export const english = voteMessages('en').title
    export const names = localeNames
    export const day = formatDay('eo', '2026-12-05')`
  expect(await printBrand(folder, page)).toEqual({
    title: 'Voĉdonoj',
    english: 'Votes',
    names: { eo: 'Esperanto', en: 'English' },
    day: '5 December',
  })
})

describe('a language that names a fallback', () => {
  const kazakh = {
    'languages/kk/language.ts': factsOf({ tag: 'kk', name: 'Қазақша', fallback: 'en' }),
    'languages/kk/texts/pages.ts': "export const errors = { home: 'Басты бет' }",
    'drawn-nowhere.ts': `import { errorMessages } from 'SOURCES/languages/texts.ts'
      export const title = errorMessages('kk').notFound`,
  }

  const shown = [
    ['its own text', '<p>{t.home}</p>', '<p>Басты бет</p>'],
    [
      'the other language’s text, marked with its language',
      '<p>{t.notFound}</p>',
      '<p><span lang="en">Page not found</span></p>',
    ],
    [
      'a text that takes values',
      "<p>{cityPickerMessages('kk').found(21)}</p>",
      '<p><span lang="en">21\u00a0cities found</span></p>',
    ],
    [
      'a text in an attribute',
      "<input placeholder={t.notFound} title={t.notFound + ': 5'} />",
      '<input placeholder="Page not found" title="Page not found: 5"/>',
    ],
    ['a title', '<title>{t.notFound}</title>', '<title>Page not found</title>'],
    ['a choice', '<option>{t.notFound}</option>', '<option><span lang="en">Page not found</span></option>'],
    [
      'several texts in one element',
      '<p>{t.home}, {t.notFound}</p>',
      '<p>Басты бет, <span lang="en">Page not found</span></p>',
    ],
    [
      'a text of a language with every text',
      "<p>{errorMessages('en').notFound}</p>",
      '<p>Page not found</p>',
    ],
    [
      'an ordinary string where nothing is drawn',
      '<p>{typeof title}: {title}</p>',
      '<p>string: Page not found</p>',
    ],
  ] as const
  const page = `import { renderToStaticMarkup } from 'react-dom/server'
    import { cityPickerMessages, errorMessages } from 'SOURCES/languages/texts.ts'
    const t = errorMessages('kk')`
  const drawn = makeBrand(['kk', 'en'], kazakh).then((folder) =>
    printBrand(
      folder,
      `${page}
       import { title } from '${folder}/drawn-nowhere.ts'
       export const html = [${shown.map(([, body]) => body).join()}].map(renderToStaticMarkup)`,
    ),
  )

  it.each(shown.map(([what, , html], at) => [what, html, at] as const))('shows %s', async (_, html, at) => {
    expect(await drawn).toHaveProperty(['html', at], html)
  })

  it('costs a site of whole languages nothing', async () => {
    const folder = await makeBrand(['en'], kazakh)
    await printBrand(folder, `${page.replace("'kk'", "'en'")}\nexport const html = <p>{t.home}</p>`)
    expect(await readFile(join(folder, 'page.mjs'), 'utf8')).not.toMatch(/markFallback|Басты бет/)
  })
})

it('says in one line what is wrong with each language', async () => {
  const folder = await makeBrand(['en'], {
    'languages/deutsch/language.ts': factsOf({ tag: 'de' }),
    'languages/fi/texts.ts': '',
    'languages/et/language.ts': factsOf({ tag: 'et', fallback: 'xx' }),
    'languages/lv/language.ts': `export const language = { tag: 'lv', name: 'Latviešu', fallback: 'en' }`,
    'languages/lt/language.ts': factsOf({ tag: 'lt', fallback: 'kk' }),
    'languages/kk/language.ts': factsOf({ tag: 'kk', fallback: 'en' }),
    'languages/kk/texts/votes.ts': 'export const vote = {}',
    'languages/pl/language.ts': factsOf({ tag: 'pl', fallback: 'en' }),
    'languages/pl/texts/counts.ts': `import { plural } from 'SOURCES/languages/messages.ts'
      export const counts = {
        concerts: (count) => plural('pl', count, { one: 'koncert', other: 'koncertu' }),
        seats: (count) => plural('ru', count, { one: 'miejsce', few: 'miejsca', many: 'miejsc', other: 'miejsca' }),
      }`,
  })
  const change = async (name: string, pattern: RegExp, by: string) => {
    const file = join(folder, 'languages/eo/texts', name)
    await writeFile(file, (await readFile(file, 'utf8')).replace(pattern, by))
  }
  await change('pages.ts', /(?<=export const errors[^}]*?) +home: .*\n/, '')
  await change('site.ts', /export (?=const theme)/, '')
  const problems = await printBrand(folder)
  expect(problems).toEqual([
    "languages/deutsch/language.ts: tag: is 'de', and the folder is called deutsch; give them one name",
    'languages/eo/texts/pages.ts: lacks home; write it, or name a `fallback` in language.ts',
    'languages/eo/texts/site.ts: lacks theme, choices.system, choices.light, choices.dark; write them, or name a `fallback` in language.ts',
    "languages/et/language.ts: fallback: there is no language 'xx'",
    'languages/fi/language.ts: must export `language`, made by `defineLanguage`',
    'languages/kk/texts/votes.ts: vote is no subject of texts; did you mean votes?',
    "languages/lt/language.ts: fallback: 'kk' lacks texts itself; name 'en'",
    expect.stringMatching(/^languages\/lv\/language\.ts: lacks script, .*dateWords, .*letters/),
    'languages/pl/texts/counts.ts:3: plural: lacks the form few, many',
    "languages/pl/texts/counts.ts:4: plural: is called with 'ru'; write 'pl'",
  ])
})
