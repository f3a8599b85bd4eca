import { formKeyField, makeFormKey, minFormAgeMs } from '../../../shared/forms/form-key.ts'
import { localePath } from '../../../shared/urls.ts'
import { listExamples } from '../bench/addresses.ts'
import type { Sent } from './attack.ts'
import { partnerQuery } from './content.ts'
import { needle } from './hostile-text.ts'

const crawler = { 'user-agent': 'an attack-bot' }
const asJson = { 'content-type': 'application/json' }

/** Russian paths, a page of each kind. */
const examples = listExamples()
  .map(({ path }) => path)
  .filter((path) => !path.includes('?'))

/** What visitors look at while the site is attacked. */
export const warmPaths = examples.slice(0, 8).concat(examples.slice(-4))
/** The same pages in a language that nobody has asked for. */
export const coldPaths = examples.map((path) => localePath('th', path))
/** An entry with a page of its own, and a calendar. */
export const concertPath = examples.find((path) => /^\/c\/[^/]+$/.test(path)) ?? '/c/no-concert'
export const cityPath = examples.find((path) => /^\/cities\/[^/]+$/.test(path)) ?? '/cities/no-city'

export const page = (path: string, headers: Record<string, string> = {}): Sent => ({
  path,
  // A crawler is redirected to no language.
  headers: { ...crawler, ...headers },
})
export const call = (path: string, body: unknown, headers: Record<string, string> = {}): Sent => ({
  method: 'POST',
  path,
  headers: { ...crawler, ...asJson, ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

/** What says that a page of the site sends it. */
export const fromHere = { 'sec-fetch-site': 'same-origin' }
export const asForm = { 'content-type': 'application/x-www-form-urlencoded' }

/** A form of the site, as its page sends it. */
export const form = (path: string, fields: Record<string, string>, headers = {}): Sent =>
  call(
    path,
    new URLSearchParams({ [formKeyField]: makeFormKey(Date.now() - minFormAgeMs), ...fields }).toString(),
    { ...asForm, ...fromHere, ...headers },
  )

/** Headers of pages that aren't the site's. */
export const otherOrigins: readonly Record<string, string>[] = [
  {},
  { origin: 'null' },
  { origin: `https://${needle}.example` },
  { origin: 'http://localhost.evil.example' },
  { origin: 'http://127.0.0.1' },
  { origin: '', 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: `https://${needle}.example`, 'sec-fetch-site': 'same-origin' },
]

/** What a partner asks; `selection` is what stands in the query's braces. */
export const question = (selection: string, variables?: object, parameters = ''): Sent =>
  call('/graphql', {
    query: `${partnerQuery}${parameters}{${selection}}`,
    ...(variables ? { variables } : {}),
  })

export const search = (queries: object[], locale = 'ru'): Sent => call('/api/search', { locale, queries })

/** Loads all code, and fills the copies with what everybody looks at. */
export function ordinaryRequests(): Sent[] {
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
      question('cities{data{id}}'),
      call('/api/detect-city', ''),
      search([{ indexUid: 'concert', q: 'moscow' }]),
      search([{ indexUid: 'post', q: 'moscow' }], 'en'),
    )
}
