import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { completeBrand } from '../../src/brand/complete-brand.ts'
import { checkBrand } from '../../src/brand/define-brand.ts'
import { analyticsProviders } from '../../src/providers/analytics.ts'
import { mapProviders } from '../../src/providers/maps.ts'
import { nameFor } from '../../src/providers/provider.ts'
import { checkProviders } from '../../src/tools/build/check-providers.ts'
import { loadDemoBrand } from '../../src/tools/build/load-brand.ts'
import { mapStyleSheet, writeProviderModule } from '../../src/tools/build/provider-modules.ts'
import { splitImports } from '../../src/tools/build/split-imports.ts'
import { filesBelow, readText, root, withoutComments } from './read-imports.ts'

const registries = { maps: mapProviders, analytics: analyticsProviders }
const { chosen } = await loadDemoBrand()

const names = {
  name: 'North',
  fullName: 'North',
  tagline: 'x',
  title: 'x',
  description: 'x',
  copyrightHolder: 'x',
}
const north = (country: string, more: object = {}) => {
  const { brand, problems } = {
    brand: undefined,
    ...checkBrand({
      languages: ['en'],
      names: { en: names },
      home: { citySlug: 'x', countryCode: country, timeZone: 'Europe/Oslo' },
      menus: { header: [], panel: [], footer: [] },
      ...more,
    }),
  }
  return { chosen: brand && completeBrand(brand, {}), problems }
}

describe('a provider', () => {
  it.each(Object.entries(registries))('of %s is one row and one file of that name', (kind, rows) => {
    const files = readdirSync(`${root}/src/providers/${kind}`).map((name) => name.replace(/\.ts$/, ''))
    expect(files.sort()).toEqual(Object.keys(rows).sort())
  })

  const all = Object.entries(registries).flatMap(([kind, rows]) =>
    Object.keys(rows).map((id) => [kind, id] as const),
  )
  const code = [...filesBelow('src', /\.tsx?$/), ...filesBelow('client', /\.(tsx?|css)$/)].filter(
    (file) => !/^src\/(demo|tools\/measure)\//.test(file),
  )
  /** Hosts in a file's code; links in its comments don't count. */
  const hostsIn = (file: string) =>
    new Set(withoutComments(readText(file)).match(/(?<=https:\/\/(?:\*\.)?)[a-z0-9-]+(\.[a-z0-9-]+)+/g) ?? [])

  it.each(all)('of %s, %s: its hosts stand in no file but its own', (kind, id) => {
    const own = `src/providers/${kind}/${id}.ts`
    const hosts = hostsIn(own)
    const strangers = code
      .filter((file) => file !== own && !isOfSameCompany(own, file))
      .flatMap((file) =>
        [...hostsIn(file)].filter((host) => hosts.has(host)).map((host) => `${file}: ${host}`),
      )
    expect(strangers).toEqual([])
  })

  it.each(all)('of %s, %s: its row is the only one that imports its file', (kind, id) => {
    const importing = code.filter((file) => readText(file).includes(`/${kind}/${id}.ts'`))
    expect(importing).toEqual([`src/providers/${kind}.ts`])
  })

  it('calls itself as its readers write it', () => {
    const { name } = mapProviders.yandex.provider
    expect([nameFor('ru', name), nameFor('en', name), nameFor('th', name)]).toEqual([
      'Яндекс Карты',
      'Yandex Maps',
      'Yandex Maps',
    ])
  })
})

/** Two services of one company may share a host. */
const isOfSameCompany = (one: string, other: string) => {
  const company = /\/(metrica|yandex)\.ts$/
  return company.test(one) && company.test(other)
}

describe('without a word of the brand', () => {
  it.each([
    ['ru', 'yandex', 'metrica'],
    ['de', 'openstreetmap', undefined],
    ['nz', 'openstreetmap', undefined],
    ['kz', 'openstreetmap', undefined],
  ])('a home in %s has maps of %s and counts with %s', (country, maps, analytics) => {
    const { chosen } = north(country)
    expect([chosen?.maps?.provider, chosen?.analytics?.provider]).toEqual([maps, analytics])
  })

  it('an orchestra may want none', () => {
    const none = { provider: 'none' }
    const { chosen } = north('ru', { maps: none, analytics: none })
    expect([chosen?.maps, chosen?.analytics]).toEqual([undefined, undefined])
  })
})

describe('a wrong choice stops the build with one line', () => {
  it.each([
    [
      { maps: { provider: 'googel' } },
      "brand/brand.ts: maps.provider: 'googel' is no provider of maps; did you mean 'google'?",
    ],
    [
      { analytics: { provider: 'piwik-pro' } },
      "brand/brand.ts: analytics.provider: 'piwik-pro' is no provider of analytics; there are ga4, matomo, metrica, plausible, none",
    ],
    [
      { analytics: { provider: 'matomo', id: '1', host: 'stats.example/matomo' } },
      "brand/brand.ts: analytics.host: must be a host name without protocol and path, as 'tickets.example.org'",
    ],
  ])('%j', (more, line) => {
    expect(north('de', more).problems).toEqual([line])
  })

  it.each<[object, Record<string, unknown>, string]>([
    [
      { provider: 'matomo', id: '1' },
      {},
      'brand/brand.ts: analytics.host is missing: matomo is on a host of your own',
    ],
    [
      { provider: 'ga4', id: '12' },
      {},
      'brand/brand.ts: analytics.id must be the measurement ID, as G-ABC123DEF4',
    ],
    [
      { provider: 'ga4' },
      { ANALYTICS_ID: 12345 },
      'wrangler.toml: ANALYTICS_ID must be the measurement ID, as G-ABC123DEF4',
    ],
  ])('analytics %j, variables %j', (analytics, variables, line) => {
    const { chosen } = north('de', { analytics })
    expect(chosen && checkProviders(chosen, variables).problems).toEqual([line])
  })

  it.each<[object, Record<string, unknown>, string]>([
    [
      { maps: { provider: 'google', key: 'short' } },
      {},
      'brand/brand.ts: maps.key must be the key of a Google Cloud project, which begins with AIza',
    ],
    [
      { maps: { provider: 'yandex' } },
      { MAPS_KEY: 'a"b' },
      'wrangler.toml: MAPS_KEY must be the key of Yandex Maps: letters, digits and dashes',
    ],
  ])('%j, variables %j', (more, variables, line) => {
    const { chosen } = north('de', more)
    expect(chosen && checkProviders(chosen, variables).problems).toEqual([line])
  })
})

describe('a provider that can’t be used is remarked, and the site goes on without it', () => {
  it.each<[string, object, Record<string, unknown>, string[]]>([
    ['de', {}, {}, []],
    ['ru', {}, {}, []],
    [
      'de',
      { maps: { provider: 'google' } },
      {},
      ['brand/brand.ts: maps: google has no key (MAPS_KEY, or maps.key of brand.ts): maps are only linked'],
    ],
    [
      'de',
      {},
      { MAPS_KEY: 'key-of-maps' },
      ['wrangler.toml: MAPS_KEY is set, and the maps of the brand take no key'],
    ],
    [
      'de',
      { analytics: { provider: 'plausible' } },
      {},
      [
        'brand/brand.ts: analytics: plausible has no id (ANALYTICS_ID, or analytics.id of brand.ts): visits are not counted',
      ],
    ],
    [
      'de',
      {},
      { ANALYTICS_ID: '12345' },
      ['wrangler.toml: ANALYTICS_ID is set, and brand.ts chooses no analytics: visits are not counted'],
    ],
  ])('in %s with %j and %j', (country, more, variables, remarks) => {
    const { chosen } = north(country, more)
    expect(chosen && checkProviders(chosen, variables)).toEqual({ problems: [], remarks })
  })
})

describe('the build', () => {
  it('reads each chosen export from a module of its own', () => {
    const source = "import { mapProvider, showMap as show } from '../../src/providers/chosen.ts'\nx()"
    expect(splitImports(source, `${root}/client/islands/x.ts`, { 'provider-value': () => '' })).toBe(
      "import { mapProvider } from 'provider-value:mapProvider'; import { showMap as show } from 'provider-value:showMap';\nx()",
    )
  })

  it('takes the file of the chosen provider, and nothing where there is none', () => {
    const file = /^export \{ showMap as showMap \} from "(.*openstreetmap\.ts)"$/.exec(
      writeProviderModule('showMap', { ...chosen, maps: { provider: 'openstreetmap' } }),
    )?.[1]
    expect(existsSync(file ?? '')).toBe(true)
    expect(writeProviderModule('showMap', { ...chosen, maps: undefined })).toBe(
      'export const showMap = undefined',
    )
    expect(() => writeProviderModule('showMaps', chosen)).toThrow('has no «showMaps»')
  })

  it('has the map’s style sheet of the chosen provider only', () => {
    expect(mapStyleSheet({ maps: { provider: 'openstreetmap' } })).toBe('@import "leaflet/dist/leaflet.css";')
    expect(mapStyleSheet({ maps: { provider: 'yandex' } })).toBe('')
    expect(mapStyleSheet({ maps: undefined })).toBe('')
  })
})
