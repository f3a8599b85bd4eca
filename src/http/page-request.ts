import type { Context } from 'hono'
import * as z from 'zod/mini'
import { readVisitorCity } from '../city/visitor-city.ts'
import { chooseAnnouncement, nextAnnouncementChange } from '../content/site/announcement.ts'
import { readSite, readSiteCopy, type Site } from '../content/site/site.ts'
import { chooseSiteNames } from '../content/site/site-names.ts'
import { NotFound } from '../errors.ts'
import { brandNames } from '../i18n/brand-names.ts'
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
import type { Address } from '../routes/address-kinds.ts'
import { addresses } from '../routes/addresses.ts'
import { paramNames } from '../routes/paths.ts'
import type { Locale } from '../shared/locales.ts'
import { toPlainText } from '../shared/plain-text.ts'
import { announcementCookie, cityCookie } from '../shared/stored-names.ts'
import { utcDay } from '../shared/zoned-time.ts'
import type { ContentService } from '../strapi/port/client.ts'
import { slugSchema } from '../strapi/port/fields.ts'
import type { AppEnv } from './app-env.ts'
import { readCookie } from './cookies.ts'
import { readVisitor } from './visitor-session.ts'

/** A page before anything is read for it: a stored page needs no more. */
export type PageRequest<Asked extends Page = Page<Slugs>> = Omit<Asked, SiteParts>

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
  return { ...readRequest(c, definition), kind: 'private', visitor: readVisitor(c) }
}

const variesByCity = ({ address }: AnyPage): boolean => {
  const row: Address | undefined = address === null ? undefined : addresses[address]
  return row?.kind === 'page' && !row.isPrivate && row.variesByCity === true
}

/** Of a page that understands no parameters, whatever its address says. */
const nothingAsked = z.object({})

/** Every part of an address that varies is a slug. */
const slugsSchema = z.record(z.string(), slugSchema)

function readRequest(c: Context<AppEnv>, definition: AnyPage) {
  const names = definition.address === null ? [] : paramNames(definition.address)
  const params = slugsSchema.safeParse(Object.fromEntries(names.map((name) => [name, c.req.param(name)])))
  const given = c.get('url').search ? c.req.query() : {}
  const asked = Object.entries(given).map(([name, value]) => [name, toPlainText(value)])
  const query = (definition.query ?? nothingAsked).safeParse(Object.fromEntries(asked))
  if (!params.success || !query.success) throw new NotFound(c.get('path'), 'failed-validation')
  return {
    ...readFrame(c, variesByCity(definition)),
    externalServices: [
      ...(definition.hasCode || isFramed(definition) ? [] : everyPagesServices),
      ...(definition.externalServices ?? []),
    ],
    params: params.data,
    query: query.data,
  }
}

/**
 * Begins to read the frame's content, where a page is made. The footer waits for it; the head and the announcement are
 * made of a copy, for they leave first: a page waits for the stores here, once in an isolate, and for no service.
 *
 * @param isSentWhole where nothing leaves before the page's end: all of it may be as new as the footer.
 */
export async function withSite<Asked extends PageRequest>(
  request: Asked,
  { isSentWhole = false } = {},
): Promise<Asked & Pick<Page, SiteParts>> {
  const { content, locale } = request
  const site = readSite(content, locale)
  ignoreUnhandled({ site })
  const copy = () => readSiteCopy(content, locale)
  const words = await toWords(request, await (isSentWhole ? site.catch(copy) : copy()))
  return { ...request, site, ...words }
}

async function toWords({ locale, now, hasClosedAnnouncement }: PageRequest, copy: Site | undefined) {
  const announcement = (await hasClosedAnnouncement) ? undefined : chooseAnnouncement(copy, now)
  const names = chooseSiteNames(copy?.names, brandNames(locale))
  return { names, announcement, goodUntil: nextAnnouncementChange(copy, now) }
}

/** Whose visitors a counter counts there is the other site's business. */
const isFramed = (definition: AnyPage) => definition.kind === 'public' && definition.isFramed

/** What the frame around every page needs, an error page's too. */
export const toFrame = (c: Context<AppEnv>): Promise<Page<Slugs>> => withSite(readFrame(c))

/** The frame out of copies only: after a failure nobody waits for another answer. A footer may do without. */
export async function toFrameOfCopies(c: Context<AppEnv>): Promise<Page<Slugs>> {
  const frame = await withSite({ ...readFrame(c), content: c.get('services').staleContent() })
  return { ...frame, site: frame.site.catch(() => ({ social: [] })) }
}

/** Every page counts visits, where a counter is configured, but for those whose address nobody may be told. */
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
    today: utcDay(now),
    content: services.content,
    search: services.search,
    votes: services.votes,
    shortLinks: services.shortLinks,
    config,
    isAdmin: c.get('isAdmin'),
    isEditor: c.get('isEditor'),
    externalServices: everyPagesServices,
  }
}

/** Whether what a visitor has closed is what pages show now. Nothing else of their cookie reaches a page. */
const isOnNow = async (content: ContentService, locale: Locale, id: string, now: number): Promise<boolean> =>
  chooseAnnouncement(await readSiteCopy(content, locale), now)?.id === id

/**
 * A promise that nobody awaits yet must not count as unhandled when it fails: `<Later>` reports it when it
 * gets there, and shows what stands for it.
 */
export function ignoreUnhandled(deferred: object | undefined): void {
  for (const value of Object.values(deferred ?? {})) {
    if (value instanceof Promise) value.catch(() => undefined)
  }
}
