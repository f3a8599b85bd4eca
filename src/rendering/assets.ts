import manifest from '../../public/build/manifest.json'
import type { Locale } from '../shared/locales.ts'

/** Addresses of the built client files, hashed by content. Written by `build.ts`. */
export const assetUrls = manifest
export type StyleSheet = keyof typeof manifest.styles

const sheetNames: readonly string[] = Object.keys(manifest.styles)
const placeOf = (sheet: StyleSheet) => sheetNames.indexOf(String(sheet))

/** Each once and in the build's order, so that of two rules the same one wins on every page. */
export const inOrder = (sheets: readonly StyleSheet[]): StyleSheet[] =>
  [...new Set(sheets)].sort((a, b) => placeOf(a) - placeOf(b))

const firstFonts: Partial<Record<Locale, readonly string[]>> = assetUrls.fonts

/** Two font files on a first page at most: each face brings its own digits and Latin letters. */
export const fontsOf = (locale: Locale): readonly string[] => firstFonts[locale] ?? []
