import manifest from '../../public/build/manifest.json'
import type { Locale } from '../shared/locales.ts'

export { buildId } from '../../public/build/build-id.json'

/** Addresses of the built client files, which contain a hash of their content. Written by `build.ts`. */
export const assetUrls = manifest
export type StyleSheet = keyof typeof manifest.styles

/** The brand's own style sheet, which every page has; the manifest of a brand without one lacks it. */
export const brandSheet: string | undefined = new Map<string, string>(Object.entries(manifest.styles)).get(
  'brand',
)

const sheetNames: readonly string[] = Object.keys(manifest.styles)
const placeOf = (sheet: StyleSheet) => sheetNames.indexOf(String(sheet))

/**
 * Sorts style sheets in the build's order without duplicates, so that the same one of two rules applies on every page.
 */
export const inOrder = (sheets: readonly StyleSheet[]): StyleSheet[] =>
  [...new Set(sheets)].sort((a, b) => placeOf(a) - placeOf(b))

const firstFonts: Partial<Record<Locale, readonly string[]>> = assetUrls.fonts

/** Preloads at most two font files: each font family has its own digits and Latin characters. */
export const listFonts = (locale: Locale): readonly string[] => firstFonts[locale] ?? []
