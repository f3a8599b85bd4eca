import { findLanguageFolders, readLanguage } from '../../languages/language-folders.mjs'
import { findMissingTexts, type MissingText } from '../build/check-languages.ts'
import { parseCommandLine } from '../command-line.ts'
import { type OperatorProgram, runCommand, startProgram } from './program.ts'

const help = `npm run texts -- [list]         each language, and how many texts it lacks
                 missing kk     the texts that a language lacks, by subject

  --brand DIR  with the languages of another orchestra's brand (or the variable BRAND)`

/**
 * Lists the texts that the languages lack. The option `--brand` is read by `languages/language-folders.mjs`, which
 * finds the languages.
 */
export const textsProgram: OperatorProgram = async (given, { print }) => {
  const { positionals } = parseCommandLine(given, {
    help,
    allowPositionals: true,
    options: { brand: { type: 'string' } },
  })
  const folders = findLanguageFolders()

  return runCommand(positionals, { list, missing }, help)

  async function list(): Promise<void> {
    for (const [tag, folder] of folders) {
      const language = await readLanguage(folder)
      const { length } = findMissingTexts(tag)
      const state = length === 0 ? 'has every text' : `lacks ${length} texts`
      print(
        `${tag.padEnd(8)} ${language?.name ?? ''}: ${state}${toFallbackWords(language?.fallback, length)}`,
      )
    }
  }

  async function missing([tag]: string[]): Promise<void> {
    const folder = folders.get(tag ?? '')
    if (tag === undefined || folder === undefined)
      throw new Error(`Name a language: ${[...folders.keys()].join(', ')}`)
    const texts = findMissingTexts(tag)
    for (const [subject, ofSubject] of Map.groupBy(texts, ({ subject }) => subject)) {
      print(`${subject} (${ofSubject.length})`)
      for (const text of ofSubject) print(toLine(text))
    }
    const { fallback } = (await readLanguage(folder)) ?? {}
    print(
      texts.length === 0
        ? `${tag} has every text.`
        : `${tag} lacks ${texts.length} texts${toFallbackWords(fallback, texts.length)}.`,
    )
  }
}

const toFallbackWords = (fallback: string | undefined, missing: number): string =>
  fallback !== undefined && missing > 0 ? `, which are shown in ${fallback}` : ''

const toLine = ({ subject, name, original }: MissingText): string =>
  `  ${name.slice(subject.length + 1).padEnd(30)}  ${original ?? '(takes values)'}`

if (import.meta.main) await startProgram(textsProgram)
