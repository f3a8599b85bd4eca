import manifest from '../../public/build/manifest.json'

/** Addresses of the built client files, hashed by content. Written by `build.ts`. */
export const assets = manifest
export type StyleSheet = keyof typeof manifest.styles

/** At most two font files on a first page: each face brings its own digits and Latin letters. */
export const fontsOf = {
  ru: [assets.fonts.display, assets.fonts.text],
  en: [assets.fonts.display, assets.fonts.text],
  th: [assets.fonts.thaiDisplay, assets.fonts.thai],
} as const
