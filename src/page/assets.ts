import manifest from '../../public/build/manifest.json'
import type { Locale } from '../shared/locales.ts'

/** Addresses of the built client files, hashed by content. Written by `build.ts`. */
export const assets = manifest
export type StyleSheet = keyof typeof manifest.styles

const firstFonts: Partial<Record<Locale, readonly string[]>> = assets.fonts

/** Two font files on a first page at most: each face brings its own digits and Latin letters. */
export const fontsOf = (locale: Locale): readonly string[] => firstFonts[locale] ?? []
