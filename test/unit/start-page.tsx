import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { type Placeholders, PlaceholdersContext } from '../../src/rendering/await.tsx'
import { streamInOrder } from '../../src/rendering/stream-in-order.ts'

/** The whole page that a component becomes, with what failed in it. */
export async function pageOf(view: ReactNode): Promise<{ html: string; failures: string[] }> {
  const { stream, failures } = await startPage(view)
  return { html: await new Response(stream).text(), failures }
}

/** A page that is being sent, and what has failed in it so far. */
export async function startPage(view: ReactNode) {
  const holes: Placeholders = new Map()
  const failures: string[] = []
  const replaced: string[] = []
  const shell = await renderToReadableStream(
    <PlaceholdersContext.Provider value={holes}>{view}</PlaceholdersContext.Provider>,
  )
  return {
    stream: streamInOrder(shell, holes, {
      onFailed: (error) => failures.push(String(error)),
      onReplaced: (error) => replaced.push(String(error)),
    }),
    failures,
    replaced,
  }
}
