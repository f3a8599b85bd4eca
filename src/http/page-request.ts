import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import { readVisitorCity } from '../city/visitor-city.ts'
import { slugSchema } from '../content/port/fields.ts'
import { readSite } from '../content/site/site.ts'
import { NotFound } from '../errors.ts'
import type {
  AnyPage,
  AnyPrivatePage,
  AnyPublicPage,
  Page,
  PrivatePage,
  PublicPage,
  Slugs,
} from '../page/define-page.ts'
import { cityCookie } from '../shared/constants.ts'
import { paramNames } from '../shared/paths.ts'
import { toPlainText } from '../shared/plain-text.ts'
import type { AppEnv } from './app-env.ts'

/** A page before anything is read for it: a stored page needs no more. */
export type PageRequest<Asked extends Page = Page<Slugs>> = Omit<Asked, 'site'>

/** @throws NotFound when the address doesn't fit the page's own rules. */
export function readPublicRequest(
  c: Context<AppEnv>,
  definition: AnyPublicPage,
): PageRequest<PublicPage<Slugs>> {
  return { ...readRequest(c, definition), kind: 'public' }
}

/** @throws NotFound when the address doesn't fit the page's own rules. */
export function readPrivateRequest(
  c: Context<AppEnv>,
  definition: AnyPrivatePage,
): PageRequest<PrivatePage<Slugs>> {
  const visitor = { cookie: (name: string) => getCookie(c, name) }
  return { ...readRequest(c, definition), kind: 'private', visitor }
}

/** Every part of an address that varies is a slug. */
const slugsSchema = z.record(z.string(), slugSchema)

function readRequest(c: Context<AppEnv>, definition: AnyPage) {
  const names = definition.address === null ? [] : paramNames(definition.address)
  const params = slugsSchema.safeParse(Object.fromEntries(names.map((name) => [name, c.req.param(name)])))
  const asked = Object.entries(c.req.query()).map(([name, value]) => [name, toPlainText(value)])
  const query = (definition.query ?? z.unknown()).safeParse(Object.fromEntries(asked))
  if (!params.success || !query.success) throw new NotFound(c.var.path, 'failed-validation')
  return {
    ...readFrame(c, definition.variesByCity),
    externalServices: [...everyPagesServices, ...(definition.externalServices ?? [])],
    params: params.data,
    query: query.data,
  }
}

/** Reading the footer's content begins only where a page is made. */
export function withSite<Asked extends PageRequest>(request: Asked): Asked & Pick<Page, 'site'> {
  const site = readSite(request.content, request.locale)
  keepQuiet({ site })
  return { ...request, site }
}

/** What the frame around every page needs, an error page's too. */
export const toFrame = (c: Context<AppEnv>): Page<Slugs> => withSite(readFrame(c))

/** The frame out of copies only: after a failure nobody waits for another answer. A footer may do without. */
export function toFrameOfCopies(c: Context<AppEnv>): Page<Slugs> {
  const content = c.var.services.copies()
  const frame = readFrame(c)
  const site = readSite(content, frame.locale).catch(() => ({ social: [] }))
  return { ...frame, content, site }
}

/** Every page counts visits, where a counter is configured. */
const everyPagesServices = ['analytics'] as const

function readFrame(c: Context<AppEnv>, variesByCity?: boolean): PageRequest {
  const { services, config, locale, path } = c.var
  const now = services.now()
  const city = variesByCity ? readVisitorCity(services.content, getCookie(c, cityCookie.name)) : undefined
  keepQuiet({ city })
  return {
    kind: 'public',
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
    isAdmin: c.var.isAdmin,
    externalServices: everyPagesServices,
  }
}

/**
 * A promise that nobody awaits yet must not count as unhandled when it fails: `<Later>` reports it when it
 * gets there, and shows what stands for it.
 */
export function keepQuiet(deferred: object | undefined): void {
  for (const value of Object.values(deferred ?? {})) {
    if (value instanceof Promise) value.catch(() => undefined)
  }
}
