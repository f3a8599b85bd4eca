import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Bindings, readConfig } from '../../src/config/config.ts'
import { chooseThirdParties, listStoredData } from '../../src/rendering/stored-data.ts'
import { workerCachePrefix } from '../../src/shared/constants.ts'
import { copyAgesDatabase } from '../../src/shared/stored-names.ts'
import { filesBelow, readImports } from './read-imports.ts'

/**
 * What the browser and the server offer for storing something, as code calls it. What is called there is made through
 * `shared/stored-names.ts`, by type: these functions take nothing else.
 */
const ways: Record<string, RegExp> = {
  cookie: /document\s*\.\s*cookie|cookieStore|hono\/cookie|['"]set-cookie['"]/i,
  // Matches a name where code uses it, as a key of an object or as a text, and not in the list of stored data itself.
  localStorage: /\blocalStorage\b(?!['":])/,
  sessionStorage: /\bsessionStorage\b(?!['":])/,
  cache: /\bcaches\s*\.\s*(open|match|has)\b|\bcacheName:/,
  database: /\bindexedDB\b(?!['":])/,
  files: /navigator\s*\.\s*storage\b/,
}

/** The files in which each way is gone, and no others. */
const allowed: Record<string, readonly string[]> = {
  cookie: [
    'client/browser/storage.ts',
    'client/analytics/consent.ts',
    'client/service-worker/chosen-theme.ts',
    'src/http/cookies.ts',
  ],
  // The last one is the script that stands in each page, and only reads.
  localStorage: ['client/analytics/consent.ts', 'client/browser/storage.ts', 'src/shared/city-question.ts'],
  sessionStorage: ['client/browser/storage.ts'],
  cache: [
    'client/saved/saved-rows.ts',
    ...['assets', 'offline-list', 'offline-page', 'pages', 'precache-pages'].map(
      (name) => `client/service-worker/${name}.ts`,
    ),
  ],
  database: ['client/service-worker/kill-switch.ts'],
  files: [],
}

const withoutComments = (code: string) => code.replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, '')
const sources = [...filesBelow('src', /\.tsx?$/), ...filesBelow('client', /\.tsx?$/)]
  // Programs, and the script of `npm run dev`, are in no page of a visitor.
  .filter(
    (file) =>
      !/^(src\/(tools|demo|languages)|client\/dev)\//.test(file) && file !== 'src/shared/stored-data.ts',
  )
  .map((file) => ({ file, code: withoutComments(readFileSync(file, 'utf8')) }))

describe('code that stores something in a browser', () => {
  it.each(Object.entries(ways))('by %s stands where the list reaches it', (way, pattern) => {
    const found = sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file)
    expect(found.sort()).toEqual([...(allowed[way] ?? [])].sort())
  })

  it.each([
    ['cookie', "document.cookie = 'a=b'"],
    ['cookie', "import { setCookie } from 'hono/cookie'"],
    ['cookie', "c.header('Set-Cookie', 'a=b')"],
    ['localStorage', "localStorage.setItem('a', 'b')"],
    ['sessionStorage', 'window.sessionStorage.a = 1'],
    ['cache', "await caches.open('mine')"],
    ['database', "indexedDB.open('mine')"],
  ])('by %s would be found in «%s»', (way, code) => {
    expect(ways[way]?.test(code)).toBe(true)
  })

  it('names caches and databases by the list', () => {
    const names = sources.flatMap(({ code }) =>
      [...code.matchAll(/(?:caches\.open\(|cacheName: |deleteDatabase\()([^,)\n]+)/g)].map(
        ([, name]) => name,
      ),
    )
    const ofList = /^(cacheNames\.\w+|\w+(Cache|Database)\.name)$/
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !ofList.test(name ?? ''))).toEqual([])
  })

  it('takes no more of the list than names: its rows and texts stay on the server', () => {
    const shipped = filesBelow('client', /\.tsx?$/).flatMap((file) =>
      readImports(file).filter(({ isTypeOnly, imported }) => !isTypeOnly && /stored-data/.test(imported)),
    )
    expect(shipped).toEqual([])
  })

  it('calls the library’s database as the library does', () => {
    const library = readFileSync('node_modules/workbox-expiration/models/CacheTimestampsModel.js', 'utf8')
    expect(library).toContain(`'${copyAgesDatabase.name}'`)
  })
})

const linesOf = (variables: Record<string, unknown>) => listStoredData(readConfig(variables as Bindings))
const namesOf = (variables: Record<string, unknown>) => linesOf(variables).map(({ thing }) => thing)

describe('the list of what is stored', () => {
  it('says how long, in seconds, where a time is set', () => {
    expect(linesOf({})).toContainEqual(
      expect.objectContaining({ name: 'tutti_city', lifetimeSeconds: 31_536_000, isWithConsent: false }),
    )
    expect(linesOf({}).find(({ thing }) => thing === 'savedKey')).not.toHaveProperty('lifetimeSeconds')
  })

  it('leaves out what a counter stores where there is none', () => {
    expect(namesOf({})).not.toContain('counterStore')
    expect(namesOf({})).not.toContain('consentCookie')
    const services = chooseThirdParties(readConfig({} as Bindings)).map(({ service }) => service)
    expect(new Set(services)).toEqual(new Set(['ticket-frame', 'embed']))
  })

  it('says that a counter waits for consent, where it does', () => {
    const counter = (consent: string) =>
      linesOf({ ANALYTICS_ID: '1', ANALYTICS_CONSENT: consent }).find(({ thing }) => thing === 'counterStore')
    expect(counter('required')).toMatchObject({ name: '_ym…', isWithConsent: true })
    expect(counter('none')).toMatchObject({ isWithConsent: false })
    const company = (consent: string) =>
      chooseThirdParties(
        readConfig({ ANALYTICS_ID: '1', ANALYTICS_CONSENT: consent } as unknown as Bindings),
      ).find(({ service }) => service === 'analytics')
    expect(company('required')).toMatchObject({ isWithConsent: true })
    expect(company('none')).toMatchObject({ isWithConsent: false })
  })

  it('leaves the answer about a counter out where nobody is asked', () => {
    expect(namesOf({ ANALYTICS_ID: '1', ANALYTICS_CONSENT: 'none' })).not.toContain('consentCookie')
  })

  it('leaves out what a service worker stores where it is off', () => {
    const places = linesOf({ SERVICE_WORKER: 'off' }).map(({ place }) => place)
    expect(places.filter((place) => place === 'cacheStorage')).toHaveLength(1)
    expect(places).not.toContain('indexedDB')
  })

  it('counts calls only where a binding does', () => {
    expect(namesOf({})).not.toContain('callCounts')
    expect(namesOf({ SEARCH_LIMIT: {} })).toContain('callCounts')
  })

  it('names no visitor’s data that only editors have', () => {
    expect(namesOf({ ANALYTICS_ID: '1', SEARCH_LIMIT: {} })).not.toContain('adminCookie')
  })

  it('has a row for each company, with its host and its country', () => {
    const companies = chooseThirdParties(
      readConfig({ TICKET_HOST: 'shop.example', ANALYTICS_ID: '1' } as unknown as Bindings),
    )
    const rows = companies.map(({ service, name, country, hosts }) => [service, name, country, hosts])
    expect(rows).toEqual(
      expect.arrayContaining([
        ['ticket-frame', 'Intickets', 'ru', expect.arrayContaining(['shop.example'])],
        ['analytics', { Latn: 'Yandex Metrica', Cyrl: 'Яндекс Метрика' }, 'ru', ['mc.yandex.ru']],
        ['embed', 'YouTube', 'us', ['www.youtube-nocookie.com']],
      ]),
    )
  })

  it('says no country of a host of which it knows no company', () => {
    const companies = chooseThirdParties(readConfig({ EMBED_HOSTS: 'video.example' } as unknown as Bindings))
    const rowOf = (host: string) => companies.find(({ hosts }) => hosts.includes(host))
    expect(rowOf('video.example')).not.toHaveProperty('name')
  })

  it('names the hosts of other companies as they are configured', () => {
    const variables = {
      MAPS_KEY: 'key-of-maps',
      TURNSTILE_SITE_KEY: '0x4AAAAAAA',
      TURNSTILE_SECRET: 'secret',
      TICKET_HOST: 'tickets.example',
      EMBED_HOSTS: 'video.example',
    }
    const companies = chooseThirdParties(readConfig(variables as unknown as Bindings))
    expect(Object.fromEntries(companies.map(({ service, hosts }) => [service, hosts]))).toMatchObject({
      'ticket-frame': expect.arrayContaining(['tickets.example']),
      map: ['api-maps.yandex.ru'],
      embed: ['video.example'],
      challenge: ['challenges.cloudflare.com'],
    })
  })
})

describe('the service worker’s caches', () => {
  it('are all removed with it: their names begin alike', () => {
    const kept = linesOf({}).filter(({ place, thing }) => place === 'cacheStorage' && thing !== 'savedCache')
    expect(kept.filter(({ name }) => !name?.startsWith(workerCachePrefix))).toEqual([])
  })
})
