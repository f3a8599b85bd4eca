import { UpstreamFailed } from '../../../errors.ts'

/**
 * Replaces the demo (`src/strapi-emulator`, and its parts, `src/demo`) in a build with `--no-demo`: an isolate reads all code of
 * its Worker when it starts, and the demo is a quarter of it.
 */
export const makeOfDemo = async (): Promise<never> => {
  throw new UpstreamFailed(
    'content',
    0,
    'no CONTENT_URL is set, and the build is without the demo (--no-demo)',
  )
}
export const createEmbeddedContent = () => makeOfDemo
