import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Headers as EdgeHeaders, type Request as EdgeRequest, fetch as edgeFetch } from 'miniflare'
import { findFreePort } from '../../../src/tools/operate/free-port.ts'
import { makeSecret } from '../../../src/tools/operate/make-secrets.ts'
import { type ServedWorker, serveWorker } from '../../../src/tools/operate/serve-worker.ts'
import { buildBrand, copySources } from '../../brands/build-brand.ts'
import { serveContent } from '../../brands/serve-content.ts'
import { testedBrands } from '../../brands/tested-brands.ts'
import { servePretixFront } from './pretix-front.ts'
import { makeCertificate, type Shop, shopHost, startPretix } from './pretix-shop.ts'

export interface SoldSite {
  worker: ServedWorker
  shop: Shop
  /** A flag of Chromium that sends requests for the shop's host to this machine. */
  toShop: string
  /** Runs the scheduled handler every minute. */
  runScheduled: () => Promise<void>
  stop: () => Promise<void>
}

/** Builds and serves the site of the Bremen orchestra, with a local pretix in the place of `pretix.eu`. */
export async function serveSoldSite(): Promise<SoldSite> {
  const [pretixPort, frontPort, sitePort] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const secret = crypto.randomUUID()
  const content = await serveContent(testedBrands.bremen)
  const folder = await mkdtemp(join(tmpdir(), 'tutti-sold-'))
  await copySources(folder)
  const [shop] = await Promise.all([
    startPretix(pretixPort, `http://127.0.0.1:${sitePort}/api/hooks/tickets/pretix/${secret}`),
    buildBrand(join(import.meta.dirname, '../../brands/bremen'), folder, content.url),
  ])
  const front = await servePretixFront(frontPort, shop.url, await makeCertificate())
  const worker = await serveWorker({
    port: sitePort,
    configPath: join(folder, 'wrangler.toml'),
    rateLimits: 'off',
    location: testedBrands.bremen.location,
    variables: {
      CONTENT_URL: content.url,
      PRETIX_TOKEN: shop.token,
      SITE_SECRET: makeSecret(),
      TICKETS_SECRET: secret,
    },
    outbound: (request: EdgeRequest) => {
      const url = new URL(request.url)
      if (url.host !== shopHost) return edgeFetch(request)
      const headers = new EdgeHeaders(request.headers)
      headers.set('x-forwarded-host', shopHost)
      headers.set('x-forwarded-proto', 'https')
      return edgeFetch(`${shop.url}${url.pathname}${url.search}`, { headers, redirect: 'manual' })
    },
  })
  return {
    worker,
    shop,
    toShop: `--host-resolver-rules=MAP ${shopHost}:443 127.0.0.1:${frontPort}`,
    runScheduled: async () => void (await fetch(new URL('/cdn-cgi/local/scheduled', worker.url))),
    stop: async () => {
      await worker.stop()
      front.close()
      await Promise.all([shop.stop(), content.stop()])
    },
  }
}
