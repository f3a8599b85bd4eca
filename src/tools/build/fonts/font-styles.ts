import subsetFont from 'subset-font'
import type { ChosenBrand } from '../../../brand/complete-brand.ts'
import { type FontRole, fontRoles } from '../../../brand/fonts-schema.ts'
import type { Language } from '../../../brand/languages.ts'
import { listAlphabet, toNameCharacters, toPageCharacters } from './character-ranges.ts'
import { findFamily, type LoadedFace, type LoadedFamily } from './load-fonts.ts'
import { type FontFallback, measureFallback } from './measure-fallback.ts'

/**
 * Returns the style sheet of the families: `@font-face` for each file and for the fallback that is shown until it has
 * loaded, and the properties `--font-display` and `--font-text` for each language.
 *
 * @param addressOf returns a file's address
 */
async function toFontStyles(
  families: readonly LoadedFamily[],
  built: readonly BuiltFont[],
  languages: readonly Language[],
  addressOf: (font: BuiltFont) => string,
): Promise<Pick<WrittenFonts, 'css' | 'namesCss'>> {
  const fallbacks = new Map<LoadedFamily, FontFallback>()
  for (const family of families) {
    const fallback = await measureFallback(family)
    if (fallback) fallbacks.set(family, fallback)
  }
  const toFaces = (fonts: readonly BuiltFont[]) =>
    fonts.map((font) => {
      const family = families.find((each) => each.role === font.role && each.languages === font.languages)
      return family ? toFace(family, font, addressOf(font)) : ''
    })
  const rooms = [...fallbacks].map(([family, fallback]) => toRoom(family, fallback))
  const stackOf = (language: Language, role: FontRole) => {
    const family = findFamily(families, role, language)
    if (!family) return 'sans-serif'
    return [
      `"${nameOf(family)}"`,
      ...(fallbacks.has(family) ? [`"${roomOf(family)}"`] : []),
      ...(family.like === 'serif' ? ['serif'] : ['system-ui', 'sans-serif']),
    ].join(', ')
  }
  const setOf = (language: Language) =>
    `--font-display: ${stackOf(language, 'display')}; --font-text: ${stackOf(language, 'text')};`
  const faces = toFaces(built.filter(({ onlyFor }) => !onlyFor))
  return {
    css: [...faces, ...rooms, ...toLanguageRules(languages, setOf)].join('\n'),
    namesCss: toFaces(built.filter(({ onlyFor }) => onlyFor)).join('\n'),
  }
}

/**
 * Returns a family's name in the style sheet. A family with one weight for texts and another for headings counts as
 * two.
 */
const nameOf = ({ name, role }: LoadedFamily): string => `${name} ${role}`
const roomOf = (family: LoadedFamily): string => `${nameOf(family)} room`

const toFace = (family: LoadedFamily, { weight, onlyFor }: BuiltFont, address: string): string =>
  `@font-face { font-family: "${nameOf(family)}"; src: url("${address}") format("woff2"); font-weight: ${weight}; font-display: swap;${
    onlyFor ? ` unicode-range: ${toUnicodeRange(onlyFor)};` : ''
  } }`

const toRoom = (
  family: LoadedFamily,
  { local, sizeAdjust, ascent, descent, lineGap }: FontFallback,
): string =>
  `@font-face { font-family: "${roomOf(family)}"; src: ${local.map((name) => `local("${name}")`).join(', ')}; size-adjust: ${toPercent(sizeAdjust)}; ascent-override: ${toPercent(ascent)}; descent-override: ${toPercent(descent)}; line-gap-override: ${toPercent(lineGap)}; }`

const toPercent = (share: number): string => `${(share * 100).toFixed(1)}%`

/** @param letters characters in order of their code points */
function toUnicodeRange(letters: readonly string[]): string {
  const runs: [first: number, last: number][] = []
  for (const letter of letters) {
    const point = letter.codePointAt(0) ?? 0
    const last = runs.at(-1)
    if (last && last[1] === point - 1) last[1] = point
    else runs.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ')
}

/**
 * Returns the rules that choose the faces of a page by its language; the brand's first language needs no selector.
 * Untranslated text uses the faces of its own language where the page's faces lack its characters.
 */
function toLanguageRules(languages: readonly Language[], setOf: (language: Language) => string): string[] {
  const [first, ...others] = [...Map.groupBy(languages, setOf)]
  if (!first) return []
  const isReadable = (language: Language, page: Language) => {
    const letters = new Set(toPageCharacters(sharing(page)))
    return listAlphabet(language).every((letter) => letters.has(letter))
  }
  const sharing = (page: Language) => languages.filter((language) => setOf(language) === setOf(page))
  const foreign = languages.flatMap((language) => {
    const pages = languages.filter((page) => !isReadable(language, page))
    const selectors = pages.map((page) => `:root:lang(${page}) :lang(${language})`).join(', ')
    return pages.length > 0
      ? [`:where(${selectors}) { ${setOf(language)} font-family: var(--font-text); }`]
      : []
  })
  return [
    `:root { ${first[0]} }`,
    ...others.map(
      ([set, sameSet]) => `${sameSet.map((language) => `:root:lang(${language})`).join(', ')} { ${set} }`,
    ),
    ...foreign,
  ]
}

export interface WrittenFonts {
  /** Addresses of the files that a first page in a language needs. */
  first: Partial<Record<Language, string[]>>
  /** Text of the style sheet `brand:fonts.css`. */
  css: string
  /** Text of `brand:name-fonts.css`: the faces of foreign names, which no first paint waits for. */
  namesCss: string
}

/**
 * Writes the font files of a brand and returns their style sheet.
 *
 * @param write writes a file and returns its address
 */
export async function writeFonts(
  families: readonly LoadedFamily[],
  { languages, names }: Pick<ChosenBrand, 'languages' | 'names'>,
  write: (name: string, bytes: Uint8Array) => Promise<string>,
): Promise<WrittenFonts> {
  const addresses = new Map<string, string>()
  const fonts = await buildFonts(families, JSON.stringify(names))
  for (const { name, bytes } of fonts) addresses.set(name, await write(`${name}.woff2`, bytes))
  const addressOf = ({ name }: { name: string }) => addresses.get(name) ?? name
  const first = chooseFirstFonts(families, fonts, languages)
  return {
    first: Object.fromEntries([...first].map(([language, files]) => [language, files.map(addressOf)])),
    ...(await toFontStyles(families, fonts, languages, addressOf)),
  }
}

/** One font file: a subset of the glyphs of a face. */
interface BuiltFont {
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
async function buildFonts(families: readonly LoadedFamily[], brandText: string): Promise<BuiltFont[]> {
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
function chooseFirstFonts(
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
