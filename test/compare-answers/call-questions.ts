import { get, type Question } from './recording.ts'

const json = { 'content-type': 'application/json' }

const post = (name: string, path: string, body: unknown, headers: Record<string, string> = {}): Question => ({
  ...get(name, path, { ...json, ...headers }),
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

/** Calls of the API: what they answer, and what they refuse. */
export const callQuestions = (): Question[] => [
  ...cities.map((query) => get('cities', `/api/cities${encodeURI(query)}`)),
  ...searches.map((body) => post('search', '/api/search', body)),
  ...queries.map((body) => post('graphql', '/graphql', body)),
  ...detections.map(([query, headers]) => post('city of a visitor', `/api/detect-city${query}`, '', headers)),
  get('health', '/api/health'),
  post('webhook without its secret', '/api/hooks/content', { event: 'entry.update', model: 'concert' }),
  ...wrongMethods,
  post('from another site', '/api/search', { queries: [] }, { origin: 'https://evil.example' }),
  post('from another site', '/graphql', { query: '{ a }' }, { 'sec-fetch-site': 'cross-site' }),
  post('from this site', '/api/search', { queries: [] }, { origin: 'http://tutti.example' }),
  post('too long', '/api/search', 'x'.repeat(20_000)),
  post('too long', '/graphql', 'x'.repeat(40_000)),
]

const cities = ['', '?locale=en', '?locale=th', '?locale=de', '?query=мос', '?locale=en&query=mos'].concat([
  '?query=санкт',
  '?query=питер',
  '?query=zzzz',
  '?locale=th&query=bang',
  `?query=${'a'.repeat(201)}`,
])

const indexes = ['concert', 'program', 'city', 'venue', 'post']
const searches: unknown[] = [
  { queries: indexes.map((indexUid) => ({ indexUid, q: 'москва' })) },
  { queries: indexes.map((indexUid) => ({ indexUid, q: 'zimmer', hitsPerPage: 3 })), locale: 'en' },
  { queries: indexes.map((indexUid) => ({ indexUid, q: '' })), locale: 'th' },
  { queries: [{ indexUid: 'concert', q: 'музыка', page: 2, sort: ['date:desc'] }] },
  { queries: [{ indexUid: 'post', q: 'концерт', sort: ['publishedAt:asc'], filter: 'locale = ru' }] },
  { queries: [{ indexUid: 'program', q: 'hans zimer', matchingStrategy: 'all' }] },
  { queries: [{ indexUid: 'venue', q: 'улица', attributesToSearchOn: ['address'] }] },
  { queries: [{ indexUid: 'nothing', q: 'a' }] },
  { queries: [{ indexUid: 'concert', q: 'a', page: 0 }] },
  { queries: 'none' },
  { queries: [], locale: 'de' },
  '{',
  '',
  'null',
]

const queries: unknown[] = [
  { query: '{ cities { data { attributes { slug name } } } }' },
  {
    query:
      'query($slug: String) { programs(filters: { slug: { eq: $slug } }) { data { id attributes { name } } } }',
    variables: { slug: 'hans-zimmer' },
  },
  {
    query:
      '{ concerts(pagination: { limit: 2 }, sort: ["id"]) { data { id } meta { pagination { total } } } }',
  },
  { query: '{ concerts(pagination: { limit: 1000 }) { data { id } } }' },
  { query: '{ nothing { data } }' },
  { query: '{ __schema { types { name } } }' },
  { query: 'mutation { deleteConcert(id: 1) { data { id } } }' },
  { query: '{ concerts(publicationState: PREVIEW) { data { id } } }' },
  { query: '{' },
  { variables: {} },
  '{',
]

const detections: [query: string, headers: Record<string, string>][] = [
  ['', {}],
  ['?locale=en', {}],
  ['?locale=th', {}],
  ['?locale=de', {}],
  ['', { referer: 'http://tutti.example/en/concerts' }],
]

const addresses = [
  '/api/detect-city',
  '/api/cities',
  '/api/hooks/content',
  '/api/health',
  '/graphql',
  '/api/search',
]
const wrongMethods: Question[] = addresses.flatMap((path) =>
  ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']
    .filter((method) => !(method === 'GET' && ['/api/cities', '/api/health'].includes(path)))
    .map((method) => ({ ...get('wrong method', path), method })),
)
