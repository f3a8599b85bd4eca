import type { Fonts } from './fonts-schema.ts'

/**
 * Defines the fonts of a brand: its `fonts.ts` exports `fonts = defineFonts({…})`. Fields are described in
 * `fonts-schema.ts`. The compiler checks the shape; the build checks the values (`checkFonts`) and the font files.
 */
export const defineFonts = (fonts: Fonts): Fonts => fonts
