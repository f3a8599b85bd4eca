/** A style sheet that an island loads itself. The import gives its hashed address, which `build.ts` puts in. */
declare module '*.css' {
  export const address: string
}
