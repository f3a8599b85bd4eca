import { describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import type { EntryName, ListName } from '../../src/content/parts/published-parts.ts'
import {
  readPeriod,
  readPeriods,
  readPublishedEntry,
  readPublishedList,
} from '../../src/content/parts/read-parts.ts'
import { readCategory, readPost, readPosts } from '../../src/content/reading/readers.ts'
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
  Object.entries(whole).map(([name, rows]) => [name, name === 'UploadFile' ? rows : firstOf(rows, 4)]),
) as typeof whole

function firstOf(rows: readonly Row[], count: number): readonly Row[] {
  const slugs = [...new Set(rows.map(({ slug }) => slug))].slice(0, count)
  return rows.filter(({ slug }) => slugs.includes(slug))
}

const later = '2026-11-25T11:59:00.000Z'

const editRows = (rows: readonly Row[] | undefined, isEdited: (row: Row) => boolean, fields: object): Row[] =>
  (rows ?? []).map((row) => (isEdited(row) ? { ...row, ...fields, updatedAt: later } : row))

async function publishedDemo() {
  const world = createPublishedWorld(demo, now)
  await world.publish()
  return world
}

const firstPost = async (world: ReturnType<typeof createPublishedWorld>) =>
  (await readPosts(world.isolate(), 'ru', {})).posts[0]

const manifestKey = 'content-manifest:https://content.example'

describe('published content', () => {
  it('is what the service has, in every list and every entry of each language', async () => {
    const world = await publishedDemo()
    const isolate = world.isolate()
    const { strapi } = createEmbeddedService(now, () => demo)
    const asked = createContentOnDemand({
      ...strapi,
      mediaBase: 'https://content.example',
      embedHosts: readConfig({} as never).EMBED_HOSTS,
    })
    const languagesOf = ({ isLanguageFree }: { isLanguageFree?: true }) =>
      isLanguageFree ? [undefined] : allLocales
    for (const name of Object.keys(lists) as ListName[])
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
      expect(await readPeriod(isolate, 'concerts', period)).toEqual(
        await readPeriod(asked, 'concerts', period),
      )
  })

  it('is read without a query, while the service is down', async () => {
    const world = await publishedDemo()
    world.failing.strapi = true
    world.queries.length = 0
    expect((await readPosts(world.isolate(), 'en', {})).posts).toHaveLength(4)
    expect(world.queries).toEqual([])
  })

  it('is not written again where nothing was changed, and costs one query', async () => {
    const world = await publishedDemo()
    world.change((rows) => rows)
    expect((await world.publish()).version).toBe(1)
    expect(world.written).toEqual([])
    expect(world.queries.map((query) => query.slice(0, 11))).toEqual(['query Heads'])
  })

  it('has a saved entry after two queries and few parts, and then the manifest', async () => {
    const world = await publishedDemo()
    world.change(({ Post }) => ({
      Post: editRows(Post, ({ id }) => id === Post?.[0]?.id, { title: 'Иначе' }),
    }))
    expect((await world.publish('post')).version).toBe(2)
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
    expect((await world.publish()).version).toBe(2)
    expect((await firstPost(world))?.title).toBe('Иначе')
  })

  it('and the service is down, the content of before stays', async () => {
    const world = await publishedDemo()
    world.failing.strapi = true
    await expect(world.publish()).rejects.toThrow()
    expect((await firstPost(world))?.slug).toBeDefined()
  })

  it('and many tell of changes, one more run reads them all', async () => {
    const world = await publishedDemo()
    world.change(({ Post }) => ({ Post: editRows(Post, () => true, { title: 'Иначе' }) }))
    await Promise.all(Array.from({ length: 50 }, () => world.publish('post')))
    expect(world.queries.filter((query) => query.startsWith('query Heads'))).toHaveLength(2)
  })
})

describe('what was lost', () => {
  it('is read anew by an object without its storage, whose versions go on', async () => {
    const world = await publishedDemo()
    world.loseStorage()
    world.change(({ Post }) => ({ Post: editRows(Post, () => true, { title: 'Иначе' }) }))
    expect((await world.publish()).version).toBe(2)
  })

  it('is written again where KV is empty, and read from the object until then', async () => {
    const world = await publishedDemo()
    world.kv.clear()
    expect((await firstPost(world))?.slug).toBeDefined()
    world.change(({ Post }) => ({ Post: editRows(Post, () => true, { title: 'Иначе' }) }))
    await world.publish()
    expect(world.written.filter((key) => key === manifestKey)).toHaveLength(1)
    expect(world.kv.size).toBeGreaterThan(50)
  })

  it('is a part that the manifest names: what needs it fails, and nothing else', async () => {
    const world = await publishedDemo()
    const isolate = world.isolate()
    const { parts } = JSON.parse(world.kv.get(manifestKey) ?? '')
    world.kv.delete(`content-part:${parts['posts/ru']}`)
    world.loseStorage()
    await expect(readPosts(isolate, 'ru', {})).rejects.toMatchObject({ name: 'UpstreamFailed' })
    expect((await readPosts(isolate, 'en', {})).posts).toHaveLength(4)
  })
})

it('a part that was replaced is removed from KV an hour later', async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  const world = await publishedDemo()
  const old = JSON.parse(world.kv.get(manifestKey) ?? '').parts['posts/ru']
  const rename = (title: string) =>
    world.change(({ Post }) => ({ Post: editRows(Post, () => true, { title }) }))
  rename('Раз')
  await world.publish('post')
  expect(world.kv.has(`content-part:${old}`)).toBe(true)
  vi.setSystemTime(now + 3_700_000)
  rename('Два')
  await world.publish('post')
  expect(world.kv.has(`content-part:${old}`)).toBe(false)
  vi.useRealTimers()
})

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
