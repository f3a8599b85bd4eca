import { beforeEach, describe, expect, it } from 'vitest'
import type { Bindings } from '../../src/config/config.ts'
import { isolateState } from '../../src/context/isolate-state.ts'
import { readCacheableRequest } from '../../src/http/page-cache/cacheable-request.ts'
import { readConfigurationDigest, readDeployment } from '../../src/http/page-cache/deployment.ts'
import { pageCacheKey } from '../../src/http/page-cache/full-page-key.ts'
import { toPageKey } from '../../src/http/page-cache/page-key.ts'

const origin = 'https://tutti.example'
const env = {} as Bindings
const configuration = await readConfigurationDigest(env)
const own = { configuration, origin, locale: 'ru', path: '/concerts' } as const

beforeEach(() => isolateState.knownQueries.clear())

describe('a page is stored', () => {
  type Key = typeof pageCacheKey
  const keyOf = async (
    asked: Partial<Parameters<Key>[0]> = {},
    { definition = {}, url = `${origin}/concerts`, kind = undefined as Parameters<Key>[3] } = {},
  ) => {
    const page = { config: {}, origin, locale: 'ru', path: '/concerts', query: {}, ...asked }
    return (await pageCacheKey(page as Parameters<Key>[0], definition, { env, url: new URL(url) }, kind))
      ?.text
  }

  it.each<[string, Parameters<typeof keyOf>[0], typeof own & { city?: string }]>([
    ['by all that it depends on', {}, own],
    ['in its language', { locale: 'en' }, { ...own, locale: 'en' as 'ru' }],
    [
      'for the visitor’s city',
      { city: Promise.resolve({ slug: 'kazan' }) as never },
      { ...own, city: 'kazan' },
    ],
  ])('%s', async (_, asked, expected) => {
    expect(await keyOf(asked)).toBe(toPageKey(expected).text)
  })

  it('for no city where that can’t be read', async () => {
    expect(await keyOf({ city: Promise.reject(new Error('no answer')) })).toBe(toPageKey(own).text)
  })

  it.each([
    ['configuration', { configuration: 'another' }],
    ['origin', { origin: 'https://other.example' }],
    ['language', { locale: 'en' as const }],
    ['path', { path: '/about' }],
    ['query', { query: { page: 2 } }],
    ['city', { city: 'kazan' }],
    ['announcement', { hasClosedAnnouncement: true }],
  ])('apart by its %s', (_, part) => {
    expect(toPageKey({ ...own, ...part }).text).not.toBe(toPageKey(own).text)
  })

  it('apart by its kind', () => {
    const kinds = ['page', 'payload', 'picture', 'file'] as const
    expect(new Set(kinds.map((kind) => toPageKey(own, kind).text)).size).toBe(4)
  })

  it('apart for who has closed the announcement', async () => {
    const closed = await keyOf({ hasClosedAnnouncement: Promise.resolve(true) })
    expect(closed).toBe(toPageKey({ ...own, hasClosedAnnouncement: true }).text)
    expect(closed).not.toBe(await keyOf({ hasClosedAnnouncement: Promise.resolve(false) }))
  })

  it('apart from what scripts read of it', async () => {
    expect(await keyOf({}, { kind: 'payload' })).toBe(toPageKey(own, 'payload').text)
  })

  it('once for all addresses that ask the same, which are remembered', async () => {
    const definition = { query: { parse: () => ({ page: 1 }) } as never }
    const first = { definition, url: `${origin}/concerts?page=1` }
    expect(await keyOf({ query: { page: 1 } }, first)).toBe(toPageKey(own).text)
    const second = { definition, url: `${origin}/concerts?page=2` }
    expect(await keyOf({ query: { page: 2 } }, second)).toBe(toPageKey({ ...own, query: { page: 2 } }).text)
    const deployment = { locales: ['ru'], origin: undefined, configuration } as const
    const asked = readCacheableRequest(new Request(`${origin}/concerts?page=2&utm_source=x`), deployment)
    expect(asked?.key.text).toBe(toPageKey({ ...own, query: { page: 2 } }).text)
  })

  it.each<[string, Parameters<typeof keyOf>[0], Parameters<typeof keyOf>[1]?]>([
    ['with an editor’s bar', { isAdmin: true }],
    ['for an editor who is signed in', { isEditor: true }],
    ['that shows a draft', { preview: {} as never }],
    ['where a deployment stores none', { config: { PAGE_CACHE: 'off' } as never }],
    ['whose definition says so', {}, { definition: { isStored: async () => false } }],
  ])('but none %s', async (_, asked, of) => {
    expect(await keyOf(asked, of)).toBeUndefined()
  })

  it('where its definition says so', async () => {
    expect(await keyOf({}, { definition: { isStored: async () => true } })).toBe(toPageKey(own).text)
  })
})

describe('a configuration', () => {
  const deploymentOf = (variables: object) => readDeployment(variables as Bindings)

  it.each([
    ['that says so', { PAGE_CACHE: 'off' }],
    ['with a language that there isn’t', { LOCALES: 'ru, klingon' }],
    ['with an address that is none', { SITE_URL: 'no address' }],
    ['with an address that is no text', { SITE_URL: 7 }],
  ])('%s lets nothing be stored', async (_, variables) => {
    expect(await deploymentOf(variables)).toBeUndefined()
  })

  it.each([
    ['without variables', {}, { locales: ['ru', 'en', 'th'], origin: undefined }],
    [
      'with its own',
      { LOCALES: 'ru,en', SITE_URL: 'https://tutti.example/x' },
      { locales: ['ru', 'en'], origin: 'https://tutti.example' },
    ],
  ])('%s says where the site is, and in which languages', async (_, variables, expected) => {
    expect(await deploymentOf(variables)).toMatchObject(expected)
  })

  it.each([
    ['a variable’s value', { HELP_URL: 'a' }, { HELP_URL: 'b' }, false],
    ['a variable', { HELP_URL: 'a' }, {}, false],
    ['a binding', { DB: {} }, {}, false],
    ['the order of variables', { HELP_URL: 'a', MAIL_FROM: 'b' }, { MAIL_FROM: 'b', HELP_URL: 'a' }, true],
    ['what a binding is made of', { DB: { opened: 1 } }, { DB: { opened: 2 } }, true],
  ])('is another by %s', async (_, one, other, isSame) => {
    const [first, second] = await Promise.all([deploymentOf(one), deploymentOf(other)])
    expect(first?.configuration).toMatch(/^[\w-]{20,}$/)
    expect(first?.configuration === second?.configuration).toBe(isSame)
  })
})
