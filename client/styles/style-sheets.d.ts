/** A style sheet that an island adds itself: `build.ts` gives its hashed address. */
declare module '*.css' {
  export const address: string
}
