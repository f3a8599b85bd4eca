import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import type { AppEnv } from '../app-env.ts'
import { readVisitorCity } from '../city/visitor-city.ts'
import { readSite } from '../content/site.ts'
import { NotFound } from '../errors.ts'
import type { Page, PageDefinition } from '../rendering/page.ts'
import { cityCookie } from '../shared/constants.ts'
import { sendPage } from './send-page.tsx'

/** The handler of a page's address. */
export function servePage<Params, Query, Critical, Deferred = unknown>(
  definition: PageDefinition<Params, Query, Critical, Deferred>,
): (c: Context<AppEnv>) => Promise<Response> {
  return async (c) => {
    const page = toPage(c, definition)
    const critical = Promise.resolve(page).then(definition.loadCritical)
    const deferred = definition.loadDeferred?.(page, critical)
    keepQuiet(deferred)
    const criticalData = await critical
    // `Deferred` is `unknown` exactly where there is no `loadDeferred`, and then adds nothing.
    const data = { ...criticalData, ...deferred } as Critical & Deferred
    const { View } = definition
    return sendPage(c, page, definition.head(page, criticalData), <View page={page} data={data} />)
  }
}

function toPage<Params, Query, Critical, Deferred>(
  c: Context<AppEnv>,
  definition: PageDefinition<Params, Query, Critical, Deferred>,
): Page<Params, Query> {
  const params = (definition.params ?? z.unknown()).safeParse(c.req.param())
  if (!params.success) throw new NotFound(c.get('path'), 'failed-validation')
  const query = (definition.query ?? z.unknown()).safeParse(c.req.query())
  if (!query.success) throw new NotFound(c.get('path'), 'failed-validation')
  return {
    ...toFrame(c, definition.variesByCity),
    // The schemas produced these; without one the type is `unknown`, which anything is.
    params: params.data as Params,
    query: query.data as Query,
  }
}

/** What the frame around every page needs, an error page's too. */
export function toFrame(c: Context<AppEnv>, variesByCity?: boolean): Page {
  const { services, config, locale, path } = c.var
  const now = services.now()
  const site = readSite(services.content, locale)
  const city = variesByCity ? readVisitorCity(services.content, getCookie(c, cityCookie.name)) : undefined
  keepQuiet({ site, city })
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
    config,
    site,
    isAdmin: c.get('isAdmin'),
  }
}

/**
 * A promise that nobody awaits yet must not count as unhandled when it fails: `<Later>` reports it when it
 * gets there, and shows what stands for it.
 */
function keepQuiet(deferred: unknown): void {
  if (typeof deferred !== 'object' || deferred === null) return
  for (const value of Object.values(deferred)) if (value instanceof Promise) value.catch(() => undefined)
}
