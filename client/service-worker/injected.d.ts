/** Written in by the build (`src/tools/build/build-service-worker.ts`). */
declare const BUILD_ID: string
/** What every page needs, in Workbox's format of a precache list. */
declare const SHELL: { url: string; revision: string | null }[]
/** The rest of the build's code and style sheets. */
declare const REST_OF_BUILD: string[]
