import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownTextsOf } from '../../languages/read-folders.mjs'
import { isRecord } from '../../shared/is-record.ts'
import type { Language, LanguageFacts } from '../../shared/languages/define-language.ts'
import { findLanguageFolders, readLanguage } from '../../shared/languages/language-folders.mjs'
import { suggestName } from '../../shared/nearest-name.ts'
import { listTextFiles, subjectOfReader } from './language-modules.ts'

/** The folder of each language, and the subjects of texts. */
const folders = findLanguageFolders()
const subjects = [...subjectOfReader.values()]

/** The language whose texts and facts define which texts and facts every language needs (`languages/messages.ts`). */
const firstLanguage: Language = 'ru'

/** Facts that a language may leave out. */
const mayLack: ReadonlySet<string> = new Set<keyof LanguageFacts>(['placeNames', 'regionNames'])

/** Facts of a language in a brand's folder, which no compiler has checked. */
type Facts = Partial<LanguageFacts>

/**
 * Checks every language that this process has read: the software's and the brand's.
 *
 * @returns one line for each problem, as «src/languages/de/texts/votes.ts: lacks title, vote»
 */
export async function findLanguageProblems(): Promise<string[]> {
  const languages = new Map(
    await Promise.all(
      Array.from(folders, async ([tag, folder]) => [tag, await readLanguage(folder)] as const),
    ),
  )
  return [...folders].flatMap(([tag, folder]) => {
    const facts = languages.get(tag)
    const problems = findFactProblems(tag, facts, languages)
    if (problems.length > 0) return problems.map((problem) => `${toPath(folder, 'language.ts')}: ${problem}`)
    return [
      ...(facts?.fallback ? [] : toMissingLines(tag, folder)),
      ...findFileProblems(folder),
      ...findPluralProblems(tag, folder),
    ]
  })
}

/** Returns one line for each file that lacks texts. */
function toMissingLines(tag: string, folder: string): string[] {
  const missing = Map.groupBy(findMissingTexts(tag), ({ subject }) => subject)
  return Array.from(missing, ([subject, texts]) => {
    const names = texts.map(({ name }) => name.slice(subject.length + 1)).join(', ')
    const write = texts.length === 1 ? 'write it' : 'write them'
    const file = fileOf(subject, folder) ?? fileOf(subject, folders.get(firstLanguage)) ?? `${subject}.ts`
    return `${toPath(folder, `texts/${file}`)}: lacks ${names}; ${write}, or name a \`fallback\` in language.ts`
  })
}

/** A text that a language has no own version of. */
export interface MissingText {
  subject: string
  /** Name of the text, such as `votes.title`. */
  name: string
  /** The text in the first language; `undefined` for a function, which inserts values into its text. */
  original: string | undefined
}

/** Finds the texts that the first language has and this language lacks. */
export const findMissingTexts = (tag: string): MissingText[] =>
  subjects.flatMap((subject) => {
    const texts = ownTextsOf(subject)
    return compare(subject, texts[firstLanguage], texts[tag]).map((missing) => ({ subject, ...missing }))
  })

function compare(name: string, first: unknown, own: unknown): Omit<MissingText, 'subject'>[] {
  if (isRecord(first)) {
    return Object.entries(first).flatMap(([inner, text]) =>
      // A language's name for another language may be missing: the site then shows the other language's name for
      // itself.
      folders.has(inner) ? [] : compare(`${name}.${inner}`, text, isRecord(own) ? own[inner] : undefined),
    )
  }
  const isThere = typeof own === typeof first
  return isThere ? [] : [{ name, original: typeof first === 'string' ? first : undefined }]
}

function findFactProblems(
  tag: string,
  facts: Facts | undefined,
  languages: ReadonlyMap<string, Facts | undefined>,
): string[] {
  if (!facts) return ['must export `language`, made by `defineLanguage`']
  if (facts.tag !== tag)
    return [`tag: is '${facts.tag}', and the folder is called ${tag}; give them one name`]
  const missing = Object.keys(languages.get(firstLanguage) ?? {}).filter(
    (name) => !(name in facts || mayLack.has(name)),
  )
  const { fallback } = facts
  const other = fallback && languages.get(fallback)
  return [
    ...(missing.length > 0 ? [`lacks ${missing.join(', ')}`] : []),
    ...(fallback && !other ? [`fallback: there is no language '${fallback}'`] : []),
    ...(other?.fallback ? [`fallback: '${fallback}' lacks texts itself; name '${other.fallback}'`] : []),
  ]
}

/** Returns the name of the file with a subject's texts; `undefined` if the language has none of them. */
const fileOf = (subject: string, folder: string | undefined): string | undefined =>
  listTextFiles(folder).find((file) => file.subjects.includes(subject))?.name

/** Reports exports that are no subject, since no code reads them. */
const findFileProblems = (folder: string): string[] =>
  listTextFiles(folder).flatMap(({ name, subjects: exported }) =>
    exported
      .filter((each) => !subjects.includes(each))
      .map(
        (each) =>
          `${toPath(folder, `texts/${name}`)}: ${each} is no subject of texts${suggestName(each, subjects)}`,
      ),
  )

/**
 * The plural forms of whole numbers up to this one are required: the site rarely counts more things, and some languages
 * have a form of their own for millions.
 */
const mostCounted = 1000

/** Returns the plural categories of a language for whole numbers, and `other`, which every language has. */
function pluralCategoriesOf(tag: string): Set<Intl.LDMLPluralRule> {
  const rules = new Intl.PluralRules(tag)
  return new Set(['other', ...Array.from({ length: mostCounted + 1 }, (_, count) => rules.select(count))])
}

/**
 * Finds calls of `plural` that lack a form of the language or name another language. A call whose forms are not written
 * in the call itself is not checked.
 */
function findPluralProblems(tag: string, folder: string): string[] {
  const categories = [...pluralCategoriesOf(tag)].toSorted()
  return listTextFiles(folder).flatMap(({ name, path }) => {
    const [before = '', ...calls] = readFileSync(path, 'utf8').split(/\bplural\(/)
    let line = before.split('\n').length
    return calls.flatMap((call) => {
      const at = `${toPath(folder, `texts/${name}`)}:${line}: plural`
      line += call.split('\n').length - 1
      const [, language] = /^\s*'([^']*)'/.exec(call) ?? []
      const forms = Array.from(call.matchAll(/\b(zero|one|two|few|many|other):/g), ([, form]) => form)
      const missing = categories.filter((each) => forms.length > 0 && !forms.includes(each))
      return [
        ...(language === undefined || language === tag
          ? []
          : [`${at}: is called with '${language}'; write '${tag}'`]),
        ...(missing.length > 0 ? [`${at}: lacks the form ${missing.join(', ')}`] : []),
      ]
    })
  })
}

/** Returns the path of a language's file for messages, from the working directory. */
const toPath = (folder: string, file: string): string =>
  relative(process.cwd(), fileURLToPath(new URL(file, folder).href)).replaceAll('\\', '/')
