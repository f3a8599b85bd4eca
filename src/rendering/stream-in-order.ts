import type { ReactNode } from 'react'
import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { type Placeholder, type Placeholders, PlaceholdersContext } from './await.tsx'
import { recallHtml, rememberHtml } from './html-memo.ts'
import { type HtmlPart, partEnd } from './memo-html.tsx'

/**
 * Streams a page in order: its shell up to the first placeholder, the placeholder's content once it has arrived, and
 * so on.
 */
export function streamInOrder(
  shell: ReadableStream<Uint8Array>,
  holes: Placeholders,
  filling: Filling | Filling['onFailed'],
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const how = typeof filling === 'function' ? { onFailed: filling } : filling
  const parts = inOrder(shell, holes, how)
  let sent = ''
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) {
        await how.onEnd?.(sent)
        return controller.close()
      }
      if (how.onEnd) sent += value
      controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}

interface Filling {
  /** Called with the error of each placeholder whose value or rendering failed; the visitor sees its fallback. */
  onFailed: (error: unknown) => void
  /** False where no HTML of the page may be reused. */
  isKept?: boolean
  /** Called at the end with everything that was sent. */
  onEnd?: (html: string) => Promise<void>
}

/** Matches a placeholder, or the start of a memoized part, which ends with `partEnd`. */
const placePattern = /<tutti-(?:later id="(\d+)"><\/tutti-later>|part id="(\d+)">)/

async function* inOrder(
  html: ReadableStream<Uint8Array>,
  holes: Placeholders,
  filling: Filling,
): AsyncGenerator<string, undefined> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of html) {
    text += decoder.decode(chunk, { stream: true })
    let ready = ''
    let end: number | undefined
    for (let match = placePattern.exec(text); match; match = placePattern.exec(text)) {
      const [place, hole, part] = match
      ready += text.slice(0, match.index)
      const from = match.index + place.length
      if (part !== undefined) {
        const to = text.indexOf(partEnd, from)
        if (to < 0) {
          // The rest of the part is in a later chunk.
          text = text.slice(match.index)
          end = 0
          break
        }
        ready += settlePart(holes.get(part), text.slice(from, to), filling)
        text = text.slice(to + partEnd.length)
      } else {
        text = text.slice(from)
        const asked = holes.get(hole ?? '')
        if (!asked || !('render' in asked)) continue
        const known = findNow(asked)
        if (known !== undefined) {
          ready += known
          continue
        }
        if (ready) yield ready
        ready = ''
        yield* filled(asked, filling)
      }
    }
    end ??= endOfWhole(text)
    ready += text.slice(0, end)
    if (ready) yield ready
    text = text.slice(end)
  }
  if (text) yield text
}

/**
 * Finds memoized HTML for a value that has already arrived. It needs no waiting, so it is sent together with the text
 * around it.
 */
function findNow({ madeOfNow }: Placeholder): string | undefined {
  try {
    const madeOf = madeOfNow?.()
    return madeOf && recallHtml(madeOf)
  } catch {
    // The placeholder fails again when it is rendered, which logs the error.
    return undefined
  }
}

/** Matches an image that isn't lazy-loaded. React preloads it in `<head>`, which a reused part couldn't do. */
const picturePattern = /<img\b(?![^>]*(?:fetchPriority="low"|loading="lazy"))/

/** Returns a part's stored HTML, or stores the HTML that has just been rendered. */
function settlePart(
  part: HtmlPart | Placeholder | undefined,
  rendered: string,
  { isKept = true }: Filling,
): string {
  if (!part || 'render' in part) return rendered
  if ('known' in part) return part.known
  if (isKept && !picturePattern.test(rendered)) part.keep(rendered)
  return rendered
}

/** Finds how much of a chunk can be sent: a `<tutti-` tag may be cut in two between chunks. */
function endOfWhole(text: string): number {
  const open = text.lastIndexOf('<tutti-')
  if (open >= 0) return open
  const lastTag = text.lastIndexOf('<')
  return lastTag >= 0 && '<tutti-'.startsWith(text.slice(lastTag)) ? lastTag : text.length
}

/** Streams a placeholder's content, else its fallback, else nothing: a failed part never ends the page. */
async function* filled(hole: Placeholder, filling: Filling): AsyncGenerator<string, undefined> {
  for (const part of [hole, { render: async () => hole.failed }]) {
    try {
      return yield* contentOf(part, filling)
    } catch (error) {
      filling.onFailed(error)
    }
  }
}

/** Streams a placeholder's content. Its HTML is reused and stored where it contains no placeholders of its own. */
async function* contentOf(
  { render, findMadeOf }: Pick<Placeholder, 'render' | 'findMadeOf'>,
  filling: Filling,
): AsyncGenerator<string, undefined> {
  const madeOf = await findMadeOf?.()
  const known = madeOf && recallHtml(madeOf)
  if (known !== undefined) {
    yield known
    return
  }
  const inner: Placeholders = new Map()
  let html = ''
  for await (const part of inOrder(await renderPart(await render(), inner), inner, filling)) {
    html += part
    yield part
  }
  const { isKept = true } = filling
  if (isKept && madeOf && ![...inner.values()].some((each) => 'render' in each)) rememberHtml(madeOf, html)
}

/** @throws what a component of the part threw; React would otherwise leave the part out without an error */
async function renderPart(part: ReactNode, holes: Placeholders): Promise<ReadableStream<Uint8Array>> {
  return renderToReadableStream(createElement(PlaceholdersContext.Provider, { value: holes }, part), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: () => undefined,
  })
}
