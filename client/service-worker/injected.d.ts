/** Id of the build; `src/tools/build/build-service-worker.ts` puts in this constant and the two below. */
declare const BUILD_ID: string
/** Addresses of the files that every page needs, in Workbox's format of a precache list. */
declare const SHELL: { url: string; revision: string | null }[]
/** Addresses of all other code and style sheets of the build. */
declare const REST_OF_BUILD: string[]
