import { findLanguageFolders, readLanguage } from '../../shared/languages/language-folders.mjs'
import { findMissingTexts, type MissingText } from '../build/check-languages.ts'
import { brandHelp, brandOption, parseCommandLine, WrongArguments } from '../command-line.ts'
import { notePlace, type OperatorProgram, runCommand, startProgram } from './program.ts'

const help = `npm run texts -- [list]         each language, and how many texts it lacks
                 missing kk     the texts that a language lacks, by subject

  --json       prints the missing texts as JSON
${brandHelp}`

/**
 * Lists the texts that the languages lack. `tools/use-brand.ts` is loaded before and chooses the brand, of whose
 * languages these are.
 */
export const textsProgram: OperatorProgram = async (given, surroundings) => {
  const { print } = surroundings
  const { values, positionals } = parseCommandLine(given, {
    help,
    allowPositionals: true,
    options: { ...brandOption, json: { type: 'boolean', default: false } },
  })
  notePlace(surroundings, 'texts of the interface')
  const folders = findLanguageFolders()

  return runCommand(positionals, { list, missing }, help)

  async function list(): Promise<void> {
    const lacking: { language: string; missing: number; fallback: string | undefined }[] = []
    for (const [tag, folder] of folders) {
      const language = await readLanguage(folder)
      const { length } = findMissingTexts(tag)
      lacking.push({ language: tag, missing: length, fallback: language?.fallback })
      if (values.json) continue
      const state = length === 0 ? 'has every text' : `lacks ${length} texts`
      print(
        `${tag.padEnd(8)} ${language?.name ?? ''}: ${state}${toFallbackWords(language?.fallback, length)}`,
      )
    }
    if (values.json) print(JSON.stringify(lacking))
  }

  async function missing([tag]: string[]): Promise<void> {
    const folder = folders.get(tag ?? '')
    if (tag === undefined || folder === undefined)
      throw new WrongArguments(`Name a language: ${[...folders.keys()].join(', ')}`)
    const texts = findMissingTexts(tag)
    if (values.json) {
      print(JSON.stringify(texts))
      return
    }
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
