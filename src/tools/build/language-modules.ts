import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

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

const statement = /^import \{([^}]*)\} from '([^']*\/texts\.ts)'$/gm

/**
 * Replaces imports of `languages/texts.ts` by imports of one module per function, so that code which uses one subject
 * doesn't load the others: `import { a, b } from '../languages/texts.ts'` becomes
 * `import { a } from 'language-texts:a'; import { b } from 'language-texts:b';`.
 *
 * @param file path of the file that contains the source
 */
export const withLanguageModules = (source: string, file: string): string =>
  source.replace(statement, (whole, names: string, from: string) =>
    resolve(dirname(file), from) === listFile
      ? names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => `import { ${name} } from 'language-texts:${name.split(' as ')[0]}';`)
          .join(' ')
      : whole,
  )

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
