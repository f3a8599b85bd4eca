import type { Context } from 'hono'
import type { AnyPage, AnyPublicPage, PublicPage, Slugs } from '../rendering/define-page.ts'
import { toTitle } from '../rendering/head.ts'
import { toPayloadPath } from '../routes/paths.ts'
import type { AppEnv } from './app-env.ts'
import { answerPage, type RenderedPage } from './page-cache/cached-page.ts'
import { pageCacheKey } from './page-cache/full-page-key.ts'
import { loadPageData, toPageFacts } from './page-data.ts'
import { addSiteContent, readPublicRequest } from './page-request.ts'
import { type LazyValue, resolvePublicPage } from './serve-page.tsx'

/**
 * Makes the handler of `{path}/_payload.json`: `{path, locale, title, data}`, where `data` is what the page shows. It
 * is cached like the page, under a key of its own. Only public pages have a payload, so that no address ending in
 * `_payload.json` brings a private page into a cache.
 */
export const servePayload =
  (lazy: LazyValue<AnyPage>) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    const definition = await resolvePublicPage(c, lazy)
    const asked = readPublicRequest(c, definition)
    const request = { ...asked, path: asked.path.slice(0, -toPayloadPath('').length) || '/' }
    const key = await pageCacheKey(request, definition, { env: c.env, url: c.get('url') }, 'payload')
    const answer = await answerPage(c, key, async () =>
      makePayload(await addSiteContent(request), definition),
    )
    answer.headers.set('Content-Type', 'application/json; charset=UTF-8')
    answer.headers.set('X-Robots-Tag', 'noindex')
    return answer
  }

/** @throws the error of any failed part: a script couldn't tell a missing part from an empty one */
async function makePayload(page: PublicPage<Slugs>, definition: AnyPublicPage): Promise<RenderedPage> {
  const { critical, deferred } = loadPageData(page, definition)
  const criticalData = await critical
  const parts = Object.entries(deferred).map(async ([name, part]) => [name, await part] as const)
  const all = { ...criticalData, ...Object.fromEntries(await Promise.all(parts)) }
  const data = definition.toPayload?.(page, all) ?? all
  const { locale, path, names } = page
  const head = definition.head(page, criticalData)
  const title = toTitle(names, path, head.title)
  const text = JSON.stringify({ path, locale, title, data }, (_, value) =>
    value instanceof Map ? [...value] : value,
  )
  const body = new Response(text).body ?? new ReadableStream()
  return { ...toPageFacts(page, head), status: 200, body, isWhole: () => true }
}
