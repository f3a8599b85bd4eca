import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { translatedLanguages } from '../../brand/languages.ts'
import { nearestName } from '../../shared/nearest-name.ts'

const messagesFolder = join(import.meta.dirname, '../../i18n')

/** The area `concertPage` is in the file `concert-page.ts`. */
const toFile = (area: string) => `${area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
const toArea = (file: string) =>
  file.replace(/\.ts$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Compares a brand's own texts with the software's: a text with an unknown name would never be shown.
 *
 * @param texts the exports of the brand's `texts.ts`, by area
 * @returns one line for each problem, as «brand/texts.ts: home.en.heroLeed: there is no such text; did you mean
 *   heroLead?»
 */
export async function findTextProblems(texts: Record<string, unknown>): Promise<string[]> {
  const problems = await Promise.all(
    Object.entries(texts).map(async ([area, given]) => {
      if (!existsSync(join(messagesFolder, toFile(area)))) return [await toUnknownArea(area)]
      return [
        ...findUnknownLanguages(area, asGroup(given)),
        ...(await findUnknownTexts(area, asGroup(given))),
      ]
    }),
  )
  return problems.flat()
}

const findUnknownLanguages = (area: string, given: Group): string[] =>
  Object.keys(given)
    .filter((language) => !translatedLanguages.some((each) => each === language))
    .map((language) => `brand/texts.ts: ${area}.${language}: the software has no texts in this language`)

async function toUnknownArea(area: string): Promise<string> {
  const areas = (await readdir(messagesFolder)).filter((file) => file.endsWith('.ts')).map(toArea)
  const meant = nearestName(area, areas)
  return `brand/texts.ts: ${area}: there is no such area of texts${meant ? `; did you mean ${meant}?` : ''}`
}

async function findUnknownTexts(area: string, given: Group): Promise<string[]> {
  const exported: Record<string, unknown> = await import(join(messagesFolder, toFile(area)))
  const [, messages] = Object.entries(exported).find(([name]) => name.endsWith('Messages')) ?? []
  if (typeof messages !== 'function') return []
  return translatedLanguages.flatMap((language) =>
    compare(`${area}.${language}`, given[language], messages(language)),
  )
}

function compare(path: string, given: unknown, own: unknown): string[] {
  if (given === undefined) return []
  if (isGroup(own) && isGroup(given)) {
    return Object.entries(given).flatMap(([name, text]) => {
      if (name in own) return compare(`${path}.${name}`, text, own[name])
      const meant = nearestName(name, Object.keys(own))
      return [
        `brand/texts.ts: ${path}.${name}: there is no such text${meant ? `; did you mean ${meant}?` : ''}`,
      ]
    })
  }
  if (typeof given === typeof own && isGroup(given) === isGroup(own)) return []
  return [`brand/texts.ts: ${path}: must be ${isGroup(own) ? 'a group of texts' : `a ${typeof own}`}`]
}

type Group = Record<string, unknown>
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null
const asGroup = (value: unknown): Group => (isGroup(value) ? value : {})
