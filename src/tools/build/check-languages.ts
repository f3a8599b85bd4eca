import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language, LanguageFacts } from '../../languages/define-language.ts'
import { findLanguageFolders, readLanguage } from '../../languages/language-folders.mjs'
import { ownTextsOf } from '../../languages/read-folders.mjs'
import { suggestName } from '../../shared/nearest-name.ts'
import { readSubjects, toFileName } from './language-modules.ts'

/** The language whose texts and facts give those of the others their shape (`languages/messages.ts`). */
const firstLanguage: Language = 'ru'

/** Facts of a language that a brand brings. No compiler has checked them. */
type Facts = Partial<LanguageFacts>

/**
 * Checks every language that this process has read: the software's and the brand's.
 *
 * @returns one line for each problem, as «src/languages/de/texts/votes.ts: lacks title, vote»
 */
export async function findLanguageProblems(): Promise<string[]> {
  const folders = findLanguageFolders()
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

/** One line for each file that lacks texts. */
function toMissingLines(tag: string, folder: string): string[] {
  const missing = Map.groupBy(findMissingTexts(tag), ({ subject }) => subject)
  return Array.from(missing, ([subject, texts]) => {
    const names = texts.map(({ name }) => name.slice(subject.length + 1)).join(', ')
    const write = texts.length === 1 ? 'write it' : 'write them'
    return `${toPath(folder, `texts/${toFileName(subject)}`)}: lacks ${names}; ${write}, or name a \`fallback\` in language.ts`
  })
}

/** A text that a language has no own version of. */
export interface MissingText {
  subject: string
  /** Name of the text, such as `votes.title`. */
  name: string
  /** The text of the first language; `undefined` for a text that takes values. */
  original: string | undefined
}

/** Compares the texts of a language with those of the first one, which gives all others their shape. */
export const findMissingTexts = (tag: string): MissingText[] =>
  [...readSubjects().values()].flatMap((subject) => {
    const texts = ownTextsOf(subject)
    return compare(subject, texts[firstLanguage], texts[tag]).map((missing) => ({ subject, ...missing }))
  })

function compare(name: string, first: unknown, own: unknown): Omit<MissingText, 'subject'>[] {
  if (isGroup(first)) {
    return Object.entries(first).flatMap(([inner, text]) =>
      // A text about another language may be left out: the language is then called as it calls itself.
      findLanguageFolders().has(inner)
        ? []
        : compare(`${name}.${inner}`, text, isGroup(own) ? own[inner] : undefined),
    )
  }
  const isThere = typeof own === typeof first
  return isThere ? [] : [{ name, original: typeof first === 'string' ? first : undefined }]
}

type Group = Record<string, unknown>
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null

function findFactProblems(
  tag: string,
  facts: Facts | undefined,
  languages: ReadonlyMap<string, Facts | undefined>,
): string[] {
  if (!facts) return ['must export `language`, made by `defineLanguage`']
  if (facts.tag !== tag)
    return [`tag: is '${facts.tag}', and the folder is called ${tag}; give them one name`]
  const missing = Object.keys(languages.get(firstLanguage) ?? {}).filter((name) => !(name in facts))
  const { fallback } = facts
  const other = fallback && languages.get(fallback)
  return [
    ...(missing.length > 0 ? [`lacks ${missing.join(', ')}`] : []),
    ...(fallback && !other ? [`fallback: there is no language '${fallback}'`] : []),
    ...(other?.fallback ? [`fallback: '${fallback}' lacks texts itself; name '${other.fallback}'`] : []),
  ]
}

/** Reports files whose name is no subject: nobody would read them. */
function findFileProblems(folder: string): string[] {
  const known = [...readSubjects().values()].map(toFileName)
  return textFiles(folder)
    .filter((file) => !known.includes(file))
    .map((file) => `${toPath(folder, `texts/${file}`)}: is the file of no subject${suggestName(file, known)}`)
}

const textFiles = (folder: string): string[] => {
  const texts = fileURLToPath(new URL('texts/', folder).href)
  return existsSync(texts) ? readdirSync(texts) : []
}

/** Counts of things are whole numbers, and sites rarely count more; some languages have a form of their own for millions. */
const mostCounted = 1000

/** The plural categories that a language has for whole numbers, and `other`, which every language has. */
function pluralCategoriesOf(tag: string): Set<Intl.LDMLPluralRule> {
  const rules = new Intl.PluralRules(tag)
  return new Set(['other', ...Array.from({ length: mostCounted + 1 }, (_, count) => rules.select(count))])
}

/**
 * Finds calls of `plural` without one of the language's forms, or for another language. Only forms that are written in
 * the call are read.
 */
function findPluralProblems(tag: string, folder: string): string[] {
  const categories = [...pluralCategoriesOf(tag)].toSorted()
  return textFiles(folder).flatMap((file) => {
    const [before = '', ...calls] = readFileSync(
      fileURLToPath(new URL(`texts/${file}`, folder).href),
      'utf8',
    ).split(/\bplural\(/)
    let line = before.split('\n').length
    return calls.flatMap((call) => {
      const at = `${toPath(folder, `texts/${file}`)}:${line}: plural`
      line += call.split('\n').length - 1
      const [, language] = /^\s*'([^']*)'/.exec(call) ?? []
      const forms = Array.from(call.matchAll(/\b(zero|one|two|few|many|other):/g), ([, form]) => form)
      const missing = categories.filter((each) => forms.length > 0 && !forms.includes(each))
      return [
        ...(language === undefined || language === tag
          ? []
          : [`${at}: is asked for '${language}'; say '${tag}'`]),
        ...(missing.length > 0 ? [`${at}: lacks the form ${missing.join(', ')}`] : []),
      ]
    })
  })
}

/** The path of a file of a language, as a message names it. */
const toPath = (folder: string, file: string): string =>
  relative(process.cwd(), fileURLToPath(new URL(file, folder).href)).replaceAll('\\', '/')
