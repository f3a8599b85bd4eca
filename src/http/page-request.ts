import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { ContentService } from '../content/content-service.ts'
import {
  chooseAnnouncement,
  chooseSiteNames,
  findNextAnnouncementChange,
  readSite,
} from '../content/site/site.ts'
import { NotFound } from '../errors.ts'
import { chooseBrandNames } from '../languages/brand-names.ts'
import { readVisitorCity } from '../places/visitor-city.ts'
import type {
  AnyPage,
  AnyPrivatePage,
  AnyPublicPage,
  Page,
  PrivatePage,
  PublicPage,
  SiteParts,
  Slugs,
} from '../rendering/define-page.ts'
import { featureHooks } from '../rendering/feature-hooks.ts'
import type { AddressRow } from '../routes/address-kinds.ts'
import { addresses } from '../routes/addresses.ts'
import { deskParamNames, isDeskPageName } from '../routes/desk-addresses.ts'
import { listParamNames } from '../routes/paths.ts'
import type { Locale } from '../shared/locales.ts'
import { toPlainText } from '../shared/plain-text.ts'
import { announcementCookie, cityCookie } from '../shared/stored-names.ts'
import { toUtcDay } from '../shared/zoned-time.ts'
import { slugSchema } from '../strapi/port/fields.ts'
import type { AppEnv } from './app-env.ts'
import { readCookie } from './cookies.ts'
import { readVisitor } from './visitor-session.ts'

/** A page before its content is read, which is enough to look it up in the cache. */
export type PageRequest<Asked extends Page = Page<Slugs>> = Omit<Asked, SiteParts>

/** @throws NotFound when a parameter of the path or the query doesn't match the page's schema */
export function readPublicRequest(
  c: Context<AppEnv>,
  definition: AnyPublicPage,
): PageRequest<PublicPage<Slugs>> {
  return { ...readRequest(c, definition), kind: 'public' }
}

/** @throws NotFound when a parameter of the path or the query doesn't match the page's schema */
export function readPrivateRequest(
  c: Context<AppEnv>,
  definition: AnyPrivatePage,
): PageRequest<PrivatePage<Slugs>> {
  return { ...readRequest(c, definition), kind: 'private', visitor: readVisitor(c) }
}

const variesByCity = ({ address }: AnyPage): boolean => {
  const row: AddressRow | undefined =
    address === null || isDeskPageName(address) ? undefined : addresses[address]
  return row?.kind === 'page' && !row.isPrivate && row.variesByCity === true
}

/** The query of a page that declares no parameters, whatever the address contains. */
const nothingAsked = z.object({})

/** Every variable part of a path is a slug. */
const slugsSchema = z.record(z.string(), slugSchema)

function namesOfParams(address: AnyPage['address']): readonly string[] {
  if (address === null) return []
  return isDeskPageName(address) ? deskParamNames(address) : listParamNames(address)
}

function readRequest(c: Context<AppEnv>, definition: AnyPage) {
  const names = namesOfParams(definition.address)
  const params = slugsSchema.safeParse(Object.fromEntries(names.map((name) => [name, c.req.param(name)])))
  const given = c.get('url').search ? c.req.query() : {}
  const asked = Object.entries(given).map(([name, value]) => [name, toPlainText(value)])
  const query = (definition.query ?? nothingAsked).safeParse(Object.fromEntries(asked))
  if (!params.success || !query.success) throw new NotFound(c.get('path'), 'failed-validation')
  return {
    ...readFrame(c, variesByCity(definition)),
    externalServices: [
      ...(definition.hasSecretCode || isFramed(definition) ? [] : everyPagesServices),
      ...(definition.externalServices ?? []),
    ],
    params: params.data,
    query: query.data,
  }
}

/** Adds the content of the page's frame: names, announcement and footer. It is published, and waits for no service. */
export async function addSiteContent<Asked extends PageRequest>(
  request: Asked,
): Promise<Asked & Pick<Page, SiteParts>> {
  const { content, locale, now, hasClosedAnnouncement } = request
  const site = await readSite(content, locale)
  return {
    ...request,
    site,
    names: chooseSiteNames(site.names, chooseBrandNames(locale)),
    announcement: (await hasClosedAnnouncement) ? undefined : chooseAnnouncement(site, now),
    goodUntil: findNextAnnouncementChange(site, now),
  }
}

/** Framed pages load no analytics: their visitors are the other site's visitors. */
const isFramed = (definition: AnyPage) => definition.kind === 'public' && definition.isFramed

/** The frame around an error page. */
export const makeFrame = (c: Context<AppEnv>): Promise<Page<Slugs>> => addSiteContent(readFrame(c))

/** Analytics, where configured, run on every page but those whose address contains a secret code. */
const everyPagesServices = ['analytics'] as const

function readFrame(c: Context<AppEnv>, variesByCity?: boolean): PageRequest {
  const services = c.get('services')
  const config = c.get('config')
  const locale = c.get('locale')
  const path = c.get('path')
  const now = services.now()
  const city = variesByCity ? readVisitorCity(services.content, readCookie(c, cityCookie)) : undefined
  const closed = readCookie(c, announcementCookie)
  const hasClosedAnnouncement = closed ? isOnNow(services.content, locale, closed, now) : undefined
  ignoreUnhandled({ city, hasClosedAnnouncement })
  return {
    kind: 'public',
    locale,
    path,
    origin: config.SITE_URL ? new URL(config.SITE_URL).origin : c.get('url').origin,
    params: {},
    query: {},
    city,
    hasClosedAnnouncement,
    now,
    today: toUtcDay(now),
    content: services.content,
    search: services.search,
    votes: services.votes,
    places: services.places,
    wishes: services.wishes,
    shortLinks: services.shortLinks,
    countSearchMiss: (query) =>
      services.waitUntil(featureHooks.statistics().then(({ countSearchMiss }) => countSearchMiss(c, query))),
    config,
    isAdmin: c.get('isAdmin'),
    isEditor: c.get('isEditor'),
    externalServices: everyPagesServices,
  }
}

/**
 * Whether the announcement that the visitor has closed is the current one. No other part of their cookie reaches a
 * page.
 */
const isOnNow = async (content: ContentService, locale: Locale, id: string, now: number): Promise<boolean> =>
  chooseAnnouncement(await readSite(content, locale), now)?.id === id

/**
 * Marks promises as handled that nobody awaits yet. `<Await>` logs their failure when it reaches them, and shows its
 * fallback.
 */
export function ignoreUnhandled(deferred: object | undefined): void {
  for (const value of Object.values(deferred ?? {})) {
    if (value instanceof Promise) value.catch(() => undefined)
  }
}
