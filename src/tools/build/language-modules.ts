import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language, LanguageFacts } from '../../languages/define-language.ts'
import { readLanguage } from '../../languages/language-folders.mjs'

const folder = join(import.meta.dirname, '../../languages')
const listFile = join(folder, 'texts.ts')
const fallbackFile = join(import.meta.dirname, '../../rendering/fallback-text.ts')

/** Finds the functions in `languages/texts.ts` and their subjects: `voteMessages` returns the texts of `votes`. */
export const readSubjects = (): Map<string, string> =>
  new Map(
    Array.from(
      readFileSync(listFile, 'utf8').matchAll(/^export const (\w+) = textsOf\('(\w+)'\)$/gm),
      ([, reader = '', subject = '']) => [reader, subject],
    ),
  )

/** The name of a subject's file: `concert-page.ts` for `concertPage`. */
export const toFileName = (subject: string): string =>
  `${subject.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

const statement = /^import \{([^}]*)\} from '([^']*\/(texts|facts|stemmers)\.ts)'$/gm

/**
 * Replaces imports of `languages/texts.ts` and `languages/facts.ts` by imports of one module per function, so that code
 * which uses one subject doesn't load the others: `import { a, b } from '../languages/texts.ts'` becomes
 * `import { a } from 'language-texts:a'; import { b } from 'language-texts:b';`.
 *
 * @param file path of the file that contains the source
 */
export const withLanguageModules = (source: string, file: string): string =>
  source.replace(statement, (whole, names: string, from: string, kind: string) =>
    resolve(dirname(file), from) === join(folder, `${kind}.ts`)
      ? importEach(names, `language-${kind}`)
      : whole,
  )

/**
 * Returns an import statement for each name, as `import { a } from 'brand-value:a'`; types are left out.
 *
 * @param names what an import statement has between its braces, as `a, b as c, type D`
 * @param prefix of the modules
 */
export const importEach = (names: string, prefix: string): string =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => `import { ${name} } from '${prefix}:${name.split(' as ')[0]}';`)
    .join(' ')

/** The languages of a site. */
export interface SiteLanguages {
  /** Tags of the languages that the modules contain. */
  tags: readonly string[]
  /** The folder of each language as a URL, also of those that the site lacks (`languages/language-folders.mjs`). */
  folders: ReadonlyMap<string, string>
}

/** Reads the facts of a language; none where its folder has none. */
const readFacts = async ({ folders }: SiteLanguages, tag: string): Promise<Partial<LanguageFacts>> =>
  (await readLanguage(folders.get(tag) ?? '')) ?? {}

/** Finds the languages of a site that name a fallback, with the fallback's tag. */
export async function readFallbacks(languages: SiteLanguages): Promise<Map<string, string>> {
  const found = languages.tags.map(async (tag) => [tag, (await readFacts(languages, tag)).fallback] as const)
  return new Map(
    (await Promise.all(found)).filter((entry): entry is [string, Language] => entry[1] !== undefined),
  )
}

/**
 * Writes the module of one function of `languages/texts.ts`. The texts of a language with a fallback are put over the
 * texts of this other language.
 *
 * @param reader the function's name, as `voteMessages`
 * @param brandTexts returns the module with the brand's own texts for a subject, if the brand has some
 * @param isMarked whether texts of a fallback know their language (`rendering/fallback-text.ts`)
 */
export async function writeTextsModule(
  reader: string,
  languages: SiteLanguages,
  brandTexts: (subject: string) => string | undefined,
  isMarked = false,
): Promise<string> {
  const subject = readSubjects().get(reader)
  if (subject === undefined) throw new Error(`languages/texts.ts has no «${reader}»`)
  const fallbacks = await readFallbacks(languages)
  const given = [...new Set([...languages.tags, ...fallbacks.values()])].map((tag, index) => ({
    tag,
    name: `text${index}`,
    file: fileURLToPath(new URL(`texts/${toFileName(subject)}`, languages.folders.get(tag)).href),
  }))
  const existing = given.filter(({ tag, file }) => !fallbacks.has(tag) || existsSync(file))
  const nameOf = (tag: string) => existing.find((each) => each.tag === tag)?.name ?? 'undefined'
  const ofBrand = brandTexts(subject)
  const inBrandsWords = ofBrand === undefined ? 'undefined' : 'inBrandsWords'
  const toTexts = (tag: string) => {
    const fallback = fallbacks.get(tag)
    if (fallback === undefined) return nameOf(tag)
    const others = `defineMessages(${inBrandsWords}, { ${JSON.stringify(fallback)}: ${nameOf(fallback)} })(${JSON.stringify(fallback)})`
    const marked = isMarked ? `markFallback(${JSON.stringify(fallback)}, ${others})` : others
    return `overlay(${marked}, ${nameOf(tag)})`
  }
  const importFrom = (name: string, file: string) => `import { ${name} } from ${JSON.stringify(file)}`
  return [
    importFrom(
      fallbacks.size > 0 ? 'defineMessages, overlay' : 'defineMessages',
      join(folder, 'messages.ts'),
    ),
    ...(isMarked ? [importFrom('markFallback', fallbackFile)] : []),
    ...existing.map(({ name, file }) => importFrom(`${subject} as ${name}`, file)),
    ...(ofBrand === undefined ? [] : [importFrom(`${subject} as inBrandsWords`, ofBrand)]),
    `export const ${reader} = /* @__PURE__ */ defineMessages(${inBrandsWords}, {`,
    ...languages.tags.map((tag) => `  ${JSON.stringify(tag)}: ${toTexts(tag)},`),
    '})',
  ].join('\n')
}

/** Reads what each row of `languages/facts.ts` reads: `{ intlTags: ['intlTag', 'factOf'] }`. */
const readFactRows = () =>
  new Map(
    Array.from(
      readFileSync(join(folder, 'facts.ts'), 'utf8').matchAll(
        /^export const (\w+) = (factOf|factOfAll)\('(\w+)'\)$/gm,
      ),
      ([, row = '', reader = '', fact = '']) => [row, { fact, isOfAll: reader === 'factOfAll' }] as const,
    ),
  )

/**
 * The module of one fact, as JSON: nothing of it is computed where it runs.
 *
 * @param row of `languages/facts.ts`, as `intlTags`
 */
export async function writeFactModule(row: string, languages: SiteLanguages): Promise<string> {
  const { fact, isOfAll } = readFactRows().get(row) ?? {}
  if (fact === undefined) throw new Error(`languages/facts.ts has no «${row}»`)
  const entries = (isOfAll ? [...languages.folders.keys()] : languages.tags).map(
    async (tag) =>
      [tag, Object.entries(await readFacts(languages, tag)).find(([name]) => name === fact)?.[1]] as const,
  )
  return `export const ${row} = ${JSON.stringify(Object.fromEntries(await Promise.all(entries)))}`
}

/** The module of the stemmers of a site's languages. */
export function writeStemmersModule({ tags, folders }: SiteLanguages): string {
  const files = tags
    .map((tag, index) => ({
      tag,
      name: `stemmer${index}`,
      file: fileURLToPath(new URL('stemmer.ts', folders.get(tag)).href),
    }))
    .filter(({ file }) => existsSync(file))
  return [
    ...files.map(({ name, file }) => `import { stemmer as ${name} } from ${JSON.stringify(file)}`),
    `export const stemmers = { ${files.map(({ tag, name }) => `${JSON.stringify(tag)}: ${name}`).join(', ')} }`,
  ].join('\n')
}
