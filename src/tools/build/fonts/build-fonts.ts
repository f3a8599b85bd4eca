import subsetFont from 'subset-font'
import { type FontRole, fontRoles } from '../../../brand/fonts-schema.ts'
import type { Language } from '../../../brand/languages.ts'
import { toNameLetters, toPageLetters } from './letter-ranges.ts'
import { familyOf, type LoadedFace, type LoadedFamily } from './load-fonts.ts'

/** One file of letters of a face. */
export interface BuiltFont {
  name: string
  bytes: Uint8Array
  role: FontRole
  languages: readonly Language[]
  weight: number
  /** Asked for by pages that show one of these letters; else by every page in the languages. */
  onlyFor?: string[]
}

/**
 * The WOFF2 files of the families. Letters that a first page needs are in one file per face: each language gets by with
 * two files, since every file brings its own digits and punctuation. Letters of names from elsewhere are fetched by
 * pages that show one.
 *
 * @param brandText what stands on every page besides the software's texts: a name with a mark on a letter, «Kororā»
 */
export async function buildFonts(families: readonly LoadedFamily[], brandText: string): Promise<BuiltFont[]> {
  const built = families.map(async ({ role, languages, faces }) => {
    const ofFaces = faces.map(async (face, index) => {
      const name = [role, ...languages, ...(index > 0 ? [face.weight] : [])].join('-')
      const about = { role, languages, weight: face.weight }
      const letters = [...toPageLetters(languages), ...brandText]
      const page = { ...about, name, bytes: await subset(face, letters) }
      // The same letters for every face, also those that one lacks: the style sheet says them once for all.
      const onlyFor = toNameLetters(languages).filter((letter) => !brandText.includes(letter))
      if (!onlyFor.some(face.has)) return [page]
      return [page, { ...about, name: `${name}-names`, bytes: await subset(face, onlyFor), onlyFor }]
    })
    return (await Promise.all(ofFaces)).flat()
  })
  return (await Promise.all(built)).flat()
}

const subset = ({ bytes }: LoadedFace, letters: readonly string[]): Promise<Uint8Array> =>
  subsetFont(bytes, letters.join(''), { targetFormat: 'woff2' })

/** @returns for each language the two files that its first page needs. */
export function chooseFirstFonts(
  families: readonly LoadedFamily[],
  built: readonly BuiltFont[],
  languages: readonly Language[],
): Map<Language, BuiltFont[]> {
  const firstOf = (language: Language) =>
    fontRoles.flatMap((role) => {
      const family = familyOf(families, role, language)
      return built.find((font) => font.role === role && font.languages === family?.languages) ?? []
    })
  return new Map(languages.map((language) => [language, firstOf(language)]))
}
