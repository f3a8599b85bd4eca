import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from '@playwright/test'
import { serviceWorkerPath } from '../../src/shared/constants.ts'
import { setBrowserTime, setWorkerTime } from './browser-time.ts'
import { test as base } from './own-site.ts'

interface Answer {
  status: number
  contentType?: string
  body?: string
}

/** A proxy between the browser and the site that imitates faults of networks and deployments. */
export interface FaultySite {
  url: string
  /** Every request that came, as path and status, such as `/sw.js 304`. */
  asked: string[]
  /** Connections break, for pages and for the service worker. */
  cut: () => void
  restore: () => void
  /** Answers in the site's place from now on. */
  answer: (path: string | RegExp, answer: Answer) => void
  /** Lets requests for a path wait until the returned function is called. */
  hold: (path: string) => () => void
  /** Turns the site into another build: its pages, its worker and `latest.json` have the other id. */
  deploy: (buildId: string) => void
  /** Answers as another site at the same address. */
  replaceBy: (url: string) => void
}

/**
 * These tests need the service worker that all others block, and an origin of their own. Messages of the browser about
 * a broken network are ignored here.
 */
export const test = base.extend<{ site: FaultySite }>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern.
  site: async ({}, use, { project }) => {
    const { site, stop } = await startFaultySite(project.use.baseURL ?? '')
    await use(site)
    await stop()
  },
  baseURL: ({ site }, use) => use(site.url),
  context: async ({ context }, use) => {
    await setBrowserTime(context)
    await use(context)
  },
})

async function startFaultySite(upstream: string) {
  let target = upstream
  let isCut = false
  let build: string | undefined
  const answers: [RegExp | string, Answer][] = []
  const holds = new Map<string, Promise<void>>()
  const asked: string[] = []

  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing))
  async function handle(incoming: IncomingMessage, outgoing: ServerResponse) {
    const path = incoming.url ?? '/'
    if (isCut) return incoming.socket.destroy()
    await holds.get(path)
    if (isCut) return incoming.socket.destroy()
    const own = answers.findLast(([of]) => (typeof of === 'string' ? of === path : of.test(path)))?.[1]
    outgoing.on('finish', () => asked.push(`${path} ${outgoing.statusCode}`))
    if (own) {
      outgoing.writeHead(own.status, { 'content-type': own.contentType ?? 'text/html; charset=utf-8' })
      outgoing.end(own.body ?? '')
      return
    }
    pass(incoming, outgoing, { target, build })
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const site: FaultySite = {
    url: `http://localhost:${port}`,
    asked,
    cut: () => {
      isCut = true
      server.closeAllConnections()
    },
    restore: () => {
      isCut = false
    },
    answer: (path, answer) => void answers.push([path, answer]),
    hold: (path) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      holds.set(path, promise)
      return () => {
        holds.delete(path)
        resolve()
      }
    },
    deploy: (buildId) => {
      build = buildId
    },
    replaceBy: (url) => {
      target = url
    },
  }
  return { site, stop: () => stop(server) }
}

function stop(server: Server): Promise<unknown> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
}

const shownBuild = /(data-build="|\{"id":")([0-9a-f]{12})"/
let realBuild: string | undefined

/** Passes a request on; responses of another build contain its id, and have an ETag of their own. */
function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { target, build }: { target: string; build: string | undefined },
): void {
  const known = incoming.headers['if-none-match']
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
  const mark = build ? `;${build}` : ''
  if (known?.endsWith(`${mark}"`)) headers['if-none-match'] = known.replace(`${mark}"`, '"')
  else if (build) delete headers['if-none-match']
  const options = { method: incoming.method ?? 'GET', headers }
  const onward = request(new URL(incoming.url ?? '/', target), options, async (answer) => {
    const bytes = await readWhole(answer)
    // The site was stopped in the middle of its answer.
    if (!bytes) return outgoing.destroy()
    const isText = /html|javascript|json/.test(answer.headers['content-type'] ?? '')
    const text = isText ? bytes.toString() : ''
    realBuild ??= shownBuild.exec(text)?.[2]
    const ofBuild = build && realBuild && isText ? text.replaceAll(realBuild, build) : undefined
    const isWorker = incoming.url === serviceWorkerPath && answer.statusCode === 200
    const body = isWorker ? setWorkerTime(ofBuild ?? text) : (ofBuild ?? bytes)
    const { 'content-length': _length, 'transfer-encoding': _coding, ...kept } = answer.headers
    const etag = kept.etag?.replace(/"$/, `${mark}"`)
    outgoing.writeHead(answer.statusCode ?? 502, { ...kept, ...(etag ? { etag } : {}) })
    outgoing.end(body)
  })
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}

const readWhole = async (answer: IncomingMessage): Promise<Buffer | undefined> => {
  const chunks: Uint8Array[] = []
  try {
    for await (const chunk of answer) chunks.push(chunk)
    return Buffer.concat(chunks)
  } catch {
    return undefined
  }
}

/** Waits until the service worker controls the page and has cached its installed files. */
export async function workerOf(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Cuts the network; the browser knows that it is offline. */
export async function goOffline(site: FaultySite, context: BrowserContext): Promise<void> {
  site.cut()
  await context.setOffline(true)
}

export async function goOnline(site: FaultySite, context: BrowserContext): Promise<void> {
  site.restore()
  await context.setOffline(false)
}

/** Addresses in all of the site's caches in the browser. */
export const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('tutti-'))
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => url.slice(location.origin.length))
  })
