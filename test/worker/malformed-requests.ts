import fc from 'fast-check'
import { origin } from './visit.ts'

export const hookSecret = 'a-secret-of-the-tests'

/** A request as a scanner, a broken program or an attacker sends it. */
export interface MalformedRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

/** Texts of all code points, control characters and lone surrogates included. */
const anyText = fc.string({ unit: 'binary', maxLength: 40 })
const longText = fc.integer({ min: 500, max: 5000 }).map((length) => 'я%2f'.repeat(length / 4))
/** Printable ASCII: a test's request can't hold other bytes in a header. */
const headerText = fc.string({ unit: 'grapheme-ascii', maxLength: 80 }).map((text) => text.trim())

const knownPaths = ['', 'concerts', 'c', 'programs', 'program', 'cities', 'venues', 'news', 'p', 'qa', 'a']
  .concat('poster', 'search', 'about', 'members', 'categories', 'tickets', 'charity', 'moscow', 'finomi')
  .concat('api', 'graphql', 'hooks', 'content', 'health', 'detect-city', 'en', 'th', 'ru')
const hostileSegments = [
  '..',
  '.',
  '%2e%2e',
  '%2f',
  '%5c',
  '\\',
  '%00',
  '%',
  '%zz',
  '%c0%af',
  '%ed%a0%80',
  ';',
]
  .concat('_payload.json', 'index.php', 'wp-login.php', '.env', '.git', 'style.css', '*', ':slug', '<script>')
  .concat('__proto__', 'constructor', 'toString', '{{7*7}}', "' or 1=1--", 'a'.repeat(2000), '%F0%9F%8E%BB')
const segment = fc.oneof(
  { arbitrary: fc.constantFrom(...knownPaths), weight: 5 },
  { arbitrary: fc.constantFrom(...hostileSegments), weight: 3 },
  { arbitrary: anyText, weight: 1 },
)
const pathOf = fc
  .array(segment, { maxLength: 5 })
  .chain((segments) => fc.constantFrom('/', '//', '/./').map((slash) => `/${segments.join(slash)}`))
const apiPath = fc.constantFrom(
  ...['/api/search', '/api/cities', '/api/detect-city', '/api/hooks/content', '/graphql', '/api/x'],
)

const names = [
  'page',
  'city',
  'month',
  'program',
  'past',
  'available',
  'q',
  'index',
  'locale',
  'query',
].concat('__proto__', 'constructor[prototype]', 'utm_source', '', 'category')
const queryValue = fc.oneof(
  fc.constantFrom('-1', '0', '1e309', 'NaN', '999999999999999999999', '2026-13', '0000-00', 'moscow', 'true'),
  fc.constantFrom(
    'javascript:alert(1)',
    '//evil.example',
    '%',
    '%E0%A4%A',
    '\u0000',
    '[object Object]',
    '[]',
  ),
  anyText,
  longText,
)
const queryOf = fc
  .array(fc.tuple(fc.constantFrom(...names), queryValue, fc.boolean()), { maxLength: 4 })
  .map((pairs) => {
    const parts = pairs.map(([name, value, isRaw]) => `${name}=${isRaw ? value : safeEncode(value)}`)
    return parts.length > 0 ? `?${parts.join('&')}` : ''
  })
const safeEncode = (text: string) => encodeURIComponent(text.toWellFormed())

const headerNames = ['accept', 'accept-language', 'authorization', 'cookie', 'content-type', 'if-none-match']
  .concat('range', 'referer', 'origin', 'sec-fetch-site', 'sec-fetch-mode', 'user-agent', 'x-forwarded-host')
  .concat(
    'x-forwarded-proto',
    'x-http-method-override',
    'x-original-url',
    'cf-ray',
    'cf-ipcity',
    'cf-iplatitude',
  )
  .concat('cf-connecting-ip', 'if-modified-since', 'x-requested-with', 'content-encoding')
const headerValue = fc.oneof(
  headerText,
  fc.constantFrom('admin=true', 'tutti_city=moscow', 'tutti_city=%', 'i18n_redirected=xx', 'a=b; a; =; ;;'),
  fc.constantFrom('bytes=0-10', 'bytes=9-1', 'null', 'https://evil.example', origin, '*', '""', 'Bearer x'),
  fc.constantFrom('en;q=2,th;q=-1,*', 'application/json', 'text/plain; charset=utf-99', 'gzip', 'cross-site'),
)
const headersOf = fc.dictionary(fc.constantFrom(...headerNames), headerValue, { maxKeys: 5 })

const deep = (open: string, close: string) => (levels: number) => open.repeat(levels) + close.repeat(levels)
const levels = fc.integer({ min: 1, max: 16_000 })
const almostSearch = fc.record(
  {
    queries: fc.oneof(
      fc.anything(),
      fc.array(
        fc.record(
          {
            indexUid: fc.oneof(fc.constantFrom('concert', 'city', 'post'), fc.anything()),
            q: fc.oneof(anyText, fc.anything()),
            hitsPerPage: fc.oneof(fc.integer(), fc.double(), fc.anything()),
            page: fc.oneof(fc.integer(), fc.anything()),
            filter: fc.oneof(fc.constant('locale = en'), anyText),
            sort: fc.anything(),
          },
          { requiredKeys: [] },
        ),
        { maxLength: 12 },
      ),
    ),
    locale: fc.oneof(fc.constantFrom('ru', 'en', 'xx'), fc.anything()),
  },
  { requiredKeys: [] },
)
const almostGraphql = fc.record({
  query: fc.oneof(
    fc.constantFrom(
      '{ cities { data { id } } }',
      'query($s: String) { cities(filters: $s) { data { id } } }',
    ),
    fc.constantFrom(
      'mutation { a }',
      '{ __schema { types { name } } }',
      '{ ...a } fragment a on Query { ...a }',
    ),
    levels.map(deep('{ a ', '}')),
    levels.map((count) => `{ cities(filters: ${deep('[', ']')(count)}) { data { id } } }`),
    fc.integer({ min: 1, max: 3000 }).map((count) => `{ ${'a: b '.repeat(count)} }`),
    anyText,
    fc.anything(),
  ),
  variables: fc.anything(),
})
const hook = fc.record({
  event: fc.oneof(fc.constantFrom('entry.publish', 'entry.delete', 'media.create'), fc.anything()),
  model: fc.oneof(fc.constantFrom('concert', 'user'), fc.anything()),
  entry: fc.anything(),
})
const toJson = (value: unknown): string =>
  JSON.stringify(value, (_name, inner) => (typeof inner === 'bigint' ? `${inner}n` : inner)) ?? 'undefined'
export const graphqlBody = almostGraphql.map(toJson)
const bodyOf = fc.oneof(
  almostSearch.map(toJson),
  graphqlBody,
  hook.map(toJson),
  almostSearch.map(toJson).map((text) => text.slice(0, text.length / 2)),
  fc.array(almostGraphql, { maxLength: 3 }).map(toJson),
  levels.map(deep('[', ']')),
  levels.map((count) => `{"query":"{ cities { data { id } } }","variables":{"a":${deep('[', ']')(count)}}}`),
  fc.json(),
  anyText,
  fc.constant('x'.repeat(1024 * 1024)),
)

/** The platform refuses requests whose address can't be parsed, so they never reach a Worker. */
const isAddress = (path: string) => URL.canParse(`${origin}${path}`)
const pathWithQuery = fc.tuple(pathOf, queryOf).map((parts) => parts.join(''))
const anyPath = fc.oneof(pathWithQuery, apiPath, fc.constantFrom('/', '/concerts', '/search', '/c/x', '/x'))
const readingMethod = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS')
const writingMethod = fc.constantFrom('POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE')

const ofKind = (parts: { [Name in keyof MalformedRequest]: fc.Arbitrary<MalformedRequest[Name]> }) =>
  fc.record<MalformedRequest>(parts).filter(({ path }) => isAddress(path))

export const malformedAddress = ofKind({
  method: readingMethod,
  path: pathWithQuery,
  headers: fc.constant({}),
  body: fc.constant(undefined),
})
export const malformedHeaders = ofKind({
  method: readingMethod,
  path: anyPath,
  headers: headersOf,
  body: fc.constant(undefined),
})
/** A call with the secret: without it the body isn't read. */
export const malformedHook = ofKind({
  method: fc.constant('POST'),
  path: fc.constant('/api/hooks/content'),
  headers: fc.constant({ authorization: `Bearer ${hookSecret}` }),
  body: fc.oneof(hook.map(toJson), bodyOf),
})
export const malformedCall = ofKind({
  method: writingMethod,
  path: fc.oneof(apiPath, apiPath, anyPath),
  headers: headersOf,
  body: bodyOf,
})
