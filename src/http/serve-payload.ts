import type { Context } from 'hono'
import { toTitle } from '../page/head.ts'
import type { Page, PageDefinition, Settled } from '../page/page.ts'
import { payloadPath } from '../shared/prerendered.ts'
import type { AppEnv } from './app-env.ts'
import { answerPage, type RenderedPage } from './cached-page.ts'
import { keyOf, load, readRequest, type ServedPage, withSite } from './serve-page.tsx'

/**
 * The handler of `{path}/_payload.json`: `{path, locale, title, data}`, where `data` is what the page shows.
 * It is kept like the page, in an entry of its own. Only pages that everybody sees alike have one, so that no
 * address ending in `_payload.json` brings somebody's own page into a cache.
 */
export function servePayload<Params, Query, Critical, Deferred = unknown>(
  served: ServedPage<Params, Query, Critical, Deferred>,
): (c: Context<AppEnv>) => Promise<Response> {
  return async (c) => {
    const definition = typeof served === 'function' ? await served() : served
    const asked = readRequest(c, definition)
    const request = { ...asked, path: asked.path.slice(0, -payloadPath('').length) || '/' }
    const key = await keyOf(request, definition)
    const answer = await answerPage(c, key && `payload:${key}`, () =>
      makePayload(withSite(request), definition),
    )
    answer.headers.set('Content-Type', 'application/json; charset=UTF-8')
    answer.headers.set('X-Robots-Tag', 'noindex')
    return answer
  }
}

/** @throws what any part of the page failed with: a script can't tell a part that is missing from one that is empty. */
async function makePayload<Params, Query, Critical, Deferred>(
  page: Page<Params, Query>,
  definition: PageDefinition<Params, Query, Critical, Deferred>,
): Promise<RenderedPage> {
  const { critical, deferred } = load(page, definition)
  const criticalData = await critical
  const parts = Object.entries(deferred ?? {}).map(async ([name, part]) => [name, await part] as const)
  const settled = Object.fromEntries(await Promise.all(parts))
  // Entry by entry it is what `loadDeferred` promised.
  const all = { ...criticalData, ...settled } as Critical & Settled<Deferred>
  const data = definition.toPayload?.(page, all) ?? all
  const { locale, path } = page
  const title = toTitle(locale, path, definition.head(page, criticalData).title)
  const text = JSON.stringify({ path, locale, title, data }, (_, value) =>
    value instanceof Map ? [...value] : value,
  )
  return {
    body: new Response(text).body ?? new ReadableStream(),
    status: 200,
    isWhole: () => true,
    madeOf: () => [...page.content.used],
    contentAt: () => page.content.oldest?.at ?? page.now,
    begunAt: page.now,
  }
}
