import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language, LanguageFacts } from '../../shared/languages/define-language.ts'
import { readLanguage } from '../../shared/languages/language-folders.mjs'
import type { ModuleWriters } from './split-imports.ts'

const folder = join(import.meta.dirname, '../../languages')
const fallbackFile = join(import.meta.dirname, '../../rendering/fallback-text.ts')

/**
 * The subject of each function in `languages/texts.ts`, by the function's name: `voteMessages` returns the texts of
 * `votes`.
 */
export const subjectOfReader: ReadonlyMap<string, string> = new Map(
  Array.from(
    readFileSync(join(folder, 'texts.ts'), 'utf8').matchAll(/^export const (\w+) = textsOf\('(\w+)'\)$/gm),
    ([, reader = '', subject = '']) => [reader, subject],
  ),
)

/** A file of `texts/` in a language's folder, with the names of the constants that it exports. */
export interface TextFile {
  /** Name of the file without its folder, as `votes.ts`. */
  name: string
  /** Absolute path of the file of texts. */
  path: string
  /** Subjects that the file contains: each exported constant is one. */
  subjects: readonly string[]
}

/**
 * Lists the files of texts in a language's folder. A subject may be in any of them: its file is the one that exports a
 * constant of its name.
 *
 * @param folder URL of the language's folder, with a slash at its end
 */
export function listTextFiles(folder: string | undefined): TextFile[] {
  if (folder === undefined) return []
  const texts = fileURLToPath(new URL('texts/', folder).href)
  if (!existsSync(texts)) return []
  return readdirSync(texts).map((name) => {
    const path = join(texts, name)
    const found = readFileSync(path, 'utf8').matchAll(/^export const (\w+)/gm)
    return { name, path, subjects: Array.from(found, ([, subject = '']) => subject) }
  })
}

/** Beginnings of the statements and comments that a file of texts consists of. */
const statementPattern = /^(?:import|export|const|function|type|interface|\/\*|\/\/)/

/**
 * Removes the other subjects from a file of texts. esbuild would keep those that insert a name of the brand, since it
 * can't know that reading a property does nothing else. A file in which another line is not indented, such as a text of
 * several lines, stays whole: its bundle is larger, and right. The other statements keep their place in the file.
 */
export function keepOnlySubject(source: string, subject: string): string {
  const statements = source.split(/^(?=[^\s)\]}])/m)
  if (!statements.every((statement) => statementPattern.test(statement))) return source
  return statements
    .map((statement) => {
      const [, exported] = /^export const (\w+)/.exec(statement) ?? []
      const isKept = exported === undefined || exported === subject
      return isKept ? statement : statement.replace(/[^\n]/g, '')
    })
    .join('')
}

/** The languages of a site, and the folders of all known languages. */
export interface SiteLanguages {
  /** Tags of the languages that the modules contain. */
  tags: readonly string[]
  /**
   * The folder of each known language as a URL, whether or not the site is in it (`shared/languages/language-folders.mjs`).
   */
  folders: ReadonlyMap<string, string>
}

/** The files of texts by language. A build reads each folder once, since it writes a module for each subject. */
const listed = new WeakMap<SiteLanguages, Map<string, TextFile[]>>()

/** Finds the file with a subject's texts in a language; `undefined` if the language has none. */
function findTextFile(languages: SiteLanguages, tag: string, subject: string): string | undefined {
  const byTag = listed.get(languages) ?? new Map<string, TextFile[]>()
  listed.set(languages, byTag)
  const files = byTag.get(tag) ?? listTextFiles(languages.folders.get(tag))
  byTag.set(tag, files)
  return files.find(({ subjects }) => subjects.includes(subject))?.path
}

/** Reads the facts of a language; the result is empty for a folder without `language.ts`. */
const readFacts = async ({ folders }: SiteLanguages, tag: string): Promise<Partial<LanguageFacts>> =>
  (await readLanguage(folders.get(tag) ?? '')) ?? {}

/** Reads the typographic rules of a language; `undefined` if its texts stay as they are written. */
export const readTypography = async (languages: SiteLanguages, tag: string) =>
  (await readFacts(languages, tag)).typography

/** Finds the languages of a site that name a fallback, with the fallback's tag. */
export async function readFallbacks(languages: SiteLanguages): Promise<Map<string, string>> {
  const found = languages.tags.map(async (tag) => [tag, (await readFacts(languages, tag)).fallback] as const)
  return new Map(
    (await Promise.all(found)).filter((entry): entry is [string, Language] => entry[1] !== undefined),
  )
}

/**
 * Returns the writers of the modules of languages.
 *
 * @param brandTexts returns the module with the brand's own texts for a subject, if the brand has some
 */
export const toLanguageWriters = (
  languages: SiteLanguages,
  brandTexts: (subject: string) => string | undefined,
): ModuleWriters<'language-texts' | 'language-facts' | 'language-stemmers'> => ({
  'language-texts': (reader) => writeTextsModule(reader, languages, brandTexts),
  'language-facts': (row) => writeFactModule(row, languages),
  'language-stemmers': () => writeStemmersModule(languages),
})

/**
 * Writes the module of one function of `languages/texts.ts`. A language with a fallback has its own texts, and for the
 * texts that it lacks those of its fallback.
 *
 * @param reader the function's name, as `voteMessages`
 * @param brandTexts returns the module with the brand's own texts for a subject, if the brand has some
 * @param isMarked whether each text of a fallback is drawn with its language (`rendering/fallback-text.ts`)
 */
export async function writeTextsModule(
  reader: string,
  languages: SiteLanguages,
  brandTexts: (subject: string) => string | undefined,
  isMarked = false,
): Promise<string> {
  const subject = subjectOfReader.get(reader)
  if (subject === undefined) throw new Error(`languages/texts.ts has no «${reader}»`)
  const fallbacks = await readFallbacks(languages)
  const existing = [...new Set([...languages.tags, ...fallbacks.values()])].flatMap((tag, index) => {
    const file = findTextFile(languages, tag, subject)
    if (file !== undefined) return [{ tag, name: `text${index}`, file }]
    if (fallbacks.has(tag)) return []
    throw new Error(`languages/${tag}/texts has no file with «${subject}»`)
  })
  const nameOf = (tag: string) => existing.find((each) => each.tag === tag)?.name ?? 'undefined'
  const ofBrand = brandTexts(subject)
  const inBrandsWords = ofBrand === undefined ? 'undefined' : 'inBrandsWords'
  const toTexts = (tag: string) => {
    const fallback = fallbacks.get(tag)
    if (fallback === undefined) return nameOf(tag)
    const others = `defineMessages(${inBrandsWords}, { ${JSON.stringify(fallback)}: ${nameOf(fallback)} })(${JSON.stringify(fallback)})`
    const marked = isMarked ? `markFallback(${JSON.stringify(fallback)}, ${others})` : others
    return `mergeTexts(${marked}, ${nameOf(tag)})`
  }
  const importFrom = (name: string, file: string) => `import { ${name} } from ${JSON.stringify(file)}`
  return [
    importFrom(
      fallbacks.size > 0 ? 'defineMessages, mergeTexts' : 'defineMessages',
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

/**
 * The rows of `shared/languages/facts.ts`: by the row's name, the fact of `language.ts` that it has, and whether it has the
 * fact for every known language (`factOfAll`) or for the site's languages only (`factOf`).
 */
const factRows = new Map(
  Array.from(
    readFileSync(join(import.meta.dirname, '../../shared/languages/facts.ts'), 'utf8').matchAll(
      /^export const (\w+) = (factOf|factOfAll)\('(\w+)'\)$/gm,
    ),
    ([, row = '', reader = '', fact = '']) => [row, { fact, isOfAll: reader === 'factOfAll' }] as const,
  ),
)

/**
 * Writes the module of one row of `shared/languages/facts.ts`. The values are JSON, so that the Worker and the browser compute
 * nothing.
 *
 * @param row the row's name, as `intlTags`
 */
async function writeFactModule(row: string, languages: SiteLanguages): Promise<string> {
  const { fact, isOfAll } = factRows.get(row) ?? {}
  if (fact === undefined) throw new Error(`shared/languages/facts.ts has no «${row}»`)
  const entries = (isOfAll ? [...languages.folders.keys()] : languages.tags).map(
    async (tag) =>
      [tag, Object.entries(await readFacts(languages, tag)).find(([name]) => name === fact)?.[1]] as const,
  )
  return `export const ${row} = ${JSON.stringify(Object.fromEntries(await Promise.all(entries)))}`
}

/** Writes the module of the stemmers of a site's languages. */
function writeStemmersModule({ tags, folders }: SiteLanguages): string {
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
