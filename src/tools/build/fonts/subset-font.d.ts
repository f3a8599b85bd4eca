/** subset-font ships no types; this is what we use of it (its README, «API»). */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: {
      targetFormat: 'woff2' | 'sfnt'
      /** Keeps all glyphs; the list of characters must then be empty. */
      keepAllGlyphs?: true
      variationAxes?: Record<string, number>
    },
  ): Promise<Uint8Array>
}
