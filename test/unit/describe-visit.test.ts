import { describe, expect, it } from 'vitest'
import {
  type CountedRequest,
  describeAction,
  describeSearchMiss,
  describeVisit,
} from '../../src/features/statistics/describe-visit.ts'
import { readOccurrenceKey, toOccurrenceKey } from '../../src/features/statistics/statistics-kinds.ts'
import { allLocales } from '../../src/shared/locales.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
const now = Date.UTC(2026, 10, 26, 19, 30)

interface Asked {
  path?: string
  method?: string
  headers?: Record<string, string>
  cf?: unknown
  status?: number
  answer?: Record<string, string>
}

const toRequest = ({ path = '/c/near', method = 'GET', headers = {}, cf }: Asked): CountedRequest => ({
  url: `https://tutti.example${path}`,
  method,
  headers: new Headers({ 'user-agent': firefox, ...headers }),
  cf,
})
const visit = (asked: Asked = {}) =>
  describeVisit(
    toRequest(asked),
    {
      status: asked.status ?? 200,
      headers: new Headers(asked.answer ?? { 'cache-control': 'private, no-cache' }),
    },
    allLocales,
    now,
  )

describe('a view', () => {
  it('has its path, its hour and what is known of the visitor', () => {
    const cf = { country: 'RU', city: 'Vologda', latitude: '59.2', asn: 12389 }
    expect(visit({ headers: { referer: 'https://www.vk.com/away?to=1' }, cf })).toEqual({
      kind: 'view',
      path: '/c/near',
      hour: '2026-11-26T19',
      facts: { source: 'vk.com', country: 'RU', city: 'RU/Vologda', device: 'desktop' },
    })
  })

  it.each([
    ['without the prefix of its language', { path: '/en/c/near' }, '/c/near'],
    ['without its query', { path: '/concerts?city=moscow' }, '/concerts'],
    ['of the home page', { path: '/en' }, '/'],
    ['that a browser has already', { status: 304 }, '/c/near'],
    [
      'opened by a service worker',
      { headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'empty' } },
      '/c/near',
    ],
  ])('%s is counted by its path', (_what, asked, path) => {
    expect(visit(asked)?.path).toBe(path)
  })

  it.each([
    ['Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) AppleWebKit/537.36 Chrome/96.0 Mobile Safari/537.36'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 [FBAN/FBIOS;FBAV/460]'],
    ['Opera/9.80 (Android; Opera Mini/36) Presto/2.12 Version/12.16'],
  ])('of a telephone is counted: %s', (agent) => {
    expect(visit({ headers: { 'user-agent': agent } })?.facts.device).toBe('mobile')
  })

  it.each([
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
    ],
    ['Mozilla/5.0 (compatible; Claude-User/1.0; +Claude-User@anthropic.com)'],
    ['Mozilla/5.0 (compatible; Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)'],
    ['Mozilla/5.0 (compatible; meta-externalagent/1.1)'],
    ['Mozilla/5.0 (Windows NT 10.0) Google-InspectionTool/1.0'],
  ])('that an assistant or a checker reads isn’t counted: %s', (agent) => {
    expect(visit({ headers: { 'user-agent': agent } })).toBeUndefined()
  })

  it.each<[string, Asked]>([
    ['of a search engine', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; YandexBot/3.0)' } }],
    ['of a link preview', { headers: { 'user-agent': 'TelegramBot (like TwitterBot)' } }],
    ['of a program', { headers: { 'user-agent': 'python-requests/2.32' } }],
    [
      'of a program that calls itself a browser',
      { headers: { 'user-agent': 'Mozilla/5.0 HeadlessChrome/140' } },
    ],
    ['without a name', { headers: { 'user-agent': '' } }],
    ['of a bot that the platform knows', { cf: { verifiedBotCategory: 'Search Engine Crawler' } }],
    ['of a visitor with Do Not Track', { headers: { dnt: '1' } }],
    ['of a visitor with Global Privacy Control', { headers: { 'sec-gpc': '1' } }],
    ['of an editor', { headers: { cookie: 'theme=dark; __Host-editor=1.abc' } }],
    ['fetched in advance', { headers: { 'sec-purpose': 'prefetch' } }],
    ['rendered in advance', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ['fetched in advance by an older browser', { headers: { purpose: 'prefetch' } }],
    ['read by a script', { headers: { 'sec-fetch-mode': 'cors' } }],
    ['of somebody’s own page', { answer: { 'cache-control': 'no-store' } }],
    ['that was sent to the site', { method: 'POST' }],
  ])('%s isn’t counted', (_what, asked) => {
    expect(visit(asked)).toBeUndefined()
  })
})

describe('the source of a view', () => {
  it.each([
    ['the host of another site', 'https://m.vk.com/feed', '', 'm.vk.com'],
    ['none from a page of this site', 'https://tutti.example/concerts', '', undefined],
    ['said to be direct where the browser says nothing', '', '', '(direct)'],
    ['none from a text that is no address', '<script>alert(1)</script>', '', undefined],
    ['none from another protocol', 'javascript:alert(1)', '', undefined],
    [
      'the host, whatever script its address has',
      'https://evil.example/?<script>alert(1)</script>',
      '',
      'evil.example',
    ],
    ['none from a host with other signs', 'https://evil_<b>.example/', '', undefined],
    ['the campaign’s, where it names one', 'https://vk.com/', '?utm_source=Newsletter', 'newsletter'],
    ['the referrer, where the campaign’s has no letter', 'https://vk.com/', '?utm_source=<>', 'vk.com'],
    [
      'the first hundred characters of a long host',
      `https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/`,
      '',
      `${'a'.repeat(60)}.${'b'.repeat(39)}`,
    ],
    ['an app of Android', 'android-app://org.telegram.messenger/', '', 'org.telegram.messenger'],
    ['an app with capitals in its name', 'android-app://com.Slack/', '', 'com.slack'],
    ['none from an app with other signs', 'android-app://evil<b>/', '', undefined],
    ['none from another scheme', 'file://host.example/', '', undefined],
    [
      'a host in capitals and with a port, as it is usually written',
      'HTTPS://VK.com:8443/away',
      '',
      'vk.com',
    ],
  ])('is %s', (_what, referer, query, source) => {
    expect(visit({ path: `/c/near${query}`, headers: { referer } })?.facts.source).toBe(source)
  })
})

describe('the campaign of a view', () => {
  it.each([
    ['as it is written', 'Spring sale', 'Spring sale'],
    ['in letters of any script', 'весна-2026', 'весна-2026'],
    ['without markup', '<img src=x onerror=alert(1)>', 'img src x onerror alert 1'],
    ['not as a formula of a spreadsheet', '=HYPERLINK("x")', 'HYPERLINK x'],
    ['not as another kind of formula', '@SUM(1+1)', 'SUM 1+1'],
    ['in one line', 'a\r\nb\u2028c\u0000d', 'a b c d'],
    ['with a cut name', 'x'.repeat(10_000), 'x'.repeat(100)],
    ['without a name that has no letter', '()', undefined],
  ])('is counted %s', (_what, name, campaign) => {
    const query = new URLSearchParams({ utm_campaign: name })
    expect(visit({ path: `/?${query}` })?.facts.campaign).toBe(campaign)
  })
})

describe('the place of a view', () => {
  it.each<[string, unknown, object]>([
    ['its country and city', { country: 'kz', city: 'Almaty' }, { country: 'KZ', city: 'KZ/Almaty' }],
    ['its country alone', { country: 'KZ' }, { country: 'KZ' }],
    ['nothing without a country', { city: 'Almaty' }, {}],
    ['nothing for Tor', { country: 'T1' }, {}],
    ['nothing of a longer code', { country: 'XKZ' }, {}],
    ['nothing where the edge says nothing', undefined, {}],
    ['nothing of other types', { country: 7, city: {} }, {}],
    [
      'a city without signs',
      { country: 'CI', city: "<b>Abidjan</b>'" },
      { country: 'CI', city: "CI/b Abidjan b '" },
    ],
  ])('is %s', (_what, cf, place) => {
    const { device: _, source: __, ...facts } = visit({ cf })?.facts ?? {}
    expect(facts).toEqual(place)
  })

  it('has the kind of device', () => {
    expect(visit({ headers: { 'user-agent': iphone } })?.facts.device).toBe('mobile')
  })
})

describe('an address that doesn’t exist', () => {
  const missing = (path: string, headers = {}) =>
    visit({ path, status: 404, headers, answer: { 'cache-control': 'no-store' } })

  it.each([
    ['as people read it', '/%D0%BA%D0%BE%D0%BD%D1%86%D0%B5%D1%80%D1%82', '/концерт'],
    ['without its language and query', '/en/old?utm_source=x', '/old'],
    ['cut', `/${'a'.repeat(5000)}`, `/${'a'.repeat(199)}`],
    ['in one line', '/a%0Ab%E2%80%A8c', '/a b c'],
    ['with bytes that are no letters', '/%ff%fe', '/%ff%fe'],
  ])('is counted %s', (_what, path, counted) => {
    expect(missing(path)?.path).toBe(counted)
  })

  it('is counted with the site that links there, and nothing else', () => {
    expect(missing('/old', { referer: 'https://afisha.example/' })?.facts).toEqual({
      source: 'afisha.example',
    })
  })

  it.each(['/unsubscribe/anna@example.com', '/unsubscribe/anna%40example.com', '/call/+7-900-123-45-67'])(
    'isn’t counted where it may name a person: %s',
    (path) => {
      expect(missing(path)).toBeUndefined()
    },
  )
})

describe('a search without a result', () => {
  const miss = (query: string) =>
    describeSearchMiss(toRequest({ cf: { country: 'RU', city: 'Perm' } }), query, now)

  it('is counted by its words in small letters and the place, without source and device', () => {
    expect(miss('  Щелкунчик, Пермь! ')).toEqual({
      kind: 'search-miss',
      path: 'щелкунчик пермь',
      hour: '2026-11-26T19',
      facts: { country: 'RU', city: 'RU/Perm' },
    })
  })

  it.each(['', 'я', 'anna@example.com', '+7 (900) 123-45-67', 'https://evil.example/', '«»'])(
    '%j isn’t counted',
    (query) => {
      expect(miss(query)).toBeUndefined()
    },
  )
})

describe('a click', () => {
  it('has the source and campaign of the page that was seen', () => {
    const seen = {
      origin: 'https://tutti.example',
      search: '?utm_campaign=spring',
      referrer: 'https://ya.ru/',
    }
    const click = describeAction(toRequest({}), { kind: 'ticket', path: '/c/near' }, seen, now)
    expect(click).toEqual({
      kind: 'ticket',
      path: '/c/near',
      hour: '2026-11-26T19',
      facts: { source: 'ya.ru', campaign: 'spring', device: 'desktop' },
    })
  })

  it('has no source where a page of the site has led to the page that was seen', () => {
    const seen = { origin: 'https://tutti.example', search: '', referrer: 'https://tutti.example/concerts' }
    const { facts } = describeAction(toRequest({}), { kind: 'ticket', path: '/c/near' }, seen, now)
    expect(facts).toEqual({ device: 'desktop' })
  })
})

it('every description can be written as a text and read again', () => {
  const described = [
    visit({
      path: '/?utm_campaign=a%0Ab',
      cf: { country: 'RU', city: 'a\nb' },
      headers: { referer: 'https://a.b/' },
    }),
    visit({ path: '/a%0Ab', status: 404 }),
    describeSearchMiss(toRequest({}), 'a\nb', now),
  ]
  for (const each of described) expect(each && readOccurrenceKey(toOccurrenceKey(each))).toEqual(each)
})
