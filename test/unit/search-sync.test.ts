import { Meilisearch } from 'meilisearch'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SearchDocuments } from '../../src/search/documents.ts'
import { storedIndexes } from '../../src/search/engine.ts'
import { indexSettings } from '../../src/search/settings.ts'
import { describeIndexChanges, loadIndexes } from '../../src/tools/operate/search-sync/load.ts'
import { explainSearchError, readSearchOperator, searchSync } from '../../src/tools/operate/search-sync.ts'
import { createFakeMeilisearch, fetchFrom, keys } from '../fixtures/fake-meilisearch.ts'
import { operate } from './operator.ts'

const url = 'http://search.test'
const none: SearchDocuments = { concert: [], program: [], city: [], venue: [], post: [], answer: [] }
const cities = (...slugs: string[]): SearchDocuments => ({
  ...none,
  city: slugs.map((slug) => ({ id: `${slug}_ru`, slug, name: slug, concerts: 0 })),
})

let fake = createFakeMeilisearch()
let said: string[] = []
const say = (line: string) => said.push(line)
const clientWith = (apiKey: string) => new Meilisearch({ host: url, apiKey })
const load = (documents: SearchDocuments) => loadIndexes(clientWith(keys.admin), documents, say)
const slugsOf = (index: string) => fake.documents(index).map(({ slug }) => slug)

beforeEach(() => {
  fake = createFakeMeilisearch()
  said = []
  vi.stubGlobal(
    'fetch',
    fetchFrom(() => fake),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('loading an empty Meilisearch', () => {
  it('leaves the five indexes, the answers, and nothing else', async () => {
    await load(cities('moscow', 'kazan'))
    expect(fake.indexes()).toEqual([...storedIndexes].sort())
    expect(slugsOf('city')).toEqual(['moscow', 'kazan'])
  })

  it('sets each index up before documents come', async () => {
    await load(none)
    for (const index of storedIndexes) {
      const settings = await clientWith(keys.admin).index(index).getSettings()
      expect(settings).toMatchObject(indexSettings[index])
    }
  })

  it('says how far it is', async () => {
    const slugs = Array.from({ length: 2001 }, (_, at) => `city-${at}`)
    await load(cities(...slugs))
    expect(said).toEqual(
      expect.arrayContaining(['  city: 1000 of 2001', '  city: 2000 of 2001', '  city: 2001 of 2001']),
    )
    expect(fake.documents('city')).toHaveLength(2001)
  })
})

describe('loading a Meilisearch that a site uses', () => {
  /** What a visitor would find in the index of cities at each call. */
  const watch = () => {
    const seen: string[] = []
    const { fetch } = fake
    fake.fetch = async (request) => {
      const response = await fetch(request)
      seen.push(slugsOf('city').join())
      return response
    }
    return seen
  }

  it('never shows half an index', async () => {
    await load(cities('moscow', 'kazan'))
    const seen = watch()
    await load(cities('moscow', 'tver', 'omsk'))
    expect([...new Set(seen)]).toEqual(['moscow,kazan', 'moscow,tver,omsk'])
  })

  it('leaves what is there when a task fails, and removes what it has begun', async () => {
    await load(cities('moscow'))
    fake.failTasks('documentAdditionOrUpdate', {
      code: 'invalid_document_fields',
      message: 'Too many fields.',
    })
    await expect(load(cities('tver'))).rejects.toThrow()
    expect(slugsOf('city')).toEqual(['moscow'])
    expect(fake.indexes()).toEqual([...storedIndexes].sort())
  })

  it('begins anew where an earlier run broke off', async () => {
    await load(cities('moscow'))
    await clientWith(keys.admin).createIndex('city_next').waitTask()
    await load(cities('tver'))
    expect(slugsOf('city')).toEqual(['tver'])
  })

  it('waits on for a task that takes longer than five seconds, and says so', async () => {
    vi.useFakeTimers()
    fake.pollsUntilDone = 150
    const loading = load(none)
    await vi.runAllTimersAsync()
    await loading
    expect(said.join('\n')).toContain("isn't done after 5 s, still waiting")
  })
})

describe('a failed task', () => {
  it('is reported with its code and its link', async () => {
    fake.failTasks('settingsUpdate', { code: 'invalid_settings_synonyms', message: 'Wrong synonyms.' })
    const error = await load(none).catch((thrown: unknown) => thrown)
    expect(explainSearchError(error)).toContain('settingsUpdate of concert_next')
    expect(explainSearchError(error)).toContain('invalid_settings_synonyms: Wrong synonyms.')
    expect(explainSearchError(error)).toContain(
      'https://docs.meilisearch.com/errors#invalid_settings_synonyms',
    )
  })
})

describe('a dry run', () => {
  const plan = (documents: SearchDocuments) => describeIndexChanges(clientWith(keys.admin), documents, say)

  it('says what would be created', async () => {
    await plan(cities('moscow'))
    expect(said).toContain('city: would be created with 1 documents')
    expect(fake.indexes()).toEqual([])
  })

  it('says which documents would come and go', async () => {
    await load(cities('moscow', 'kazan'))
    await plan(cities('moscow', 'tver', 'omsk'))
    expect(said).toContain('city: 2 documents would come, 1 would go, 1 would be written again')
    expect(slugsOf('city')).toEqual(['moscow', 'kazan'])
  })

  it('says which settings would change, and only those', async () => {
    await load(none)
    await clientWith(keys.admin).index('post').updateSettings({ sortableAttributes: [] }).waitTask()
    said = []
    await plan(none)
    const indented = said.filter((line) => line.startsWith('  '))
    expect(indented).toEqual(['  sortableAttributes: [] → ["publishedAt"]'])
  })

  it('only reads', async () => {
    await load(cities('moscow'))
    const before = fake.calls.length
    await plan(cities('tver'))
    expect(fake.calls.slice(before).filter((call) => !call.startsWith('GET '))).toEqual([])
  })
})

describe('the operator is told', () => {
  it.each([
    [{}, ['SEARCH_URL is missing', 'SEARCH_ADMIN_KEY is missing']],
    [{ SEARCH_URL: 'search', SEARCH_ADMIN_KEY: 'x' }, ['SEARCH_URL must be an http(s) address']],
    [{ SEARCH_URL: url }, ['SEARCH_ADMIN_KEY is missing']],
    [{ SEARCH_URL: url, SEARCH_ADMIN_KEY: 'x', CONTENT_URL: 'strapi' }, ['CONTENT_URL must be']],
    [{ SEARCH_URL: url, SEARCH_ADMIN_KEY: 'x', LOCALES: 'en' }, ['LOCALES must be']],
  ])('of each variable that is missing or wrong: %j', (environment, problems) => {
    const refuse = () => readSearchOperator(environment)
    for (const problem of problems) expect(refuse).toThrow(problem)
  })

  const explained = async (loading: Promise<unknown>) =>
    explainSearchError(await loading.catch((error: unknown) => error))

  it.each([
    ['', 'missing_authorization_header'],
    ['wrong', 'invalid_api_key'],
    [keys.search, 'invalid_api_key'],
  ])('that the key «%s» may not do this', async (key, code) => {
    const text = await explained(loadIndexes(clientWith(key), none, say))
    expect(text).toContain('SEARCH_ADMIN_KEY may not do this')
    expect(text).toContain(code)
  })

  it('that nothing answers', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') })),
    )
    expect(await explained(load(none))).toContain('ECONNREFUSED')
  })

  it('that what answers is something else', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>'))
    expect(await explained(load(none))).toContain("isn't Meilisearch")
  })
})

describe('the settings', () => {
  it('let concerts be sorted by date and news by the day they came out', () => {
    expect(indexSettings.concert.sortableAttributes).toEqual(['date'])
    expect(indexSettings.post.sortableAttributes).toEqual(['publishedAt'])
  })

  it('let everything but concerts be filtered by language', () => {
    const filtered = storedIndexes.filter((index) =>
      indexSettings[index].filterableAttributes.includes('locale'),
    )
    expect(filtered).toEqual(['program', 'city', 'venue', 'post', 'answer'])
  })

  it('forgive typos in concerts, programs and answers only', () => {
    expect(storedIndexes.filter((index) => indexSettings[index].typoTolerance.enabled)).toEqual([
      'concert',
      'program',
      'answer',
    ])
  })

  it('give concerts the synonyms', () => {
    expect(indexSettings.concert.synonyms.фф).toContain('final fantasy')
  })
})

it('a content service that refuses is named, and Meilisearch is left alone', async () => {
  const { status, notes, complaints } = await operate(searchSync, [], {
    environment: {
      SEARCH_URL: url,
      SEARCH_ADMIN_KEY: keys.admin,
      CONTENT_URL: 'https://content.invalid',
    },
    wrangler: () => ({ status: 1, stdout: '', stderr: '' }),
  })
  expect([status, notes, fake.indexes()]).toEqual([
    1,
    [`the demo, content from https://content.invalid, search at ${url}`],
    [],
  ])
  expect(complaints).toEqual(['UpstreamFailed: content service: status 401'])
})
