import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = join(import.meta.dirname, '../../languages')
const listFile = join(folder, 'texts.ts')

/** Tags of the languages that the software has a folder of. */
export const findLanguages = (): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** The subject that each reader of `languages/texts.ts` reads: `votes` by `voteMessages`. */
export const readSubjects = (): Map<string, string> =>
  new Map(
    Array.from(
      readFileSync(listFile, 'utf8').matchAll(/^export const (\w+) = textsOf\('(\w+)'\)$/gm),
      ([, reader = '', subject = '']) => [reader, subject],
    ),
  )

/** `concertPage` is the subject of the file `concert-page.ts`. */
const toFileName = (subject: string): string =>
  `${subject.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

/** The file that holds a subject's texts in a language. */
const textsFile = (tag: string, subject: string): string => join(folder, tag, 'texts', toFileName(subject))

const statement = /^import \{([^}]*)\} from '([^']*\/(texts|facts)\.ts)'$/gm

/**
 * Points imports of `languages/texts.ts` and `languages/facts.ts` at a module for each reader, so that code which shows one subject brings no
 * other along: `import { a, b } from '../languages/texts.ts'` becomes `import { a } from 'language-texts:a'` and the same
 * for `b`.
 *
 * @param file path of the file that has this source
 */
export const withLanguageModules = (source: string, file: string): string =>
  source.replace(statement, (whole, names: string, from: string, kind: string) =>
    resolve(dirname(file), from) === join(folder, `${kind}.ts`) ? importEach(names, `language-${kind}`) : whole,
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
 * Returns the source of the module that has the texts of one subject.
 *
 * @param reader name of the function that the module exports, as `voteMessages`
 * @param tags of the languages whose texts it has
 * @param brandTexts returns the module with the brand's own texts of a subject; `undefined` where it has none
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
