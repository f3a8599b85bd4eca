import { type Answer, headerOf, type Question, type Recording } from './recording.ts'

/**
 * Takes out of an answer what every build changes, and nothing else: whoever compares must see all that visitors
 * could. Times need no care, since the site's clock stands still (`serve.ts`).
 *
 * - The build's id is made of the sources' texts and places. Pages carry it for the browser's code.
 * - Names of scripts and style sheets end in a hash that esbuild makes of the sources' places too, besides what is in
 *   them. Fonts and pictures are named after their bytes alone: those names stay. Both hash and id have a fixed
 *   length, so that the lengths of answers stay, too.
 */
export function normalise({ path }: Question, answer: Answer, { buildId }: Recording): Answer {
  const tidy = (text: string) =>
    text
      .replaceAll(buildId, 'BUILD')
      .replace(/(\/build\/assets\/[a-z-]+-)[A-Z0-9]{8}(?=\.(?:js|css)\b)/g, '$1HASH')
  const isLeftOut = (name: string) =>
    (name === 'etag' && !hasLastingTag(path, answer)) || (name === 'content-length' && isServiceWorker(path))
  const headers = answer.headers.map(([name, value]): [string, string] => [
    name,
    isLeftOut(name) ? 'of the build' : tidy(value),
  ])
  return { ...answer, headers, body: bodyOf(path, tidy(answer.body)) }
}

/** Lists every file of the build; its code is the browser's, minified with other names each time. */
const isServiceWorker = (path: string) => path.startsWith('/sw.js')

/**
 * The tag of a page is a digest of its bytes, names of the build's files among them; a page that hasn't changed (304)
 * has its type, too. The tag of a static file is a digest of the file's place and time on this machine; such files
 * are answered in front of the Worker, and so without an id. What is left: feeds, calendars, payloads, Open Graph images.
 */
const hasLastingTag = (path: string, answer: Answer): boolean =>
  !headerOf(answer, 'content-type')?.startsWith('text/html') &&
  !isServiceWorker(path) &&
  headerOf(answer, 'x-request-id') !== undefined

function bodyOf(path: string, body: string): string {
  if (isServiceWorker(path) && body !== '') return 'the script'
  // When it was built.
  return path.startsWith('/builds/') ? body.replace(/"timestamp":\d+/, '"timestamp":0') : body
}
