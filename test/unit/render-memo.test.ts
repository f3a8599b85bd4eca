import { beforeEach, expect, it } from 'vitest'
import type { Page } from '../../src/rendering/define-page.ts'
import type { Head } from '../../src/rendering/head.ts'
import { findRenderMemo } from '../../src/rendering/render-memo.ts'
import { barePage } from './bare-page.ts'

const html = '<p>Концерты</p>'
const longList = Array.from({ length: 60 }, (_, index) => ({ slug: `concert-${index}` }))
const site = { social: [], names: {}, announcements: [] }

interface Given {
  page?: Partial<Page>
  head?: Head
  data?: object
  clock?: unknown
  View?: object
  goodUntil?: number
}

let View: object
const bare = barePage('ru', '/concerts')
const page: Page = { ...bare, site }
const data = { schedule: Promise.resolve({ concerts: longList, total: 60 }), title: 'Концерты' }

/** Each test has a component of its own, because memoized HTML is stored by component. */
beforeEach(() => {
  View = () => null
})

const making = (given: Given = {}) =>
  findRenderMemo({
    definition: { View: given.View ?? View, timeDependencies: () => given.clock ?? ['buy'] },
    page: { ...page, ...given.page },
    head: given.head ?? { title: 'Концерты' },
    data: given.data ?? data,
    chooseExpiry: () => given.goodUntil,
  })

const keep = () => making()?.store(html)
const find = async (given?: Given) => {
  const bytes = await making(given)?.find()
  return bytes && new TextDecoder().decode(bytes)
}

it('is found again while all that it is made of is the same', async () => {
  await keep()
  expect(await find({ data: { ...data } })).toBe(html)
})

it('is found until something that it shows ends, even if its definition does not say so', async () => {
  const goodUntil = page.now + 1000
  await making({ goodUntil })?.store(html)
  expect(await find({ page: { now: goodUntil - 1 } })).toBe(html)
  expect(await find({ page: { now: goodUntil } })).toBeUndefined()
})

it("isn't found before it was made", async () => {
  expect(await find()).toBeUndefined()
})

it.each<[string, Given]>([
  ['its address', { page: { path: '/elsewhere' } }],
  ['its language', { page: { locale: 'th' } }],
  ['the host', { page: { origin: 'https://other.example' } }],
  ['a part of its path', { page: { params: { slug: 'kazan' } } }],
  ['what its address asks', { page: { query: { page: 2 } } }],
  ['the day', { page: { today: '2030-01-01' } }],
  ["the site's name", { page: { site: { ...site, names: { name: 'Another' } } } }],
  ['the announcement', { page: { announcement: { id: '1', text: 'Moved' } } }],
  ['what it may load of others', { page: { externalServices: ['map'] } }],
  ['the configuration', { page: { config: { ...bare.config } } }],
  [
    "the frame's content",
    { page: { site: { ...site, social: [{ network: 'vk', url: 'https://vk.com/x' }] } } },
  ],
  ["that it knows of visitors' cities", { page: { city: Promise.resolve(null) } }],
  ['its head', { head: { title: 'Другое' } }],
  ['what the clock shows', { clock: ['past'] }],
  ['its view', { View: () => undefined }],
  ['a value of its data', { data: { ...data, title: 'Другое' } }],
  [
    'a value further down',
    { data: { ...data, schedule: Promise.resolve({ concerts: longList, total: 61 }) } },
  ],
  [
    'content that came anew',
    { data: { ...data, schedule: Promise.resolve({ concerts: [...longList], total: 60 }) } },
  ],
])('is another page when %s differs', async (_, given) => {
  await keep()
  expect(await find(given)).toBeUndefined()
})

it('tells cities of visitors apart, and a city from none', async () => {
  const inCity = (slug: string) => ({ page: { city: Promise.resolve({ slug }) } }) as unknown as Given
  await making(inCity('kazan'))?.store(html)
  expect(await find(inCity('kazan'))).toBe(html)
  expect(await find(inCity('perm'))).toBeUndefined()
  expect(await find({ page: { city: Promise.resolve(null) } })).toBeUndefined()
})

it.each<[string, Partial<Page>]>([
  ['a visitor alone', { kind: 'private' }],
  ["an editor's bar", { isAdmin: true }],
  ['an editor', { isEditor: true }],
  ['drafts', { preview: { isPublished: false } }],
])('is never kept for %s', (_, given) => {
  expect(making({ page: given })).toBeUndefined()
})

it('is rendered where its definition says nothing of the clock', () => {
  expect(
    findRenderMemo({ definition: { View }, page, head: {}, data, chooseExpiry: () => undefined }),
  ).toBeUndefined()
})

it('waits for nothing that has yet to come', async () => {
  await keep()
  expect(await find({ data: { ...data, schedule: new Promise(() => undefined) } })).toBeUndefined()
})

it('is rendered where a part of it failed', async () => {
  await keep()
  expect(await find({ data: { ...data, schedule: Promise.reject(new Error('down')) } })).toBeUndefined()
})

it('tells a text from an object that stands for it', async () => {
  await making({ data: { title: '#1' } })?.store(html)
  expect(await find({ data: { title: longList } })).toBeUndefined()
})
