import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { completeBrand } from '../../src/brand/complete-brand.ts'
import { checkBrand } from '../../src/brand/define-brand.ts'
import { analyticsProviders } from '../../src/providers/analytics.ts'
import { embedProviders } from '../../src/providers/embeds.ts'
import { mapProviders } from '../../src/providers/maps.ts'
import { newsletterProviders } from '../../src/providers/newsletters.ts'
import { nameFor } from '../../src/providers/provider.ts'
import { ticketProviders } from '../../src/providers/tickets.ts'
import { loadDemoBrand } from '../../src/tools/build/load-brand.ts'
import { checkProviders, mapStyleSheet, writeProviderModule } from '../../src/tools/build/provider-modules.ts'
import { splitImports } from '../../src/tools/build/split-imports.ts'
import { north } from './north-brand.ts'
import { filesBelow, readText, root, withoutComments } from './read-imports.ts'

const registries = {
  maps: mapProviders,
  analytics: analyticsProviders,
  tickets: ticketProviders,
  newsletters: newsletterProviders,
}
/** Networks and embeds are data, in a table each. */
const networkFile = 'src/providers/networks.ts'
const embedFile = 'src/providers/embeds.ts'
const { chosen } = await loadDemoBrand()

/** A brand whose home is in a country, with more that it says. */
const northIn = (country: string, more: object = {}) => {
  const checked = checkBrand({ ...north, home: { ...north.home, countryCode: country }, ...more })
  const brand = 'brand' in checked ? checked.brand : undefined
  return { chosen: brand && completeBrand(brand, {}), problems: checked.problems }
}

describe('a provider', () => {
  it.each(Object.entries(registries))('of %s is one row and one file of that name', (kind, rows) => {
    const files = readdirSync(`${root}/src/providers/${kind}`).map((name) => name.replace(/\.ts$/, ''))
    expect(files.sort()).toEqual(Object.keys(rows).sort())
  })

  const all = Object.entries(registries).flatMap(([kind, rows]) =>
    Object.keys(rows).map((id) => [kind, id] as const),
  )
  const texts = new Map(
    [...filesBelow('src', /\.tsx?$/), ...filesBelow('client', /\.(tsx?|css)$/)]
      .filter((file) => !/^src\/(demo|tools\/measure)\//.test(file))
      .map((file) => [file, readText(file)]),
  )
  /** Hosts in a file's code, by the file; links in its comments don't count. */
  const hostsOf = new Map(
    [...texts].map(([file, text]) => [
      file,
      new Set(withoutComments(text).match(/(?<=https:\/\/(?:\*\.)?)[a-z0-9-]+(\.[a-z0-9-]+)+/g)),
    ]),
  )

  it.each(all)('of %s, %s: its hosts stand in no file but its own', (kind, id) => {
    const own = `src/providers/${kind}/${id}.ts`
    const hosts = hostsOf.get(own)
    const strangers = [...hostsOf]
      .filter(([file]) => file !== own && file !== networkFile && !isOfSameCompany(own, file))
      .flatMap(([file, others]) =>
        [...others].filter((host) => hosts?.has(host)).map((host) => `${file}: ${host}`),
      )
    expect(strangers).toEqual([])
  })

  it.each([
    [networkFile, 'vk.com'],
    [embedFile, 'vkvideo.ru'],
  ])(
    'that is a row of %s: its hosts stand in no other file but those of providers and of channels of notices',
    (table, host) => {
      const hosts = hostsOf.get(table)
      const strangers = [...hostsOf].filter(
        ([file, others]) =>
          !/^src\/(?:providers|features\/notices\/channels)\//.test(file) &&
          [...others].some((other) => hosts?.has(other)),
      )
      expect(hosts?.has(host)).toBe(true)
      expect(strangers.map(([file]) => file)).toEqual([])
    },
  )

  it.each(all)('of %s, %s: its row is the only one that imports its file', (kind, id) => {
    const importing = [...texts].filter(([file, text]) =>
      text.includes(`${file.startsWith('src/providers/') ? '.' : 'providers'}/${kind}/${id}.ts'`),
    )
    expect(importing.map(([file]) => file)).toEqual([`src/providers/${kind}.ts`])
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

describe('the country of a service on the privacy page', () => {
  // Companies by their terms of use, imprints and registers. Those of Google, Apple and VK were not read again in November 2026.
  it.each([
    ['analytics', 'ga4', 'us', 'Google LLC'],
    ['analytics', 'metrica', 'ru', 'ООО «Яндекс»'],
    ['analytics', 'plausible', 'ee', 'Plausible Insights OÜ, Tartu'],
    ['embeds', 'rutube', 'ru', 'ООО «Руформ», Moscow'],
    ['embeds', 'soundcloud', 'de', 'SoundCloud Global Limited & Co. KG, Berlin'],
    ['embeds', 'spotify', 'se', 'Spotify AB'],
    ['embeds', 'vimeo', 'us', 'Vimeo.com, Inc.'],
    ['embeds', 'vk', 'ru', 'ООО «В Контакте»'],
    ['embeds', 'yandex', 'ru', 'ООО «Яндекс»'],
    ['embeds', 'youtube', 'us', 'Google LLC'],
    ['maps', 'apple', 'us', 'Apple Inc.'],
    ['maps', 'google', 'us', 'Google LLC'],
    ['maps', 'openstreetmap', 'gb', 'OpenStreetMap Foundation'],
    ['maps', 'yandex', 'ru', 'ООО «Яндекс»'],
    ['newsletters', 'brevo', 'fr', 'Sendinblue SAS, Paris'],
    ['newsletters', 'mailchimp', 'us', 'The Rocket Science Group LLC, Georgia'],
    ['tickets', 'intickets', 'ru', 'ООО «Интикетс»'],
    ['tickets', 'pretix', 'de', 'pretix GmbH, Heidelberg'],
    ['tickets', 'ticketscloud', 'ru', 'ООО «Тикетсклауд», Moscow'],
  ])('of %s, %s, is %s: of %s', (kind, id, country) => {
    expect(countries.get(`${kind} ${id}`)).toBe(country)
  })

  it('is missing only where each orchestra runs the service itself', () => {
    const without = [...countries].filter(([, country]) => country === undefined)
    expect(without.map(([service]) => service).sort()).toEqual([
      'analytics matomo',
      'newsletters listmonk',
      'tickets frame',
    ])
  })
})

/** Countries of the companies whose servers pages may contact; networks are only linked. */
const countries = new Map<string, string | undefined>([
  ...Object.entries(embedProviders).map(([id, { country }]) => [`embeds ${id}`, country] as const),
  ...[
    ['analytics', analyticsProviders] as const,
    ['maps', mapProviders] as const,
    ['newsletters', newsletterProviders] as const,
    ['tickets', ticketProviders] as const,
  ].flatMap(([kind, rows]) =>
    Object.entries(rows).map(([id, { provider }]) => [`${kind} ${id}`, provider.country] as const),
  ),
])

/** Two services of one company may have the same host. */
const isOfSameCompany = (one: string, other: string) => companyOf(one) === companyOf(other)

/** The company whose service a file of a provider, or of a channel of notices, is. */
function companyOf(file: string): string {
  const [, id = file] = /^src\/(?:providers\/\w+|features\/notices\/channels)\/(\w+)\.ts$/.exec(file) ?? []
  return id === 'metrica' ? 'yandex' : id
}

describe('without a word of the brand', () => {
  it.each([
    ['ru', 'yandex', 'metrica'],
    ['de', 'openstreetmap', undefined],
    ['nz', 'openstreetmap', undefined],
    ['kz', 'openstreetmap', undefined],
  ])('a home in %s has maps of %s and counts with %s', (country, maps, analytics) => {
    const { chosen } = northIn(country)
    expect([chosen?.maps?.provider, chosen?.analytics?.provider]).toEqual([maps, analytics])
  })

  it.each([
    ['ru', ['youtube', 'vimeo', 'vk', 'rutube', 'spotify', 'soundcloud', 'yandex']],
    ['de', ['youtube', 'vimeo', 'spotify', 'soundcloud']],
    ['kz', ['youtube', 'vimeo', 'spotify', 'soundcloud']],
  ])('a home in %s embeds %j', (country, embeds) => {
    expect(northIn(country).chosen?.embeds).toEqual(embeds)
  })

  it('frames come from hosts of no one other country', () => {
    expect(northIn('de').chosen?.embedHosts).toEqual([
      'www.youtube-nocookie.com',
      'player.vimeo.com',
      'open.spotify.com',
      'w.soundcloud.com',
    ])
  })

  it('pages are shared by what is usual everywhere', () => {
    expect(northIn('de').chosen?.shareNetworks).toEqual([
      'whatsapp',
      'telegram',
      'facebook',
      'twitter',
      'linkedin',
      'email',
      'sms',
    ])
  })

  it('an orchestra may want none', () => {
    const none = { provider: 'none' }
    const { chosen } = northIn('ru', { maps: none, analytics: none })
    expect([chosen?.maps, chosen?.analytics]).toEqual([undefined, undefined])
    const without = northIn('ru', { embeds: [], shareNetworks: [] }).chosen
    expect([without?.embedHosts, without?.shareNetworks]).toEqual([[], []])
  })
})

describe('a wrong choice stops the build with one line', () => {
  it.each<[object, string]>([
    [
      { maps: { provider: 'googel' } },
      "brand/brand.ts: maps.provider: 'googel' is no provider of maps; did you mean 'google'?",
    ],
    [
      { analytics: { provider: 'piwik-pro' } },
      `brand/brand.ts: analytics.provider: 'piwik-pro' is no provider of analytics; there are ${Object.keys(analyticsProviders).join(', ')}, none`,
    ],
    [
      { analytics: { provider: 'matomo', id: '1', host: 'stats.example/matomo' } },
      "brand/brand.ts: analytics.host: must be a host name without protocol and path, as 'tickets.example.org'",
    ],
    [
      { shareNetworks: ['facebok'] },
      "brand/brand.ts: shareNetworks.0: 'facebok' is no network that pages are shared by; did you mean 'facebook'?",
    ],
    [
      { shareNetworks: ['email', 'email'] },
      'brand/brand.ts: shareNetworks: names a network that pages are shared by twice',
    ],
    [
      { tickets: [{ provider: 'pretixx' }] },
      "brand/brand.ts: tickets.0.provider: 'pretixx' is no provider of tickets; did you mean 'pretix'?",
    ],
    [
      { tickets: [{ provider: 'frame' }] },
      'brand/brand.ts: tickets.0.host: is missing: the pages of frame are on a host that the brand names',
    ],
    [
      { tickets: [{ provider: 'frame', host: 'shop.example/orchestra' }] },
      "brand/brand.ts: tickets.0.host: must be a host name without protocol and path, as 'tickets.example.org'",
    ],
    [
      { embeds: ['youtub'] },
      "brand/brand.ts: embeds.0: 'youtub' is no provider of embeds; did you mean 'youtube'?",
    ],
    [
      { social: [{ network: 'instagramm', url: 'https://www.instagram.com/north' }] },
      "brand/brand.ts: social.0.network: 'instagramm' is no network with profiles; did you mean 'instagram'?",
    ],
    ...[
      'https://vk.com/north',
      'https://www.instagram.com/',
      'https://instagram.com.evil.example/north',
      'https://north@www.instagram.com/north',
      'https://www.instagram.com:8443/north',
      'http://www.instagram.com/north',
      'javascript:alert(1)',
    ].map((url): [object, string] => [
      { social: [{ network: 'instagram', url }] },
      'brand/brand.ts: social.0.url: is no profile of instagram, as https://www.instagram.com/orchestra',
    ]),
  ])('%j', (more, line) => {
    expect(northIn('de', more).problems).toEqual([line])
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
    const { chosen } = northIn('de', { analytics })
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
    const { chosen } = northIn('de', more)
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
    const { chosen } = northIn(country, more)
    expect(chosen && checkProviders(chosen, variables)).toEqual({ problems: [], remarks })
  })
})

describe('a value that a deployment gives', () => {
  const { maps, analytics } = registries
  it.each([
    ['google', maps.google.provider.inPage?.key, `AIza${'x'.repeat(35)}`],
    ['yandex', maps.yandex.provider.inPage?.key, '0a1b2c3d-0000-4e5f-8a9b-0c1d2e3f4a5b'],
    ['ga4', analytics.ga4.provider.id, 'G-ABC123DEF4'],
    ['matomo', analytics.matomo.provider.id, '17'],
    ['metrica', analytics.metrica.provider.id, '12345678'],
    ['plausible', analytics.plausible.provider.id, 'orchestra.example'],
  ])('to %s is nothing more than that value', (_provider, rule, value) => {
    expect(rule?.pattern.test(value)).toBe(true)
    const others = ['', `${value}"`, `"${value}`, `${value} `, ` ${value}`, `${value}/`]
    expect(others.filter((other) => rule?.pattern.test(other))).toEqual([])
  })
})

describe('the build', () => {
  it('reads each chosen export from a module of its own', () => {
    const source = "import { mapProvider, showMap as show } from '../../src/brand/chosen-providers.ts'\nx()"
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
    expect(writeProviderModule('shareAddresses', { ...chosen, shareNetworks: ['sms', 'spotify'] })).toBe(
      'export const shareAddresses = {"sms":"sms:?&body={text}"}',
    )
    expect(
      writeProviderModule('sharingNetworks', { ...chosen, shareNetworks: ['sms', 'vk'] }).replaceAll(
        root,
        '',
      ),
    ).toBe(
      [
        'import { networks } from "/src/providers/networks.ts"',
        'export const sharingNetworks = { sms: networks.sms, vk: networks.vk }',
      ].join('\n'),
    )
    expect(writeProviderModule('chosenEmbeds', { ...chosen, embeds: ['vimeo'] })).toMatch(
      /embeds\.ts"\nexport const chosenEmbeds = \{ vimeo: embedProviders\.vimeo \}$/,
    )
    expect(() => writeProviderModule('showMaps', chosen)).toThrow('has no «showMaps»')
  })

  it('has the map’s style sheet of the chosen provider only', () => {
    expect(mapStyleSheet({ maps: { provider: 'openstreetmap' } })).toBe('@import "leaflet/dist/leaflet.css";')
    expect(mapStyleSheet({ maps: { provider: 'yandex' } })).toBe('')
    expect(mapStyleSheet({ maps: undefined })).toBe('')
  })
})
