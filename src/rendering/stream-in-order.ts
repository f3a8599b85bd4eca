import type { ReactNode } from 'react'
import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { type Placeholder, type Placeholders, PlaceholdersContext } from './await.tsx'

interface StreamOptions {
  /** Called with the first error of each part in which a boundary has drawn something else (`ui/brand-components.tsx`). */
  onReplaced?: (error: unknown) => void
  /** Called with the error of each placeholder whose value or rendering failed; the visitor sees its fallback. */
  onFailed: (error: unknown) => void
  /** Called at the end with everything that was sent. */
  onEnd?: (html: string) => Promise<void>
}

/**
 * Streams a page in order: its shell up to the first placeholder, the placeholder's content once it has arrived, and
 * so on.
 */
export function streamInOrder(
  shell: ReadableStream<Uint8Array>,
  placeholders: Placeholders,
  { onFailed, onReplaced = () => undefined, onEnd }: StreamOptions,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const parts = inOrder(shell, placeholders, { onFailed, onReplaced })
  let sent = ''
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) {
        await onEnd?.(sent)
        return controller.close()
      }
      if (onEnd) sent += value
      controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}

const placePattern = /<tutti-later id="(\d+)"><\/tutti-later>/

type Faults = Required<Pick<StreamOptions, 'onFailed' | 'onReplaced'>>

async function* inOrder(
  html: ReadableStream<Uint8Array>,
  placeholders: Placeholders,
  faults: Faults,
): AsyncGenerator<string, undefined> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of html) {
    text += decoder.decode(chunk, { stream: true })
    for (let match = placePattern.exec(text); match; match = placePattern.exec(text)) {
      const [place, id = ''] = match
      if (match.index > 0) yield text.slice(0, match.index)
      text = text.slice(match.index + place.length)
      const placeholder = placeholders.get(id)
      if (placeholder) yield* contentOf(placeholder, faults)
    }
    const end = endOfWhole(text)
    if (end > 0) yield text.slice(0, end)
    text = text.slice(end)
  }
  if (text) yield text
}

/** Finds how much of a chunk can be sent: a `<tutti-` tag may be cut in two between chunks. */
function endOfWhole(text: string): number {
  const open = text.lastIndexOf('<tutti-')
  if (open >= 0) return open
  const lastTag = text.lastIndexOf('<')
  return lastTag >= 0 && '<tutti-'.startsWith(text.slice(lastTag)) ? lastTag : text.length
}

/** Streams a placeholder's content, else its fallback, else nothing: a failed part never ends the page. */
async function* contentOf(
  { render, failed }: Placeholder,
  faults: Faults,
): AsyncGenerator<string, undefined> {
  for (const renderEither of [render, async () => failed]) {
    try {
      const inner: Placeholders = new Map()
      return yield* inOrder(await renderPart(await renderEither(), inner, faults), inner, faults)
    } catch (error) {
      faults.onFailed(error)
    }
  }
}

/** @throws what a component of the part threw; React would otherwise leave the part out without an error */
async function renderPart(
  part: ReactNode,
  placeholders: Placeholders,
  { onReplaced }: Faults,
): Promise<ReadableStream<Uint8Array>> {
  const replaced: unknown[] = []
  const options = toRenderOptions(replaced)
  const whole = createElement(PlaceholdersContext.Provider, { value: placeholders }, part)
  const stream = await renderToReadableStream(whole, options)
  if (replaced.length > 0) onReplaced(replaced[0])
  return stream
}

/**
 * @param replaced gets the errors of boundaries, which React calls `onError` with and then draws the fallback; a list in which
 *   each row fails is one fault
 */
export const toRenderOptions = (replaced: unknown[]) => ({
  progressiveChunkSize: Number.POSITIVE_INFINITY,
  onError: (error: unknown) => {
    replaced.push(error)
  },
})
