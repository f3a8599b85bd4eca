import { Response } from 'miniflare'
import type { DevMessage } from '../../../client/dev/protocol.ts'

/** The pages that are open in browsers, each with a stream of server-sent events. */
export interface OpenPages {
  /** Opens the event stream of a page, and sends it the latest message of each kind. */
  connect: () => Response
  /** Sends a message to every open page, and to those that connect until the next one of its kind. */
  tell: (message: DevMessage) => void
}

export function createOpenPages(): OpenPages {
  const encoder = new TextEncoder()
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>()
  const latest = new Map<DevMessage['kind'], DevMessage>()
  const encode = (message: DevMessage) =>
    encoder.encode(`event: ${message.kind}\ndata: ${JSON.stringify(message)}\n\n`)
  return {
    connect: () => {
      let opened: ReadableStreamDefaultController<Uint8Array> | undefined
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => {
          opened = stream
          streams.add(stream)
          // A browser tries again after half a second: `npm run dev` may have been started anew.
          stream.enqueue(encoder.encode('retry: 500\n\n'))
          for (const message of latest.values()) stream.enqueue(encode(message))
        },
        cancel: () => {
          if (opened) streams.delete(opened)
        },
      })
      return new Response(body, {
        headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
      })
    },
    tell: (message) => {
      // A page that connects later may have fetched a style sheet before it changed, so it gets this message, too.
      latest.set(message.kind, message)
      for (const stream of streams) {
        try {
          stream.enqueue(encode(message))
        } catch {
          // The page was closed.
          streams.delete(stream)
        }
      }
    },
  }
}
