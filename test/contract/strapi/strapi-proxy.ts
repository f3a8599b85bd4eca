import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod/mini'
import { strapiUrl } from './services.ts'

/** Stands between the site and Strapi, on loopback. */
export interface StrapiProxy {
  url: string
  /** From now on Strapi carries out calls, but its answers are lost. */
  cutsAnswers: boolean
  /** From now on this field is removed from calls, as if Strapi's model required more than the site sends. */
  drops: string | undefined
  /** What Strapi has answered to calls that create entries. */
  statuses: number[]
  stop: () => Promise<void>
}

const bodySchema = z.object({ data: z.record(z.string(), z.unknown()) })

export async function openStrapiProxy(): Promise<StrapiProxy> {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const isCreating = url.startsWith('/api/')
    const answer = await fetch(new URL(url, strapiUrl), {
      method,
      headers: { 'content-type': 'application/json', authorization: headers.authorization ?? '' },
      body: isCreating ? without(text, proxy.drops) : text,
    })
    const body = await answer.text()
    if (isCreating) proxy.statuses.push(answer.status)
    if (isCreating && proxy.cutsAnswers) response.destroy()
    else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const proxy: StrapiProxy = {
    url: `http://127.0.0.1:${port}`,
    cutsAnswers: false,
    drops: undefined,
    statuses: [],
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return proxy
}

function without(text: string, field: string | undefined): string {
  const { data } = bodySchema.parse(JSON.parse(text))
  return JSON.stringify({ data: { ...data, ...(field ? { [field]: undefined } : {}) } })
}
