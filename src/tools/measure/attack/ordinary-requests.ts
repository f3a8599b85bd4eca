import { formKeyField, makeFormKey, minFormAgeMs } from '../../../shared/forms/form-key.ts'
import { localePath } from '../../../shared/urls.ts'
import { listExamples } from '../laboratory/addresses.ts'
import type { AttackRequest, Exchange } from './attack.ts'
import { partnerQuery } from './content.ts'
import { poisonMarker } from './hostile-text.ts'

const crawler = { 'user-agent': 'an attack-bot' }
const asJson = { 'content-type': 'application/json' }

/** Paths of one page of each kind, in Russian. */
const examples = listExamples()
  .map(({ path }) => path)
  .filter((path) => !path.includes('?'))

/** Pages that visitors view while the site is attacked. */
export const warmPaths = examples.slice(0, 8).concat(examples.slice(-4))
/** Paths of one page of each kind in Thai, which nobody has requested before. */
export const coldPaths = examples.map((path) => localePath('th', path))
/** Path of a concert's page. */
export const concertPath = examples.find((path) => /^\/c\/[^/]+$/.test(path)) ?? '/c/no-concert'
export const cityPath = examples.find((path) => /^\/cities\/[^/]+$/.test(path)) ?? '/cities/no-city'

export const page = (path: string, headers: Record<string, string> = {}): AttackRequest => ({
  path,
  // Crawlers are not redirected to a language.
  headers: { ...crawler, ...headers },
})
export const call = (path: string, body: unknown, headers: Record<string, string> = {}): AttackRequest => ({
  method: 'POST',
  path,
  headers: { ...crawler, ...asJson, ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

/** A call of a tool for assistants. */
export const askAssistant = (name: string, given: object): AttackRequest =>
  call('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } })

/** Complains of every other status. */
export const mustAnswer =
  (...statuses: number[]) =>
  ({ answer: { status } }: Exchange): string | undefined =>
    statuses.includes(status) ? undefined : `answered ${status}`

/** Headers of a request from a page of the site. */
export const sameSiteHeaders = { 'sec-fetch-site': 'same-origin' }
export const asForm = { 'content-type': 'application/x-www-form-urlencoded' }

/** Returns the request of a form as the site's page sends it. */
export const makeFormRequest = (path: string, fields: Record<string, string>, headers = {}): AttackRequest =>
  call(
    path,
    new URLSearchParams({ [formKeyField]: makeFormKey(Date.now() - minFormAgeMs), ...fields }).toString(),
    { ...asForm, ...sameSiteHeaders, ...headers },
  )

/** Headers of requests from other sites. */
export const otherOrigins: readonly Record<string, string>[] = [
  {},
  { origin: 'null' },
  { origin: `https://${poisonMarker}.example` },
  { origin: 'http://localhost.evil.example' },
  { origin: 'http://127.0.0.1' },
  { origin: '', 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: `https://${poisonMarker}.example`, 'sec-fetch-site': 'same-origin' },
]

/** Returns a partner's query; `selection` is the content of its braces. */
export const makePartnerQueryRequest = (
  selection: string,
  variables?: object,
  parameters = '',
): AttackRequest =>
  call('/graphql', {
    query: `${partnerQuery}${parameters}{${selection}}`,
    ...(variables ? { variables } : {}),
  })

export const searchRequest = (queries: object[], locale = 'ru'): AttackRequest =>
  call('/api/search', { locale, queries })

/** Returns requests that load all code and fill caches. */
export function makeOrdinaryRequests(): AttackRequest[] {
  const english = examples.map((path) => localePath('en', path))
  return [
    ...[...examples, ...english].map((path) => page(path)),
    ...['/', '/concerts', concertPath].map((path) => page(localePath('th', path))),
    ...['/no-such-page', '/concerts/_payload.json', `${concertPath}/card.png`, '/sitemap.xml', '/robots.txt'],
    ...['/calendar.ics', `${concertPath}.ics`, '/feed.xml', '/api/cities?query=mos'],
    ...['/sitemaps/pages.xml', '/concerts?q=tver', '/concerts?page=2', '/concerts?city=moscow'],
    ...['/en/concerts?city=moscow'],
    ...['/search', '/en/search', '/search?q=tver', '/saved'],
  ]
    .map((sent) => (typeof sent === 'string' ? page(sent) : sent))
    .concat(
      ...['/', '/en', '/en/concerts'].map((path) => page(path, { cookie: 'tutti_city=moscow' })),
      makePartnerQueryRequest('cities{data{id}}'),
      call('/api/detect-city', ''),
      searchRequest([{ indexUid: 'concert', q: 'moscow' }]),
      searchRequest([{ indexUid: 'post', q: 'moscow' }], 'en'),
    )
}
