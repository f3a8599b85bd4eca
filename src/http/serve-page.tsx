import type { Context } from 'hono'
import { mayLackContent } from '../content/parts/published-content.ts'
import { NotFound } from '../errors.ts'
import { emptyForm, type Form } from '../rendering/action.ts'
import type {
  AnyPage,
  AnyPrivatePage,
  AnyPublicPage,
  Page,
  PublicPage,
  Slugs,
} from '../rendering/define-page.ts'
import { featureHooks } from '../rendering/feature-hooks.ts'
import { type Head, toTitle } from '../rendering/head.ts'
import { findRenderMemo } from '../rendering/render-memo.ts'
import { toPayloadPath } from '../routes/paths.ts'
import { isPrefetch } from '../shared/device.ts'
import { prepareFormats } from '../shared/format.ts'
import { makeFormKey } from '../shared/forms/form-key.ts'
import type { Locale } from '../shared/locales.ts'
import type { AppEnv } from './app-env.ts'
import { answerPage, type RenderedPage } from './page-cache/cached-page.ts'
import { pageCacheKey } from './page-cache/full-page-key.ts'
import { chooseExpiry, loadPageData, type PageData, toPageFacts } from './page-data.ts'
import { addSiteContent, readPrivateRequest, readPublicRequest } from './page-request.ts'
import { redirect } from './redirect.ts'

/** A page or another value, or the function that imports it when a request first needs it. */
export type LazyValue<Value> = Value | (() => Promise<Value>)

export const resolveLazy = async <Value extends object>(lazy: LazyValue<Value>): Promise<Value> =>
  typeof lazy === 'function' ? lazy() : lazy

/** @throws NotFound for a private page, which has no public payload or share image */
export async function resolvePublicPage(
  c: Context<AppEnv>,
  lazy: LazyValue<AnyPage>,
): Promise<AnyPublicPage> {
  const definition = await resolveLazy(lazy)
  if (definition.kind !== 'public') throw new NotFound(c.get('path'))
  return definition
}

/** Makes the handler of a page's address. */
export const servePage = (lazy: LazyValue<AnyPage>) => {
  // The page's definition, which belongs to no request. It is remembered because repeating a dynamic import costs
  // time.
  let known: AnyPage | undefined
  return async (c: Context<AppEnv>): Promise<Response> => {
    known ??= await resolveLazy(lazy)
    return known.kind === 'public' ? servePublic(c, known) : servePrivate(c, known)
  }
}

async function servePublic(c: Context<AppEnv>, definition: AnyPublicPage): Promise<Response> {
  const pass = definition.isFramed ? undefined : c.get('previewPass')
  const preview = pass && (await (await featureHooks.servePreview())(c, definition, pass))
  if (preview) return preview
  const request = readPublicRequest(c, definition)
  c.set('externalServices', request.externalServices)
  if (definition.isFramed) c.set('isFramed', true)
  if (definition.hasOwnFrames) c.set('hasOwnFrames', true)
  return answerPage(
    c,
    await pageCacheKey(request, definition, { env: c.env, url: c.get('url') }),
    async () => {
      // The content's queries leave before the site's own words are read from KV, which a new isolate waits for.
      const loading = loadPageData({ ...request, form: emptyForm }, definition)
      return renderWithAction(c, await addSiteContent(request), definition, emptyForm, { loading })
    },
  )
}

async function servePrivate(c: Context<AppEnv>, definition: AnyPrivatePage): Promise<Response> {
  if (definition.hasSecretCode) c.set('hasSecretCode', true)
  if (isPrefetch(c.req.raw.headers)) return refusePrefetch(c)
  const page = await addSiteContent(readPrivateRequest(c, definition))
  const elsewhere = await definition.findRedirect?.(page)
  if (elsewhere !== undefined) {
    c.set('isPrivate', true)
    c.header('Cache-Control', 'no-store')
    return redirect(c, elsewhere, 303)
  }
  const form =
    definition.action || definition.actions ? { ...emptyForm, key: makeFormKey(page.now) } : emptyForm
  return answerPrivately(c, await renderWithAction(c, page, definition, form))
}

/** Refuses to prefetch a private page with 503; the browser then requests it at the click. */
export function refusePrefetch(c: Context<AppEnv>): Response {
  c.set('isPrivate', true)
  return c.body(null, 503, { 'Cache-Control': 'no-store' })
}

/** Answers with a response that is neither cached nor indexed. */
export function answerPrivately(
  c: Context<AppEnv>,
  {
    body,
    status,
  }: Pick<RenderedPage, 'status'> & { body: RenderedPage['body'] | string | Uint8Array<ArrayBuffer> },
  headers: Record<string, string> = {},
): Response {
  c.set('isPrivate', true)
  return c.newResponse(body, status, {
    'Cache-Control': 'no-store',
    'Content-Type': 'text/html; charset=UTF-8',
    'X-Robots-Tag': 'noindex',
    'X-Cache': 'BYPASS',
    ...headers,
  })
}

/**
 * Loads and renders a page.
 *
 * @param change adapts the page's own head
 * @param loading the page's data where loading them has begun
 */
export async function renderWithAction<Asked extends Page>(
  c: Context<AppEnv>,
  page: Asked,
  definition: Pick<AnyPage, 'essential'> & Rendered<Asked>,
  form: Form,
  { change = (head) => head, loading }: { change?: (head: Head) => Head; loading?: PageData } = {},
): Promise<RenderedPage> {
  c.set('externalServices', page.externalServices)
  const asked = { ...page, form }
  const { critical, deferred } = loading ?? loadPageData(asked, definition)
  const rendering = importRendering()
  prepareFormatsInBackground(c, page.locale)
  const criticalData = await critical
  if (mayLackContent(page.content)) {
    const parts = new Map<string, unknown>(Object.entries(deferred))
    await Promise.all((definition.essential ?? []).map((name) => parts.get(name)))
  }
  const { View } = definition
  const head = change(definition.head(asked, criticalData))
  const data = { ...criticalData, ...deferred }
  const unchanged = findRenderMemo({
    definition,
    page: asked,
    head,
    data,
    chooseExpiry: () => chooseExpiry(asked),
  })
  const known = await unchanged?.find()
  if (known) return { ...toPageFacts(page, head), body: known, isWhole: () => true }
  const { renderPage } = await rendering
  return renderPage(c, page, head, <View page={asked} data={data} />, unchanged?.store)
}

/**
 * Imports the renderer while content is loading: React is a third of the Worker's code, and cached pages need none of
 * it.
 */
const importRendering = async () => {
  rendering ??= await import('./render-page.tsx')
  return rendering
}
/** The renderer's code, which belongs to no request. It is remembered because repeating a dynamic import costs time. */
let rendering: typeof import('./render-page.tsx') | undefined

interface Rendered<Asked extends Page> {
  loadCritical?(page: Asked): object | Promise<object>
  loadDeferred?(page: Asked, critical: Promise<object>): object
  head(page: Asked, critical: object): Head
  timeDependencies?(page: Asked, data: object): unknown
  View(props: { page: Asked; data: object }): React.ReactNode
}

/** Languages in which this isolate has already shown a page. */
const prepared = new Set<Locale>()

/**
 * Prepares date and number formats while the first page in a language waits for its content. The timer lets the page's
 * head be sent first.
 */
function prepareFormatsInBackground(c: Context<AppEnv>, locale: Locale): void {
  if (prepared.has(locale)) return
  prepared.add(locale)
  c.get('services').waitUntil(
    new Promise<void>((resolve) => setTimeout(resolve, 1)).then(() => prepareFormats(locale)),
  )
}

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
