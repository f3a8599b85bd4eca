import type { ReactNode } from 'react'
import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { type Hole, type Holes, HolesContext, holePattern } from './later.tsx'
import { findHtml, keepHtml } from './reused-html.ts'

/**
 * Sends a page in order: its shell up to the first hole, the hole's content once it is there, and so on.
 *
 * @param onFailed hears of every hole whose value or rendering failed; the visitor sees its `failed` part.
 */
export function fillHoles(
  shell: ReadableStream<Uint8Array>,
  holes: Holes,
  onFailed: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const parts = inOrder(shell, holes, onFailed)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}

async function* inOrder(
  html: ReadableStream<Uint8Array>,
  holes: Holes,
  onFailed: (error: unknown) => void,
): AsyncGenerator<string, undefined> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of html) {
    text += decoder.decode(chunk, { stream: true })
    for (let match = holePattern.exec(text); match; match = holePattern.exec(text)) {
      if (match.index > 0) yield text.slice(0, match.index)
      text = text.slice(match.index + match[0].length)
      const hole = holes.get(match[1] ?? '')
      if (hole) yield* filled(hole, onFailed)
    }
    const end = endOfWhole(text)
    if (end > 0) yield text.slice(0, end)
    text = text.slice(end)
  }
  if (text) yield text
}

/** Up to where a chunk can be sent: a tag cut in two may be half of a hole's place. */
function endOfWhole(text: string): number {
  const open = text.lastIndexOf('<tutti-')
  if (open >= 0) return open
  const lastTag = text.lastIndexOf('<')
  return lastTag >= 0 && '<tutti-later'.startsWith(text.slice(lastTag)) ? lastTag : text.length
}

/** The hole's content, else its `failed` part, else nothing: a page always goes on. */
async function* filled(hole: Hole, onFailed: (error: unknown) => void): AsyncGenerator<string, undefined> {
  for (const part of [hole, { render: async () => hole.failed }]) {
    try {
      return yield* contentOf(part, onFailed)
    } catch (error) {
      onFailed(error)
    }
  }
}

/** HTML that was made of the same before is used again; what holds holes of its own is made each time. */
async function* contentOf(
  { render, findMadeOf }: Pick<Hole, 'render' | 'findMadeOf'>,
  onFailed: (error: unknown) => void,
): AsyncGenerator<string, undefined> {
  const madeOf = await findMadeOf?.()
  const known = madeOf && findHtml(madeOf)
  if (known !== undefined) {
    yield known
    return
  }
  const inner: Holes = new Map()
  let html = ''
  for await (const part of inOrder(await renderPart(await render(), inner), inner, onFailed)) {
    html += part
    yield part
  }
  if (madeOf && inner.size === 0) keepHtml(madeOf, html)
}

/** @throws what a component of the part threw; React would otherwise leave the part out in silence. */
async function renderPart(part: ReactNode, holes: Holes): Promise<ReadableStream<Uint8Array>> {
  return renderToReadableStream(createElement(HolesContext.Provider, { value: holes }, part), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: () => undefined,
  })
}
