import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = join(import.meta.dirname, '../../languages')
const listFile = join(folder, 'texts.ts')

/** Finds the tags of the languages that have a folder in `languages/`. */
export const findLanguages = (): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** Finds the functions in `languages/texts.ts` and their subjects: `voteMessages` returns the texts of `votes`. */
export const readSubjects = (): Map<string, string> =>
  new Map(
    Array.from(
      readFileSync(listFile, 'utf8').matchAll(/^export const (\w+) = textsOf\('(\w+)'\)$/gm),
      ([, reader = '', subject = '']) => [reader, subject],
    ),
  )

/** The name of a subject's file: `concert-page.ts` for `concertPage`. */
const toFileName = (subject: string): string =>
  `${subject.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

/** The path of the file with a subject's texts in a language. */
const textsFile = (tag: string, subject: string): string => join(folder, tag, 'texts', toFileName(subject))

const statement = /^import \{([^}]*)\} from '([^']*\/(texts|facts)\.ts)'$/gm

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

/**
 * Writes the module of one function of `languages/texts.ts`.
 *
 * @param reader the function's name, as `voteMessages`
 * @param tags tags of the languages that the module contains
 * @param brandTexts returns the module with the brand's own texts for a subject, if the brand has some
 */
export function writeTextsModule(
  reader: string,
  tags: readonly string[],
  brandTexts: (subject: string) => string | undefined,
): string {
  const subject = readSubjects().get(reader)
  if (subject === undefined) throw new Error(`languages/texts.ts has no «${reader}»`)
  const ofBrand = brandTexts(subject)
  const importFrom = (name: string, file: string) =>
    `import { ${subject} as ${name} } from ${JSON.stringify(file)}`
  return [
    `import { defineMessages } from ${JSON.stringify(join(folder, 'messages.ts'))}`,
    ...tags.map((tag) => importFrom(`text_${tag}`, textsFile(tag, subject))),
    ...(ofBrand === undefined ? [] : [importFrom('inBrandsWords', ofBrand)]),
    `export const ${reader} = /* @__PURE__ */ defineMessages(${ofBrand === undefined ? 'undefined' : 'inBrandsWords'}, {`,
    ...tags.map((tag) => `  ${tag}: text_${tag},`),
    '})',
  ].join('\n')
}

/** Reads what each row of `languages/facts.ts` reads: `{ mapTags: ['mapTag', 'factOf'] }`. */
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
 * @param row of `languages/facts.ts`, as `mapTags`
 * @param tags of the languages of the site
 */
export async function writeFactModule(row: string, tags: readonly string[]): Promise<string> {
  const { fact, isOfAll } = readFactRows().get(row) ?? {}
  if (fact === undefined) throw new Error(`languages/facts.ts has no «${row}»`)
  const entries = (isOfAll ? findLanguages() : tags).map(async (tag) => {
    const { language } = await import(pathToFileURL(join(folder, tag, 'language.ts')).href)
    return [tag, language[fact]] as const
  })
  return `export const ${row} = ${JSON.stringify(Object.fromEntries(await Promise.all(entries)))}`
}
