import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import type { EntryName, ListName } from '../../src/content/parts/published-parts.ts'
import {
  readPeriod,
  readPeriods,
  readPublishedEntry,
  readPublishedList,
} from '../../src/content/parts/read-parts.ts'
import { readCategory, readPost, readPosts } from '../../src/content/reading/readers.ts'
import { readRedirect } from '../../src/content/site/redirect.ts'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { entries, lists } from '../../src/publishing/parts.ts'
import { createContentOnDemand } from '../../src/publishing/parts-on-demand.ts'
import { allLocales } from '../../src/shared/locales.ts'
import type { Row } from '../../src/strapi-emulator/row.ts'
import { createEmbeddedService } from './emulator-service.ts'
import { createPublishedWorld } from './published-world.ts'

const day = '2026-11-25'
const now = Date.parse(`${day}T12:00:00Z`)
const whole = makeSnapshot(day)

/** A few entries of each type, so that publishing them takes a moment. */
const demo = Object.fromEntries(
  Object.entries(whole).map(([name, rows]) => [name, name === 'UploadFile' ? rows : firstOf(rows, 2)]),
) as typeof whole

function firstOf(rows: readonly Row[], count: number): readonly Row[] {
  const slugs = [...new Set(rows.map(({ slug }) => slug))].slice(0, count)
  return rows.filter(({ slug }) => slugs.includes(slug))
}

const later = '2026-11-25T11:59:00.000Z'

const editRows = (rows: readonly Row[] | undefined, isEdited: (row: Row) => boolean, fields: object): Row[] =>
  (rows ?? []).map((row) => (isEdited(row) ? { ...row, ...fields, updatedAt: later } : row))

// Hours and days of what is published are counted from this moment.
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const published = new Map<
  typeof whole,
  ReturnType<ReturnType<typeof createPublishedWorld>['copyPublished']>
>()

/** A world in which this content is published. The first of its tests publishes it, and the others begin with copies. */
async function publishedWorld(content: typeof whole) {
  const world = createPublishedWorld(content, now, published.get(content))
  if (!published.has(content)) {
    await world.publish()
    published.set(content, world.copyPublished())
  }
  return world
}
const publishedDemo = () => publishedWorld(demo)

const firstPost = async (world: ReturnType<typeof createPublishedWorld>) =>
  (await readPosts(world.isolate(), 'ru', {})).posts[0]

const manifestKey = 'content-manifest:https://content.example'

describe('published content', () => {
  it('is what the service has, in every list and every entry of each language', async () => {
    await expectWhole(await publishedDemo(), demo)
  })

  it.each([
    ['City', { name: 'Иначе' }],
    ['Member', { fullName: 'Иначе' }],
    ['Program', { slug: 'another-slug' }],
  ] as const)('is so after a change of a %s, which others name', async (entity, fields) => {
    const world = await publishedDemo()
    const rows = editRows(demo[entity], ({ id }) => id === demo[entity][0]?.id, fields)
    world.change(() => ({ [entity]: rows }))
    await world.publish()
    // The former slug has become a redirect.
    await expectWhole(world, { ...demo, [entity]: rows }, (name) => name !== 'redirects')
  })

  it('is read without a query, while the service is down', async () => {
    const world = await publishedDemo()
    world.failing.strapi = true
    world.queries.length = 0
    expect((await readPosts(world.isolate(), 'en', {})).posts).toHaveLength(2)
    expect(world.queries).toEqual([])
  })

  it('is not written again where nothing was changed, and costs one query', async () => {
    const world = await publishedDemo()
    const { version } = await world.publish()
    world.change((rows) => rows)
    expect((await world.publish()).version).toBe(version)
    expect(world.written).toEqual([])
    expect(world.queries.map((query) => query.slice(0, 11))).toEqual(['query Heads'])
  })

  it('has a saved entry after two queries and few parts, and then the manifest', async () => {
    const world = await publishedDemo()
    const { version } = await world.publish()
    world.change(({ Post }) => ({
      Post: editRows(Post, ({ id }) => id === Post?.[0]?.id, { title: 'Иначе' }),
    }))
    expect((await world.publish('post')).version).toBeGreaterThan(version)
    expect(world.queries).toHaveLength(2)
    expect(world.written.length).toBeLessThanOrEqual(12)
    expect(world.written.at(-1)).toBe(manifestKey)
    const slug = String(demo.Post[0]?.slug)
    expect((await readPost(world.isolate(), 'ru', slug))?.title).toBe('Иначе')
  })

  it('has no entry that was unpublished', async () => {
    const world = await publishedDemo()
    const gone = (await firstPost(world))?.slug
    world.change(({ Post = [] }) => ({ Post: Post.filter(({ slug }) => slug !== gone) }))
    await world.publish()
    expect(await readPost(world.isolate(), 'ru', String(gone))).toBeNull()
    expect((await firstPost(world))?.slug).not.toBe(gone)
  })

  it('leads from the former address of an entry to the one that an editor has given it', async () => {
    const world = await publishedDemo()
    const former = String(demo.Post[0]?.slug)
    world.change(({ Post }) => ({ Post: editRows(Post, ({ slug }) => slug === former, { slug: 'renamed' }) }))
    await world.publish('post')
    expect((await readRedirect(world.isolate(), [`/p/${former}`]))?.to).toBe('/p/renamed')
  })

  it('has a link at both of its ends, whichever of them an editor has saved', async () => {
    const world = await publishedDemo()
    const category = demo.Category.find(({ locale, articles }) => locale === 'ru' && String(articles) !== '')
    const slug = String(category?.slug)
    expect((await readCategory(world.isolate(), 'ru', slug))?.articles).not.toEqual([])
    world.change(({ Article, Category }) => ({
      // Strapi changes both ends, and notes it at one.
      Article: (Article ?? []).map((row) => ({ ...row, category: null })),
      Category: editRows(Category, ({ id }) => id === category?.id, { articles: [] }),
    }))
    await world.publish()
    expect((await readCategory(world.isolate(), 'ru', slug))?.articles).toEqual([])
  })
})

describe('while content is published', () => {
  it.each([
    ['KV refuses a part', (key: string) => key.startsWith('content-part:')],
    ['KV refuses the manifest', (key: string) => key === manifestKey],
  ])('and %s, the content of before stays, and the next run goes on', async (_why, fails) => {
    const world = await publishedDemo()
    const before = await firstPost(world)
    world.change(({ Post }) => ({ Post: editRows(Post, () => true, { title: 'Иначе' }) }))
    world.failing.kv = fails
    await expect(world.publish()).rejects.toThrow('KV is down')
    expect(await firstPost(world)).toEqual(before)
    world.failing.kv = () => false
    await world.publish()
    expect((await firstPost(world))?.title).toBe('Иначе')
  })

  it('and the service is down, the content of before stays', async () => {
    const world = await publishedDemo()
    world.failing.strapi = true
    await expect(world.publish()).rejects.toThrow()
    expect((await firstPost(world))?.slug).toBeDefined()
  })

  it('and the service answers null for everything, the content of before stays', async () => {
    const world = await publishedDemo()
    const { version } = await world.publish()
    world.answerWith(() => Response.json({ data: {} }))
    await expect(world.publish('post')).rejects.toThrow('no content type is answered for')
    expect(world.manifest().version).toBe(version)
  })

  it('and many tell of changes, one more run reads them all', async () => {
    const world = await publishedDemo()
    world.change(({ Post }) => ({ Post: editRows(Post, () => true, { title: 'Иначе' }) }))
    await Promise.all(Array.from({ length: 50 }, () => world.publish('post')))
    expect(world.queries.filter((query) => query.startsWith('query Heads'))).toHaveLength(2)
  })
})

describe('what was lost', () => {
  it.each([
    ['without its storage', 0],
    ['without its storage, whose clock was put back a day', -86_400_000],
  ])('is read anew by an object %s, whose versions go on', async (_why, ms) => {
    const world = await publishedDemo()
    const { version } = await world.publish()
    world.loseStorage()
    vi.setSystemTime(now + ms)
    world.change(({ Post }) => ({ Post: editRows(Post, () => true, { title: 'Иначе' }) }))
    expect((await world.publish()).version).toBe(version + 1)
  })

  it('is newer than before where the object and KV have lost everything', async () => {
    const world = await publishedDemo()
    const { version } = await world.publish()
    world.loseStorage()
    world.kv.clear()
    vi.setSystemTime(now + 60_000)
    expect((await world.publish()).version).toBeGreaterThan(version)
  })

  it('is written again where KV is empty, and read from the object until then', async () => {
    const world = await publishedDemo()
    const { size } = world.kv
    world.kv.clear()
    expect((await firstPost(world))?.slug).toBeDefined()
    world.change(({ Post }) => ({ Post: editRows(Post, () => true, { title: 'Иначе' }) }))
    await world.publish()
    expect(world.written.filter((key) => key === manifestKey)).toHaveLength(1)
    expect(world.kv.size).toBe(size)
  })

  it.each([
    { minutes: 4, written: 0 },
    { minutes: 6, written: 1 },
  ])(
    'is written again without a change $minutes minutes after KV was written: $written times',
    async ({ minutes, written }) => {
      const world = await publishedDemo()
      world.kv.clear()
      world.written.length = 0
      vi.setSystemTime(now + minutes * 60_000)
      await world.publish()
      expect(world.written.filter((key) => key === manifestKey)).toHaveLength(written)
    },
  )

  it.each(['posts/ru', 'venues/ru'] as const)(
    'is %s, which the manifest names: it is made and written again while the request waits',
    async (name) => {
      const world = await publishedDemo()
      const { parts, packs = {} } = world.manifest()
      const pack = Object.keys(packs).find((digest) => packs[digest]?.includes(name))
      const key = `content-part:${pack ?? parts[name]}`
      world.kv.delete(key)
      world.loseParts()
      const [list] = name.split('/') as ['posts' | 'venues']
      expect(await readPublishedList(world.isolate(), list, 'ru')).toHaveLength(2)
      expect(world.kv.has(key)).toBe(true)
    },
  )

  it('is a part that nobody can make: what needs it fails, and nothing else', async () => {
    const world = await publishedDemo()
    const isolate = world.isolate()
    world.kv.delete(`content-part:${world.manifest().parts['posts/ru']}`)
    world.loseStorage()
    world.failing.strapi = true
    await expect(readPosts(isolate, 'ru', {})).rejects.toMatchObject({ name: 'UpstreamFailed' })
    expect((await readPosts(isolate, 'en', {})).posts).toHaveLength(2)
  })
})

it('of a pack that has changed, parts that have not are the same objects for an isolate', async () => {
  const world = await publishedDemo()
  const first = world.isolate()
  const cities = await readPublishedList(first, 'cities', undefined)
  const venues = await readPublishedList(first, 'venues', 'ru')
  world.change(({ Venue }) => ({
    Venue: editRows(Venue, ({ locale }) => locale === 'ru', { name: 'Иначе' }),
  }))
  await world.publish('venue')
  const next = { ...world.isolate(), isolate: { ...first.isolate, lookedAt: 0, manifest: world.manifest() } }
  expect(await readPublishedList(next, 'venues', 'ru')).not.toEqual(venues)
  expect(await readPublishedList(next, 'cities', undefined)).toBe(cities)
})

it('an isolate that was idle reads what is published now, where its own parts are removed', async () => {
  const world = await publishedDemo()
  const idle = world.isolate()
  await readPosts(idle, 'en', {})
  const old = world.manifest().parts['posts/ru']
  world.change(({ Post }) => ({ Post: editRows(Post, () => true, { title: 'Иначе' }) }))
  await world.publish()
  world.kv.delete(`content-part:${old}`)
  const { readings: _, looking: __, ...nextRequest } = idle
  expect((await readPosts(nextRequest, 'ru', {})).posts[0]?.title).toBe('Иначе')
})

describe('an entry that can’t be read any longer', () => {
  const unreadable = async (world: ReturnType<typeof createPublishedWorld>) => {
    world.change(({ Post }) => ({
      Post: editRows(Post, ({ slug }) => slug === Post?.[0]?.slug, { title: '' }),
    }))
    await world.publish('post')
  }
  const slug = String(demo.Post[0]?.slug)

  it('stays as it was in lists and on its page, in all languages', async () => {
    const world = await publishedDemo()
    const before = await readPost(world.isolate(), 'en', slug)
    await unreadable(world)
    expect(await readPost(world.isolate(), 'en', slug)).toEqual(before)
    expect((await readPosts(world.isolate(), 'ru', {})).posts).toHaveLength(2)
  })

  it('is told at the desk and on its page', async () => {
    const world = await publishedDemo()
    await unreadable(world)
    const wanted = { what: 'earlier shown', type: 'post', entry: slug, field: 'title' }
    expect(await readPublishedList(world.isolate(), 'faults', undefined)).toContainEqual(
      expect.objectContaining(wanted),
    )
    const page = { ...world.isolate(), faults: [] }
    await readPost(page, 'ru', slug)
    expect(page.faults).toContainEqual(expect.objectContaining(wanted))
  })

  it('is the new one again once it is mended', async () => {
    const world = await publishedDemo()
    await unreadable(world)
    world.change(({ Post }) => ({
      Post: editRows(Post, (row) => row.slug === slug, {
        publishDate: '2026-11-20',
        title: 'Иначе',
        updatedAt: now,
      }),
    }))
    await world.publish('post')
    expect((await readPost(world.isolate(), 'ru', slug))?.title).toBe('Иначе')
    expect(await readPublishedList(world.isolate(), 'faults', undefined)).toEqual([])
  })

  it('that was never readable is shown nowhere', async () => {
    const world = createPublishedWorld(
      { ...demo, Post: editRows(demo.Post, (row) => row.slug === slug, { title: '' }) },
      now,
    )
    await world.publish()
    expect(await readPost(world.isolate(), 'ru', slug)).toBeNull()
  })
})

describe('reading', () => {
  it('goes on with the types that a run which ended early hasn’t read', async () => {
    const world = createPublishedWorld(demo, now)
    world.failing.strapi = (query) => query.includes('rows: venues(')
    await expect(world.publish()).rejects.toThrow()
    const ofRows = () => world.queries.filter((query) => query.startsWith('query Rows')).map(toList)
    const begun = ofRows()
    world.failing.strapi = false
    world.queries.length = 0
    await world.publish()
    expect(begun.length).toBeGreaterThan(2)
    expect(ofRows()[0]).toBe('venues')
    // The other ends of links are read again.
    expect(ofRows().filter((list) => list !== 'venues' && begun.includes(list))).toEqual(['cities'])
  })

  describe('a type of more rows than an answer has', () => {
    const many: typeof whole = {
      ...demo,
      ...Object.fromEntries(Object.keys(demo).map((name) => [name, []])),
      Post: Array.from({ length: 502 }, (_, at) => ({
        ...demo.Post[0],
        content: [],
        programs: [],
        thumbnailImage: null,
        id: 1000 + at,
        slug: `post-${at}`,
        localizations: [],
        updatedAt: new Date(now - 60_000 * (at + 10)).toISOString(),
      })),
    }
    it.each([
      {
        what: 'a saved entry',
        edit: (rows: Row[]) => editRows(rows, ({ id }) => id === 1100, { title: 'Иначе' }),
        queries: 2,
        count: 502,
      },
      {
        what: 'a new entry',
        edit: (rows: Row[]) => [...rows, { ...rows[0], id: 5000, slug: 'new', updatedAt: later } as Row],
        queries: 2,
        count: 503,
      },
      { what: 'a deleted entry', edit: (rows: Row[]) => rows.slice(1), queries: 4, count: 501 },
    ])('is read by $queries queries after $what', async ({ edit, queries, count }) => {
      const world = await publishedWorld(many)
      world.change(({ Post = [] }) => ({ Post: edit([...Post]) }))
      await world.publish()
      expect(world.queries).toHaveLength(queries)
      expect(await readPublishedList(world.isolate(), 'posts', 'ru')).toHaveLength(count)
    })
  })
})

describe('content that nobody has changed', () => {
  it.each([
    { when: 'within a day', hours: 23.9, hosts: undefined, reads: 0 },
    { when: 'after a day', hours: 24.1, hosts: undefined, reads: 1 },
    { when: 'with frames of another host', hours: 0, hosts: ['player.example'], reads: 1 },
  ])('is read anew $when: $reads times', async ({ hours, hosts, reads }) => {
    const world = await publishedDemo()
    world.change((rows) => rows)
    vi.setSystemTime(now + hours * 3_600_000)
    if (hosts) world.allowFrames(hosts)
    await world.publish()
    expect(world.queries.filter((query) => query.includes('rows: posts('))).toHaveLength(reads)
  })
})

it('a part that was replaced is removed from KV an hour later', async () => {
  const world = await publishedDemo()
  const old = JSON.parse(world.kv.get(manifestKey) ?? '').parts['posts/ru']
  const rename = (title: string) =>
    world.change(({ Post }) => ({ Post: editRows(Post, () => true, { title }) }))
  rename('Раз')
  await world.publish('post')
  expect(world.kv.has(`content-part:${old}`)).toBe(true)
  vi.setSystemTime(now + 3_600_000)
  rename('Два')
  await world.publish('post')
  expect(world.kv.has(`content-part:${old}`)).toBe(true)
  vi.setSystemTime(now + 3_600_001)
  rename('Три')
  await world.publish('post')
  expect(world.kv.has(`content-part:${old}`)).toBe(false)
})

/** Compares what an isolate reads with what is made of the same content when it is asked for. */
async function expectWhole(
  world: ReturnType<typeof createPublishedWorld>,
  content: typeof whole,
  isCompared = (_name: ListName) => true,
): Promise<void> {
  const isolate = world.isolate()
  const { strapi } = createEmbeddedService(now, () => content)
  const asked = createContentOnDemand({
    ...strapi,
    mediaBase: 'https://content.example',
    embedHosts: readConfig({} as never).EMBED_HOSTS,
  })
  const languagesOf = ({ isLanguageFree }: { isLanguageFree?: true }) =>
    isLanguageFree ? [undefined] : allLocales
  for (const name of (Object.keys(lists) as ListName[]).filter(isCompared))
    for (const locale of languagesOf(lists[name]))
      expect(await readPublishedList(isolate, name, locale)).toEqual(
        await readPublishedList(asked, name, locale),
      )
  for (const name of Object.keys(entries) as EntryName[])
    for (const locale of languagesOf(entries[name]))
      for (const slug of slugsOf(name))
        expect(await readPublishedEntry(isolate, name, locale, slug)).toEqual(
          await readPublishedEntry(asked, name, locale, slug),
        )
  const periods = await readPeriods(asked, 'concerts')
  expect(await readPeriods(isolate, 'concerts')).toEqual(periods)
  for (const period of periods)
    expect(await readPeriod(isolate, 'concerts', period)).toEqual(await readPeriod(asked, 'concerts', period))
}

const toList = (query: string): string | undefined => /rows: (\w+)\(/.exec(query)?.[1]

/** Slugs of entries, of which some exist. */
function slugsOf(name: EntryName): string[] {
  const entity = entityOf[name]
  return [...new Set(demo[entity].map(({ slug }) => String(slug))), 'nowhere']
}
const entityOf = {
  concert: 'Concert',
  city: 'City',
  venue: 'Venue',
  member: 'Member',
  program: 'Program',
  collection: 'ProgramCollection',
  page: 'Page',
  post: 'Post',
  article: 'Article',
  category: 'Category',
} as const satisfies Record<EntryName, string>
