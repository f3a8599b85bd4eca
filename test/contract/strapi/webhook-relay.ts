import { createServer } from 'node:http'
import * as z from 'zod/mini'

const bodySchema = z.object({ event: z.string(), model: z.string() })

/** Stands where Strapi sends its webhooks and passes each on to the Worker. */
export interface WebhookRelay {
  /** Resolves when the Worker has answered a call about this that was not waited for before. */
  heard: (event: string, model: string) => Promise<void>
  /** Statuses that the Worker has answered. */
  statuses: Set<number>
  stop: () => Promise<void>
}

export async function openRelay(
  port: number,
  passOn: (body: unknown, headers: Record<string, string>) => Promise<Response>,
): Promise<WebhookRelay> {
  const calls = new Set<string>()
  const waiting = new Map<string, () => void>()
  const statuses = new Set<number>()
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
    const { status } = await passOn(body, { authorization: request.headers.authorization ?? '' })
    statuses.add(status)
    response.writeHead(status).end()
    const { event, model } = bodySchema.parse(body)
    const call = `${event} ${model}`
    const go = waiting.get(call)
    waiting.delete(call)
    if (go) go()
    else calls.add(call)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    heard: (event, model) =>
      calls.delete(`${event} ${model}`)
        ? Promise.resolve()
        : new Promise((resolve) => waiting.set(`${event} ${model}`, resolve)),
    statuses,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
