import subsetFont from 'subset-font'
import { type FontRole, fontRoles } from '../../../brand/fonts-schema.ts'
import type { Language } from '../../../brand/languages.ts'
import { toNameCharacters, toPageCharacters } from './character-ranges.ts'
import { findFamily, type LoadedFace, type LoadedFamily } from './load-fonts.ts'

/** One font file: a subset of the glyphs of a face. */
export interface BuiltFont {
  name: string
  bytes: Uint8Array
  role: FontRole
  languages: readonly Language[]
  weight: number
  /**
   * Browsers fetch the file only for pages that show one of these characters; if absent, every page in the languages
   * needs it.
   */
  onlyFor?: string[]
}

/**
 * Builds the WOFF2 files of the families. Characters that a first page needs are in one file per face, so that each
 * language needs two files, as every file repeats digits and punctuation. Characters of foreign names are in separate
 * files, which only pages that show them fetch.
 *
 * @param brandText text that stands on every page besides the software's, such as a name with a diacritic, «Kororā»
 */
export async function buildFonts(families: readonly LoadedFamily[], brandText: string): Promise<BuiltFont[]> {
  const built = families.map(async ({ role, languages, faces }) => {
    const ofFaces = faces.map(async (face, index) => {
      const name = [role, ...languages, ...(index > 0 ? [face.weight] : [])].join('-')
      const about = { role, languages, weight: face.weight }
      const letters = [...toPageCharacters(languages), ...brandText]
      const page = { ...about, name, bytes: await subset(face, letters) }
      // All faces have the same list, even of characters that one lacks, so that the style sheet states it once.
      const onlyFor = toNameCharacters(languages).filter((letter) => !brandText.includes(letter))
      if (!onlyFor.some(face.has)) return [page]
      return [page, { ...about, name: `${name}-names`, bytes: await subset(face, onlyFor), onlyFor }]
    })
    return (await Promise.all(ofFaces)).flat()
  })
  return (await Promise.all(built)).flat()
}

const subset = ({ bytes }: LoadedFace, letters: readonly string[]): Promise<Uint8Array> =>
  subsetFont(bytes, letters.join(''), { targetFormat: 'woff2' })

/** @returns the two files of each language that its first page needs */
export function chooseFirstFonts(
  families: readonly LoadedFamily[],
  built: readonly BuiltFont[],
  languages: readonly Language[],
): Map<Language, BuiltFont[]> {
  const firstOf = (language: Language) =>
    fontRoles.flatMap((role) => {
      const family = findFamily(families, role, language)
      return built.find((font) => font.role === role && font.languages === family?.languages) ?? []
    })
  return new Map(languages.map((language) => [language, firstOf(language)]))
}
