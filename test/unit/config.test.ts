import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  type Bindings,
  findUnknownVariables,
  readConfig,
  readConfiguredLocales,
} from '../../src/config/config.ts'
import { ConfigInvalid } from '../../src/errors.ts'

// Configuration looks at no binding but text; the assets are only passed by.
const bindings = (variables: Record<string, unknown> = {}): Bindings => ({
  ASSETS: { fetch: async () => new Response() } as unknown as Fetcher,
  ...variables,
})

const problemsOf = (variables: Record<string, unknown>): string => {
  try {
    readConfig(bindings(variables))
    return 'none'
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigInvalid)
    return String(error)
  }
}

describe('a deployment without any configuration', () => {
  const config = readConfig(bindings())

  it('has all three languages', () => {
    expect(config.LOCALES).toEqual(['ru', 'en', 'th'])
  })

  it('has a ticket host of each kind', () => {
    expect([config.TICKET_HOST, config.TICKET_HOST_TUTTI]).toEqual([
      'iframeab-pre0000.intickets.ru',
      'tickets.poluton.example',
    ])
  })

  it('knows the production hosts of the demo', () => {
    expect(config.PRODUCTION_HOSTS).toEqual(['poluton.example', 'www.poluton.example'])
  })

  it('counts no visits and shows no map in a page', () => {
    expect([config.analytics, config.map]).toEqual([undefined, undefined])
  })

  it.each([
    [{ ANALYTICS_ID: '12' }, { id: '12', host: 'mc.yandex.ru', asksConsent: true, mayStore: true }],
    [
      { ANALYTICS_ID: '12', ANALYTICS_CONSENT: 'none' },
      { id: '12', host: 'mc.yandex.ru', asksConsent: false, mayStore: true },
    ],
  ])('with %j counts visits by %j', (variables, analytics) => {
    expect(readConfig(bindings(variables)).analytics).toEqual(analytics)
  })

  it('knows both sellers', () => {
    expect(Object.keys(config.SELLERS)).toEqual(['3', '5'])
  })

  it.each([
    'SITE_URL',
    'CONTENT_URL',
    'CONTENT_TOKEN',
    'ADMIN_URL',
    'SEARCH_URL',
    'SEARCH_KEY',
    'HELP_URL',
    'TICKET_WIDGET_URL',
    'TICKET_WIDGET_STYLES',
    'MAPS_KEY',
    'ANALYTICS_ID',
  ] as const)('has no %s', (name) => {
    expect(config[name]).toBeUndefined()
  })
})

describe('a variable', () => {
  it('that is empty counts as not set', () => {
    expect(readConfig(bindings({ CONTENT_URL: '', LOCALES: '', TICKET_HOST: '' })).LOCALES).toHaveLength(3)
  })

  it('that is a list is taken apart at commas, and spaces are no matter', () => {
    expect(readConfig(bindings({ EMBED_HOSTS: ' a.example, ,b.example ' })).EMBED_HOSTS).toEqual([
      'a.example',
      'b.example',
    ])
  })

  it('of languages gives them in the order of the site', () => {
    expect(readConfig(bindings({ LOCALES: 'th, ru' })).LOCALES).toEqual(['ru', 'th'])
  })

  it('of sellers is read as JSON', () => {
    const seller = { name: 'ООО', inn: '1', ogrn: '2' }
    expect(readConfig(bindings({ SELLERS: JSON.stringify({ 5: seller, 3: seller }) })).SELLERS[5]).toEqual(
      seller,
    )
  })

  it.each([12345, '12345'])('of the counter may be the number %j or its text', (given) => {
    expect(readConfig(bindings({ ANALYTICS_ID: given })).ANALYTICS_ID).toBe('12345')
  })

  it.each<[string, Record<string, string>, object | undefined]>([
    ['with both', { TURNSTILE_SITE_KEY: 'a-key', TURNSTILE_SECRET: 's' }, { siteKey: 'a-key', secret: 's' }],
    ['with one', { TURNSTILE_SITE_KEY: 'a-key' }, undefined],
    ['with the other', { TURNSTILE_SECRET: 's' }, undefined],
  ])('of Turnstile makes a challenge only %s', (_name, given, challenge) => {
    expect(readConfig(bindings(given)).challenge).toEqual(challenge)
  })

  it('is parsed once for an isolate', () => {
    const given = bindings()
    expect(readConfig(given)).toBe(readConfig(given))
  })
})

describe('a wrong value is named', () => {
  it.each([
    ['SITE_URL', 'site.example', 'SITE_URL must be an http(s) address of the public site'],
    ['SITE_URL', 'ftp://site.example', 'SITE_URL must be'],
    ['CONTENT_URL', 'strapi', 'CONTENT_URL must be an http(s) address of Strapi'],
    ['CONTENT_URL', 'http://', 'CONTENT_URL must be'],
    ['CONTENT_URL', 'http://a:b:c', 'CONTENT_URL must be'],
    ['CONTENT_URL', 'javascript:alert(1)', 'CONTENT_URL must be'],
    ['ADMIN_URL', '/admin', "ADMIN_URL must be an http(s) address of Strapi's admin"],
    ['SEARCH_URL', 'localhost:7700', 'SEARCH_URL must be an http(s) address of Meilisearch'],
    ['HELP_URL', 'help', 'HELP_URL must be an http(s) address of the help site'],
    ['LOCALES', 'en', 'LOCALES must be a comma-separated list out of ru, en, th that holds ru'],
    ['LOCALES', 'ru,de', 'LOCALES must be'],
    ['LOCALES', ',', 'LOCALES must be'],
    ['TICKET_HOST', 'https://tickets.example', 'TICKET_HOST must be a host name without protocol'],
    ['TICKET_HOST_TUTTI', 'tickets.example/x', 'TICKET_HOST_TUTTI must be a host name'],
    ['TICKET_HOST', "x.example; script-src 'unsafe-inline'", 'TICKET_HOST must be a host name'],
    ['TICKET_WIDGET_URL', 'http://widget.example/w.js', 'TICKET_WIDGET_URL must be the https address of'],
    ['TICKET_WIDGET_URL', 'widget.js', 'TICKET_WIDGET_URL must be'],
    ['TICKET_WIDGET_URL', "https://w.example/w.js; script-src 'unsafe-inline'", 'TICKET_WIDGET_URL must be'],
    ['TICKET_WIDGET_STYLES', 'javascript:alert(1)', 'TICKET_WIDGET_STYLES must be the https address of'],
    ['MAPS_KEY', 'key&onload=alert', "MAPS_KEY must be the maps service's key"],
    ['MAPS_KEY', 'short', 'MAPS_KEY must be'],
    ['ANALYTICS_ID', 'G-12345', "ANALYTICS_ID must be the counter's number: digits only"],
    ['ANALYTICS_ID', '-1', 'ANALYTICS_ID must be'],
    ['ANALYTICS_ID', 1.5, "ANALYTICS_ID must be the counter's number: digits only"],
    ['ANALYTICS_ID', {}, 'ANALYTICS_ID must be'],
    ['ANALYTICS_CONSENT', 'maybe', 'ANALYTICS_CONSENT must be required or none'],
    ['SELLERS', '{5:', 'SELLERS must be JSON'],
    ['SELLERS', '{"five": {}}', 'SELLERS'],
    ['SELLERS', 'null', 'SELLERS'],
    [
      'SELLERS',
      '{"5":{"name":"a","inn":1,"ogrn":"2"},"3":{"name":"a","inn":"1","ogrn":"2"}}',
      'SELLERS.5.inn',
    ],
    ['CONTENT_TOKEN', 5, 'CONTENT_TOKEN'],
    ['EMBED_HOSTS', ['a.example'], 'EMBED_HOSTS'],
    ['MEDIA_HOSTS', ['a.example'], 'MEDIA_HOSTS'],
    ['EMBED_HOSTS', "a.example; script-src 'unsafe-inline'", 'EMBED_HOSTS must be'],
    ['EMBED_HOSTS', 'https://a.example', 'EMBED_HOSTS must be'],
    ['PRODUCTION_HOSTS', 'https://poluton.example', 'PRODUCTION_HOSTS must be'],
  ])('%s=%j', (name, value, problem) => {
    expect(problemsOf({ [name]: value })).toContain(problem)
  })

  it('along with every other wrong one', () => {
    const problems = problemsOf({ CONTENT_URL: 'x', SEARCH_URL: 'y', LOCALES: 'zz', TICKET_HOST: '/' })
    expect(problems.match(/^ {2}- \w+/gm)).toEqual([
      '  - LOCALES',
      '  - CONTENT_URL',
      '  - SEARCH_URL',
      '  - TICKET_HOST',
    ])
  })

  it('without showing a secret', () => {
    expect(problemsOf({ CONTENT_TOKEN: 'secret', CONTENT_URL: 'x' })).not.toContain('secret')
  })
})

describe('a variable that nobody knows', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('is named in the log, once for an isolate, and the site goes on', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const env = bindings({ CONTNET_URL: 'https://strapi.example', LOCALES: 'ru' })
    expect([readConfig(env), readConfig(env)].map(({ LOCALES }) => LOCALES)).toEqual([['ru'], ['ru']])
    expect(warn.mock.calls.map(([line]) => JSON.parse(line).message)).toEqual([
      'CONTNET_URL is no variable of the site; did you mean CONTENT_URL?',
    ])
  })

  it('does not show its value, which may be a secret', () => {
    expect(String(findUnknownVariables({ CONTENT_TOKN: 'secret' }))).not.toContain('secret')
  })

  it.each([
    ['SERCH_URL', 'SEARCH_URL'],
    ['CONTENT_URLS', 'CONTENT_URL'],
    ['TICKET_HOSTS', 'TICKET_HOST'],
    ['SOMETHING_ELSE', undefined],
    ['content_url', undefined],
    ['X', undefined],
  ])('%s may mean %s', (name, meant) => {
    expect(findUnknownVariables({ [name]: 'x' })).toEqual([
      `${name} is no variable of the site${meant ? `; did you mean ${meant}?` : ''}`,
    ])
  })

  it.each([
    ['a number', 5],
    ['a switch', true],
    ['empty', ''],
  ])('is one too when it is %s', (_what, value) => {
    expect(findUnknownVariables({ SOMETHING_ELSE: value })).toHaveLength(1)
  })

  it.each([
    ['a binding', { OTHER: { get: () => undefined } }],
    ['of the platform or of a test', { __STATIC_CONTENT_MANIFEST: '{}' }],
    ['known', { SITE_URL: 'https://site.example' }],
  ])('is not what is %s', (_what, env) => {
    expect(findUnknownVariables(env)).toEqual([])
  })
})

describe('the languages that addresses may carry', () => {
  it.each([
    [undefined, ['ru', 'en', 'th']],
    [{}, ['ru', 'en', 'th']],
    [{ LOCALES: 'ru' }, ['ru']],
    [{ LOCALES: 'en,ru' }, ['ru', 'en']],
    [{ LOCALES: '' }, ['ru', 'en', 'th']],
    [{ LOCALES: 'zz' }, ['ru', 'en', 'th']],
    [{ LOCALES: 5 }, ['ru', 'en', 'th']],
  ])('of %j are %j', (variables, locales) => {
    expect(readConfiguredLocales(variables && bindings(variables))).toEqual(locales)
  })
})
