import { poisonMarker } from '../hostile-text.ts'
import { cityPath, concertPath } from '../ordinary-requests.ts'

/** One address of each kind: pages, payloads, files, pictures, errors. */
export const poisonedAddresses = ['/', '/concerts', concertPath, cityPath, '/en', '/en/concerts', '/search']
  .concat('/saved', '/no-such-page', '/concerts/_payload.json', '/feed.xml', '/calendar.ics', '/robots.txt')
  .concat(`${concertPath}/card.png`)

/**
 * Headers that caches and frameworks have trusted although they are not part of the cache key (CWE-444, «web cache
 * poisoning»).
 */
export const poisonHeaders: readonly (readonly [string, string])[] = [
  ['x-forwarded-host', `${poisonMarker}.example`],
  ['x-forwarded-proto', 'http'],
  ['x-forwarded-scheme', 'http'],
  ['x-forwarded-port', '1'],
  ['x-forwarded-for', poisonMarker],
  ['x-forwarded-prefix', `/${poisonMarker}`],
  ['x-forwarded-server', `${poisonMarker}.example`],
  ['x-host', `${poisonMarker}.example`],
  ['x-original-host', `${poisonMarker}.example`],
  ['x-original-url', `/${poisonMarker}`],
  ['x-rewrite-url', `/${poisonMarker}`],
  ['x-http-method-override', 'POST'],
  ['x-method-override', 'DELETE'],
  ['x-requested-with', poisonMarker],
  ['forwarded', `host=${poisonMarker}.example;proto=http`],
  ['via', poisonMarker],
  ['referer', `https://${poisonMarker}.example/`],
  ['origin', `https://${poisonMarker}.example`],
  ['user-agent', `${poisonMarker} bot`],
  ['accept', `text/${poisonMarker}`],
  ['accept-language', 'th,en;q=0.5'],
  ['accept-encoding', poisonMarker],
  ['accept-charset', poisonMarker],
  ['cookie', `admin=true; i18n_redirected=th; tutti_city=moscow; a=${poisonMarker}`],
  ['authorization', `Bearer ${poisonMarker}`],
  ['range', 'bytes=0-9'],
  ['if-none-match', `"${poisonMarker}"`],
  ['if-modified-since', 'Fri, 01 Jan 2100 00:00:00 GMT'],
  ['cache-control', 'no-store, only-if-cached'],
  ['pragma', poisonMarker],
  ['content-type', `text/html;${poisonMarker}`],
  ['sec-purpose', 'prefetch'],
  ['sec-fetch-mode', 'no-cors'],
  ['save-data', 'on'],
  ['cf-ray', poisonMarker],
  ['cf-ipcity', poisonMarker],
  ['cf-connecting-ip', poisonMarker],
]

const places = ['/concerts', concertPath, '/api/search', '/graphql', '/saved']

/** Paths that may be read as another file or page. */
export const pathTricks: readonly string[] = [
  ...['..', '%2e%2e', '%2e%2e%2f', '..%2f', '%252e%252e', '..;', '.%00', '..%5c', '..%c0%af'].flatMap(
    (up) => [`/${up}/${up}/etc/passwd`, `/concerts/${up}/saved`, `/build/${up}/${up}/wrangler.toml`],
  ),
  ...places.flatMap((path) => [
    `${path}%00`,
    `${path}%0d%0aSet-Cookie:%20a=${poisonMarker}`,
    `${path}/style.css`,
    `${path};a.js`,
    `${path}%2f_payload.json`,
    `${path}%3fa=1`,
    `${path}%23a`,
    `${path}/.`,
  ]),
  ...[
    '/.git/config',
    '/.env',
    '/wrangler.toml',
    '/src/worker/worker.ts',
    '/index.js',
    '/_worker.js',
    '/cdn-cgi/trace',
  ],
  ...[
    '/%',
    '/%zz',
    '/%u0041',
    '/%ed%a0%80',
    '/\\concerts',
    '/*',
    '/:slug',
    '/concerts//',
    '/./concerts',
    '/~',
  ],
  ...[
    '/__proto__',
    '/constructor',
    '/toString',
    `/${'a'.repeat(8000)}`,
    `/${'%41'.repeat(2000)}`,
    '/ru/ru/ru/ru',
  ],
]

const elsewhere = 'evil.example'

/** Values that have been read as an address of another host. */
export const redirectTricks: readonly string[] = [
  ...[
    '//',
    '///',
    '/\\',
    '/%5c',
    '/%2f',
    '/%2f%2f',
    '/\\/',
    '/.//',
    '//%09/',
    '/%09/',
    '/%0a/',
    '/;@',
    '//@',
  ].map((start) => `${start}${elsewhere}/`),
  ...['//', '/\\', '/%2f', '/%5c'].flatMap((start) => [
    `/en${start}${elsewhere}/`,
    `/p/en${start}${elsewhere}/CAPITALS`,
  ]),
  `//${elsewhere}/%2e%2e`,
  `//${elsewhere}//CONCERTS/`,
  `/ru//${elsewhere}`,
  `/ru/ru//${elsewhere}`,
  `/CONCERTS?to=//${elsewhere}`,
  `/http://${elsewhere}/`,
  `/https:/${elsewhere}/`,
  `/concerts/?next=https://${elsewhere}`,
  `/program?url=//${elsewhere}`,
  `/program/?//${elsewhere}`,
  `/PROGRAM//${elsewhere}/..`,
]

const deep = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels)

/** Invalid bodies: other JSON, almost JSON, and no JSON. */
export const oddBodies: readonly string[] = [
  ...[
    '',
    ' ',
    '[]',
    '{}',
    'null',
    '0',
    '"a"',
    'true',
    '{',
    '[',
    '{"queries":',
    '\u0000',
    '\ufeff{}',
    'NaN',
    "{'a':1}",
  ],
  ...[
    '{"queries":[[]]}',
    '{"queries":[null]}',
    '{"queries":{"length":1}}',
    '{"queries":"a"}',
    '{"queries":[{}]}',
  ],
  ...['{"query":null}', '{"query":[]}', '{"query":{}}', '{"query":"{"}', '{"query":"{a}","variables":[]}'],
  ...['{"query":"{a}","variables":"a"}', '{"query":"{a}","operationName":{}}', '[{"query":"{a}"}]'],
  ...['{"query":"subscription{a}"}', '{"query":"mutation{a}"}', '{"query":"{__schema{types{name}}}"}'],
  ...[
    '{"query":"{...a}fragment a on Query{...a}"}',
    '{"query":"query A{a}query B{b}"}',
    '{"query":"fragment a on A{b}"}',
  ],
  ...[
    '{"__proto__":{"queries":[]}}',
    '{"constructor":{"prototype":{"a":1}}}',
    '{"queries":[{"__proto__":{"q":"a"}}]}',
  ],
  ...[
    '{"query":"{a}","variables":{"__proto__":{"limit":-1}}}',
    '{"toString":1,"query":"{a}"}',
    '{"a":1e999}',
  ],
  ...[
    '{"query":"{a}","query":"mutation{a}"}',
    '--a\r\nContent-Disposition: form-data\r\n\r\n--a--',
    'a=b&c=d',
  ],
  deep('[', ']', 16_000),
  `{"queries":${deep('[', ']', 7000)}}`,
  `{"query":"${'{a'.repeat(1000)}${'}'.repeat(1000)}"}`,
  `{"query":"{a}","variables":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
  'x'.repeat(1024 * 1024),
]
