import type { Fonts } from './fonts-schema.ts'

/**
 * The faces of a brand: its `fonts.ts` exports `fonts = defineFonts({…})`. What each field is for stands in
 * `fonts-schema.ts`. The compiler sees to its shape here; the build to its values (`checkFonts`) and to what the
 * files hold.
 */
export const defineFonts = (fonts: Fonts): Fonts => fonts
