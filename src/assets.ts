import manifest from '../public/build/manifest.json'

/** Addresses of the built client files, hashed by content. Written by `build.ts`. */
export const assets = manifest
export type StyleSheet = keyof typeof manifest.styles
