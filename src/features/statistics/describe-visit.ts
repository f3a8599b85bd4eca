import { isBrowserName } from '../../shared/browser-name.ts'
import { findCampaign } from '../../shared/campaign.ts'
import { type DeviceKind, isPrefetch, readDevice, readDeviceKind } from '../../shared/device.ts'
import type { Locale } from '../../shared/locales.ts'
import { editorCookie } from '../../shared/stored-names.ts'
import { splitLocalePath } from '../../shared/urls.ts'
import { directSource, type Occurrence, type StatisticsDimension, toHour } from './statistics-kinds.ts'

/** What the edge knows of a request. `cf` is `request.cf`; its fields are only read where they are texts. */
export interface CountedRequest {
  url: string
  method: string
  headers: Headers
  cf?: unknown
}

/** Longer paths, hosts, names of campaigns and of cities are cut. */
const maxLength = 100
const maxPathLength = 200
/** Characters of an address that are read; the rest can't be a path or query that somebody typed. */
const maxReadLength = 2000

/**
 * Whether a request may be counted. Bots, prefetches, editors and visitors who have opted out (`DNT`, `Sec-GPC`:
 * globalprivacycontrol.org) aren't counted.
 */
export const mayCount = (request: Omit<CountedRequest, 'url' | 'method'>): boolean =>
  readCountedAgent(request) !== undefined

/** @returns `undefined` where the request may not be counted */
function readCountedAgent({ headers, cf }: Omit<CountedRequest, 'url' | 'method'>): Agent | undefined {
  const agent = readAgent(headers.get('user-agent') ?? '')
  if (!agent.isBrowser) return undefined
  // The platform has proved whose program it is: `Search Engine Crawler`, `Page Preview` …
  if (textOf(cf, 'verifiedBotCategory')) return undefined
  if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return undefined
  return headers.get('cookie')?.includes(editorCookieStart) ? undefined : agent
}

const editorCookieStart = `${editorCookie.name.replace('__Host-', '')}=`

interface Agent {
  isBrowser: boolean
  device: DeviceKind
  mobileDevice: DeviceKind
}

/** What names of browsers mean: few names stand for most views, and reading one takes as long as all the rest. */
const knownAgents = new Map<string, Agent>()
const mostAgents = 500

function readAgent(name: string): Agent {
  const known = knownAgents.get(name)
  if (known) return known
  const agent: Agent = {
    isBrowser: isBrowserName(name),
    device: readDeviceKind(readDevice(name)),
    mobileDevice: readDeviceKind(readDevice(name, { isMobile: true })),
  }
  if (knownAgents.size >= mostAgents) knownAgents.clear()
  if (name.length < maxReadLength) knownAgents.set(name, agent)
  return agent
}

/** Whether the browser opens the page, and neither a script, nor the browser in advance, reads it. */
export const isNavigation = (headers: Headers): boolean =>
  !isPrefetch(headers) &&
  !/prefetch|preview/.test(`${headers.get('purpose')} ${headers.get('x-purpose')}`) &&
  (headers.get('sec-fetch-mode') ?? 'navigate') === 'navigate'

/**
 * Describes what an answer counts as: a view of a public page, or an address that doesn't exist.
 *
 * @param answer status and headers of the answer; a page that a browser has already has 304
 * @param locales the languages of the site
 * @returns `undefined` for everything that isn't counted
 */
export function describeVisit(
  request: CountedRequest,
  answer: { status: number; headers: Headers },
  locales: readonly Locale[],
  now: number,
): Occurrence | undefined {
  const isMissing = answer.status === 404
  // No cache may store a visitor's own pages, and their addresses may tell who it is.
  const isPrivate = !isMissing && (answer.headers.get('cache-control') ?? '').includes('no-store')
  if (isPrivate || request.method !== 'GET' || !isNavigation(request.headers)) return undefined
  const agent = readCountedAgent(request)
  if (!agent) return undefined
  const { host, pathname, search } = splitAddress(request.url.slice(0, maxReadLength))
  const { path } = splitLocalePath(pathname, locales)
  const hour = toHour(now)
  const seen = { host, search, referrer: request.headers.get('referer') ?? '' }
  const facts = readFacts(request, agent, seen)
  if (!isMissing) return { kind: 'view', path: path.slice(0, maxPathLength), hour, facts }
  const missing = toReadablePath(path)
  // The site needs to know which page links to a missing address, not who followed the link.
  const { source } = facts
  return missing === undefined
    ? undefined
    : { kind: 'missing', path: missing, hour, facts: source ? { source } : {} }
}

/**
 * Describes a click, or a view that the browser had fetched in advance.
 *
 * @param seen query and referrer of the page on which it happened
 */
export const describeAction = (
  { headers, cf }: Omit<CountedRequest, 'url' | 'method'>,
  what: Pick<Occurrence, 'kind' | 'path'>,
  seen: { origin: string; search: string; referrer: string },
  now: number,
): Occurrence => ({
  ...what,
  hour: toHour(now),
  facts: readFacts({ headers, cf }, readAgent(headers.get('user-agent') ?? ''), {
    ...seen,
    host: splitAddress(seen.origin).host,
  }),
})

/**
 * Describes a search without a result: its words in small letters, and where the visitor is. A query that may name a
 * person, as an e-mail address, a telephone number or a link, isn't counted.
 */
export function describeSearchMiss(
  request: Omit<CountedRequest, 'url' | 'method'>,
  query: string,
  now: number,
): Occurrence | undefined {
  const text = clean(query.slice(0, maxReadLength).toLowerCase())
  if (text.length < 2 || mayNamePerson(query)) return undefined
  return { kind: 'search-miss', path: text, hour: toHour(now), facts: readPlace(request.cf) }
}

const mayNamePerson = (text: string): boolean => /@|:\/\/|(?:\d[\s().-]*){6}/.test(text)

/**
 * Splits the address of a request, which the platform has parsed and written anew, so that only its signs need to be found:
 * parsing it once more takes as long as everything else here.
 */
function splitAddress(address: string): { host: string; pathname: string; search: string } {
  const [, host = '', pathname = '', search = ''] =
    /^[a-z]+:\/\/([^/?#]*)([^?#]*)(\?[^#]*)?/.exec(address) ?? []
  return { host, pathname: pathname || '/', search }
}

function readFacts(
  { headers, cf }: Omit<CountedRequest, 'url' | 'method'>,
  { device, mobileDevice }: Agent,
  { host, search, referrer }: { host: string; search: string; referrer: string },
): Occurrence['facts'] {
  const facts: Partial<Record<StatisticsDimension, string>> = {}
  const campaign = search.includes('utm_') ? readCampaign(search) : undefined
  const source = campaign?.source || (referrer ? readSource(referrer, host) : directSource)
  if (source) facts.source = source
  if (campaign?.name) facts.campaign = campaign.name
  const { country, city } = readPlace(cf)
  if (country) facts.country = country
  if (city) facts.city = city
  facts.device = headers.get('sec-ch-ua-mobile') === '?1' ? mobileDevice : device
  return facts
}

function readCampaign(search: string): { source: string; name: string } {
  const campaign = new URLSearchParams(findCampaign(search))
  return {
    source: clean(campaign.get('utm_source') ?? '').toLowerCase(),
    name: clean(campaign.get('utm_campaign') ?? ''),
  }
}

/** An address as browsers send it, with a domain of small letters and no port. */
const plainAddress = /^https?:\/\/((?:[a-z0-9-]+\.)+[a-z]{2,})(?:[/?#]|$)/

/**
 * The host of the page or the app that led here, without `www.`. @returns `undefined` for a page of this site, and for a text that is
 * no web address
 */
function readSource(referrer: string, own: string): string | undefined {
  const text = referrer.slice(0, maxReadLength)
  const [, plain] = plainAddress.exec(text) ?? []
  const host = plain ?? readHost(text)
  return host === undefined || host === own
    ? undefined
    : host
        .replace(/^www\./, '')
        .replace(/:\d+$/, '')
        .slice(0, maxLength)
}

/** The host of an address that is written in any way, with its port. */
function readHost(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, host, hostname } = new URL(text)
  // Android's apps name themselves: `android-app://org.telegram.messenger`.
  if (protocol === 'android-app:')
    return /^\w+(?:\.\w+)+$/.test(hostname) ? hostname.toLowerCase() : undefined
  return /^https?:$/.test(protocol) && /^[a-z0-9.-]+$/.test(hostname) ? host : undefined
}

function readPlace(cf: unknown): { country?: string; city?: string } {
  const country = textOf(cf, 'country').toUpperCase()
  if (!/^[A-Z]{2}$/.test(country)) return {}
  const city = clean(textOf(cf, 'city'))
  return city ? { country, city: `${country}/${city}` } : { country }
}

/** The path as people read it; `undefined` where it may name a person. */
function toReadablePath(path: string): string | undefined {
  let text = path
  try {
    text = decodeURIComponent(path)
  } catch {
    // The bytes aren't UTF-8, so the text stays as it is.
  }
  if (mayNamePerson(text)) return undefined
  const readable = text.replace(unreadable, ' ').replace(/\s+/g, ' ').trim().slice(0, maxPathLength)
  return readable.toWellFormed() || undefined
}

const unreadable = /[\p{C}\p{Z}]/gu

/**
 * A text of visitors as one line of letters, digits and a few signs. It can't begin like a formula of a spreadsheet, and
 * isn't markup.
 */
const clean = (text: string): string => (/^[a-z][\w .-]{0,98}$/i.test(text) ? text.trim() : cleanSlowly(text))

const cleanSlowly = (text: string): string =>
  text
    .slice(0, 4 * maxLength)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ._+|&'-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .+|'-]+/, '')
    .slice(0, maxLength)
    .trim()

function textOf(cf: unknown, name: string): string {
  const value: unknown = typeof cf === 'object' && cf !== null ? Reflect.get(cf, name) : undefined
  return typeof value === 'string' ? value : ''
}
