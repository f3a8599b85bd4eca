import { createMemory } from '../../cache/memory.ts'
import { isPrefetch } from '../../routes/prefetching.ts'
import { findCampaign } from '../../shared/campaign.ts'
import { type DeviceKind, isCrawler, readDevice, readDeviceKind } from '../../shared/device.ts'
import type { Locale } from '../../shared/locales.ts'
import { editorCookie } from '../../shared/stored-names.ts'
import { splitLocalePath } from '../../shared/urls.ts'
import { directSource, type Occurrence, toHour } from './statistics-kinds.ts'

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
/** An address is a few kilobytes; what stands behind is nobody's path or query. */
const maxReadLength = 2000

/** Programs that fetch pages and don't call themselves bots. Every browser says `Mozilla` or `Opera` first. */
const browser = /^(?:Mozilla|Opera)\//
const programs = /headless|phantom|puppeteer|playwright|selenium|python|java\/|curl|wget|axios|monitor|scan/i

/**
 * Whether a request may be counted. Bots, prefetches, editors and visitors who have opted out (`DNT`, `Sec-GPC`:
 * globalprivacycontrol.org) aren't counted.
 */
export const mayCount = ({ headers, cf }: Omit<CountedRequest, 'url' | 'method'>): boolean => {
  if (!readAgent(headers.get('user-agent') ?? '').isBrowser) return false
  // The platform has proved whose program it is: `Search Engine Crawler`, `Page Preview` …
  if (textOf(cf, 'verifiedBotCategory')) return false
  if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return false
  return !(headers.get('cookie') ?? '').includes(`${editorCookie.name.replace('__Host-', '')}=`)
}

interface Agent {
  isBrowser: boolean
  device: DeviceKind
  mobileDevice: DeviceKind
}

/** What names of browsers mean: few names stand for most views, and reading one takes as long as all the rest. */
const knownAgents = createMemory<Agent>(500)

function readAgent(name: string): Agent {
  const known = knownAgents.get(name)
  if (known) return known
  const agent: Agent = {
    isBrowser: browser.test(name) && !isCrawler(name) && !programs.test(name),
    device: readDeviceKind(readDevice(name)),
    mobileDevice: readDeviceKind(readDevice(name, { isMobile: true })),
  }
  if (name.length < maxReadLength) knownAgents.set(name, agent, 1)
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
  if (isPrivate || request.method !== 'GET' || !isNavigation(request.headers) || !mayCount(request))
    return undefined
  const url = new URL(request.url.slice(0, maxReadLength))
  const { path } = splitLocalePath(url.pathname, locales)
  const hour = toHour(now)
  const facts = readFacts(request, url.search, request.headers.get('referer') ?? '')
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
  facts: readFacts({ headers, cf, url: seen.origin }, seen.search, seen.referrer),
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
  const { country, city } = readPlace(request.cf)
  return { kind: 'search-miss', path: text, hour: toHour(now), facts: { ...country, ...city } }
}

const mayNamePerson = (text: string): boolean => /@|:\/\/|(?:\d[\s().-]*){6}/.test(text)

function readFacts(
  { url, headers, cf }: Omit<CountedRequest, 'method'>,
  search: string,
  referrer: string,
): Occurrence['facts'] {
  const campaign = new URLSearchParams(search.includes('utm_') ? findCampaign(search) : '')
  const named = clean(campaign.get('utm_source') ?? '').toLowerCase()
  const name = clean(campaign.get('utm_campaign') ?? '')
  const source = named || (referrer ? readSource(referrer, new URL(url).host) : directSource)
  const { device, mobileDevice } = readAgent(headers.get('user-agent') ?? '')
  const place = readPlace(cf)
  return {
    ...(source ? { source } : {}),
    ...(name ? { campaign: name } : {}),
    ...place.country,
    ...place.city,
    device: headers.get('sec-ch-ua-mobile') === '?1' ? mobileDevice : device,
  }
}

/**
 * The host of the page that led here, without `www.`. @returns `undefined` for a page of this site, and for a text that is
 * no web address
 */
function readSource(referrer: string, own: string): string | undefined {
  const text = referrer.slice(0, maxReadLength)
  if (!URL.canParse(text)) return undefined
  const { protocol, host, hostname } = new URL(text)
  if (host === own || !/^https?:$/.test(protocol) || !/^[a-z0-9.-]+$/.test(hostname)) return undefined
  return hostname.replace(/^www\./, '').slice(0, maxLength)
}

function readPlace(cf: unknown): { country?: { country: string }; city?: { city: string } } {
  const country = textOf(cf, 'country').toUpperCase()
  if (!/^[A-Z]{2}$/.test(country)) return {}
  const city = clean(textOf(cf, 'city'))
  return { country: { country }, ...(city ? { city: { city: `${country}/${city}` } } : {}) }
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
