import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import { createCircuitBreaker, isFailing } from '../cache/circuit-breaker.ts'
import { digest } from '../cache/digest.ts'
import { readVisitorCity } from '../city/visitor-city.ts'
import type { Config } from '../config.ts'
import { readSite } from '../content/site/site.ts'
import { NotFound, UpstreamFailed } from '../errors.ts'
import { assets } from '../page/assets.ts'
import type { Page, PageDefinition } from '../page/page.ts'
import { cityCookie } from '../shared/constants.ts'
import { prepareFormats } from '../shared/format.ts'
import type { Locale } from '../shared/locales.ts'
import type { AppEnv } from './app-env.ts'
import { answerPage, type RenderedPage } from './cached-page.ts'
import { renderPage } from './render-page.tsx'

/** A page, or what imports it when it is first asked for. */
export type ServedPage<Params, Query, Critical, Deferred> =
  | PageDefinition<Params, Query, Critical, Deferred>
  | (() => Promise<PageDefinition<Params, Query, Critical, Deferred>>)

/** The handler of a page's address. */
export function servePage<Params, Query, Critical, Deferred = unknown>(
  page: ServedPage<Params, Query, Critical, Deferred>,
): (c: Context<AppEnv>) => Promise<Response> {
  return async (c) => {
    const definition = typeof page === 'function' ? await page() : page
    const request = readRequest(c, definition)
    c.set('uses', request.uses)
    return answerPage(c, await keyOf(request, definition), () => render(c, withSite(request), definition))
  }
}

async function render<Params, Query, Critical, Deferred>(
  c: Context<AppEnv>,
  page: Page<Params, Query>,
  definition: PageDefinition<Params, Query, Critical, Deferred>,
): Promise<RenderedPage> {
  const { critical, deferred } = load(page, definition)
  prepareMeanwhile(c, page.locale)
  const criticalData = await critical
  if (deferred && isFailing(page.content.breaker, page.now)) {
    await Promise.all((definition.essential ?? []).map((name) => deferred[name]))
  }
  // `Deferred` is `unknown` exactly where there is no `loadDeferred`, and then adds nothing.
  const data = { ...criticalData, ...deferred } as Critical & Deferred
  const { View } = definition
  return renderPage(c, page, definition.head(page, criticalData), <View page={page} data={data} />)
}

/** Begins to read all that a page shows. What is deferred counts as handled. */
export function load<Params, Query, Critical, Deferred>(
  page: Page<Params, Query>,
  { loadCritical, loadDeferred }: PageDefinition<Params, Query, Critical, Deferred>,
): { critical: Promise<Critical>; deferred: Deferred | undefined } {
  const critical = Promise.resolve(page).then(loadCritical)
  const deferred = loadDeferred?.(page, critical)
  keepQuiet(deferred)
  return { critical, deferred }
}

/** Languages in which this isolate has shown a page. */
const prepared = new Set<Locale>()

/** While the first page in a language waits for its content, and after its head has left: a timer lets it. */
function prepareMeanwhile(c: Context<AppEnv>, locale: Locale): void {
  if (prepared.has(locale)) return
  prepared.add(locale)
  c.var.services.waitUntil(
    new Promise<void>((resolve) => setTimeout(resolve, 1)).then(() => prepareFormats(locale)),
  )
}

/**
 * All that a stored page depends on: what isn't in here can't change it. Declared query parameters stand in
 * it as they were understood; the city as one of our own.
 */
export async function keyOf<Params, Query>(
  page: PageRequest<Params, Query>,
  { isStored }: Pick<PageDefinition<Params, Query, unknown, unknown>, 'isStored'>,
): Promise<string | undefined> {
  if (page.isAdmin || page.config.PAGE_CACHE === 'off' || isStored?.(page.query) === false) return undefined
  // A city that can't be read now is no city; the page says the same.
  const city = await page.city?.catch(() => null)
  const configuration = await digestOf(page.config)
  return JSON.stringify([
    assets.buildId,
    configuration,
    page.origin,
    page.locale,
    page.path,
    page.query,
    city?.slug,
  ])
}

const digests = new WeakMap<Config, string>()

/** The Cache API outlives a change of the configuration; its pages must not. */
async function digestOf(config: Config): Promise<string> {
  const known = digests.get(config)
  if (known) return known
  const made = await digest(JSON.stringify(config))
  digests.set(config, made)
  return made
}

/** A page before anything is read for it: a stored page needs no more. */
export type PageRequest<Params, Query> = Omit<Page<Params, Query>, 'site'>

/** @throws NotFound when the address doesn't fit the page's own rules. */
export function readRequest<Params, Query, Critical, Deferred>(
  c: Context<AppEnv>,
  definition: PageDefinition<Params, Query, Critical, Deferred>,
): PageRequest<Params, Query> {
  const params = (definition.params ?? z.unknown()).safeParse(c.req.param())
  if (!params.success) throw new NotFound(c.get('path'), 'failed-validation')
  const query = (definition.query ?? z.unknown()).safeParse(c.req.query())
  if (!query.success) throw new NotFound(c.get('path'), 'failed-validation')
  return {
    ...readFrame(c, definition.variesByCity),
    uses: [...everyPageUses, ...(definition.uses ?? [])],
    // The schemas produced these; without one the type is `unknown`, which anything is.
    params: params.data as Params,
    query: query.data as Query,
  }
}

/** What the frame around every page needs, an error page's too. */
export const toFrame = (c: Context<AppEnv>): Page => withSite(readFrame(c))

/** The frame out of copies only: after a failure nobody waits for another answer. A footer may do without. */
export function toFrameOfCopies(c: Context<AppEnv>): Page {
  const frame = readFrame(c)
  const refuse = () => Promise.reject(new UpstreamFailed('content', 0, 'not asked for an error page'))
  const content = { ...frame.content, breaker: createCircuitBreaker('content'), fetch: refuse }
  const site = readSite(content, frame.locale).catch(() => ({ social: [] }))
  return { ...frame, content, site }
}

/** Every page counts visits, where a counter is configured. */
const everyPageUses = ['analytics'] as const

function readFrame(c: Context<AppEnv>, variesByCity?: boolean): PageRequest<unknown, unknown> {
  const { services, config, locale, path } = c.var
  const now = services.now()
  const city = variesByCity ? readVisitorCity(services.content, getCookie(c, cityCookie.name)) : undefined
  keepQuiet({ city })
  return {
    locale,
    path,
    origin: config.SITE_URL ? new URL(config.SITE_URL).origin : new URL(c.req.url).origin,
    params: {},
    query: {},
    city,
    now,
    today: new Date(now).toISOString().slice(0, 10),
    content: services.content,
    search: services.search,
    config,
    isAdmin: c.get('isAdmin'),
    uses: everyPageUses,
  }
}

/** Reading the footer's content begins only where a page is made. */
export function withSite<Params, Query>(request: PageRequest<Params, Query>): Page<Params, Query> {
  const site = readSite(request.content, request.locale)
  keepQuiet({ site })
  return { ...request, site }
}

/**
 * A promise that nobody awaits yet must not count as unhandled when it fails: `<Later>` reports it when it
 * gets there, and shows what stands for it.
 */
function keepQuiet(deferred: unknown): void {
  if (typeof deferred !== 'object' || deferred === null) return
  for (const value of Object.values(deferred)) if (value instanceof Promise) value.catch(() => undefined)
}
