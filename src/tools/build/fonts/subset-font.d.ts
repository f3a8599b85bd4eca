/** subset-font ships no types; this is what we use of it (its README, «API»). */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: {
      targetFormat: 'woff2' | 'sfnt'
      /** Needs an empty list of characters. */
      keepAllGlyphs?: true
      variationAxes?: Record<string, number>
    },
  ): Promise<Uint8Array>
}
