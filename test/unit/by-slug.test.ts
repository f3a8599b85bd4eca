import { describe, expect, it } from 'vitest'
import { createIsolateState } from '../../src/cache/cache.ts'
import { createCircuitBreaker } from '../../src/cache/circuit-breaker.ts'
import { createKvCache } from '../../src/cache/kv-cache.ts'
import { readBySlug } from '../../src/content/site/by-slug.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { createIsolateChanges } from '../../src/strapi/port/changes.ts'
import type { ContentService } from '../../src/strapi/port/client.ts'
import { createSilentLog } from './silent-log.ts'

const rows = (...attributes: object[]) => ({ data: attributes.map((one) => ({ attributes: one })) })
const nobody = { programs: rows(), members: rows(), programCollections: rows(), pages: rows() }

const program = { locale: 'ru', slug: 'x', name: 'Программа', layout: 'thematic_page' }
const member = { locale: 'ru', slug: 'x', fullName: 'Артист' }
const collection = { locale: 'ru', slug: 'x', title: 'Подборка' }
const page = { locale: 'ru', slug: 'x', title: 'Страница', layout: 'custom_footer_inside_content' }

/** A content service with one answer, and what it was asked. */
function contentThatAnswers(data: object) {
  const queries: string[] = []
  const log = createSilentLog()
  const around = { kv: undefined, now: () => 0, waitUntil: () => undefined, log }
  const content: ContentService = {
    url: 'https://content.example',
    mediaBase: undefined,
    embedHosts: [],
    dialect: '4',
    token: undefined,
    fetch: async (request) => {
      queries.push(await request.text())
      return Response.json({ data })
    },
    cache: createKvCache(createIsolateState(1_000_000), around),
    freeTextCache: createKvCache(createIsolateState(1_000_000), around),
    changes: { isolate: createIsolateChanges(), ...around },
    requestId: '',
    breaker: createCircuitBreaker('content'),
    used: new Set(),
    log,
  }
  return { content, queries }
}

const resolve = (data: object, locale: Locale = 'ru') =>
  readBySlug(contentThatAnswers({ ...nobody, ...data }).content, locale, 'x')

describe('the address /{slug}', () => {
  it('asks the content service one query', async () => {
    const { content, queries } = contentThatAnswers({ ...nobody, members: rows(member) })
    await readBySlug(content, 'en', 'x')
    expect(queries).toHaveLength(1)
  })

  it('is a program before everything else', async () => {
    const everybody = {
      programs: rows(program),
      members: rows(member),
      programCollections: rows(collection),
      pages: rows(page),
    }
    expect(await resolve(everybody)).toMatchObject({ kind: 'program', program: { name: 'Программа' } })
  })

  it('is an artist before a collection', async () => {
    const entry = await resolve({
      members: rows(member),
      programCollections: rows(collection),
      pages: rows(page),
    })
    expect(entry).toMatchObject({ kind: 'member', member: { fullName: 'Артист' } })
  })

  it('is a collection before a page', async () => {
    const entry = await resolve({ programCollections: rows(collection), pages: rows(page) })
    expect(entry).toMatchObject({ kind: 'collection', collection: { title: 'Подборка' } })
  })

  it('is a page when it is nothing else', async () => {
    expect(await resolve({ pages: rows(page) })).toMatchObject({ kind: 'page', entry: { title: 'Страница' } })
  })

  it('is nothing when nobody has it', async () => {
    expect(await resolve({})).toBeNull()
  })

  it("prefers the page's row in the language of the visitor", async () => {
    const english = { ...page, locale: 'en', title: 'Page' }
    const entry = await resolve({ pages: rows(english), fallbackPages: rows(page) }, 'en')
    expect(entry).toMatchObject({ entry: { title: 'Page' } })
    expect(entry).not.toHaveProperty('entry.lang')
  })

  it('marks a page that exists in Russian only', async () => {
    const entry = await resolve({ fallbackPages: rows(page) }, 'en')
    expect(entry).toMatchObject({ entry: { title: 'Страница', lang: 'ru' } })
  })

  it('understands layouts as GraphQL spells them', async () => {
    expect(await resolve({ pages: rows(page) })).toMatchObject({
      entry: { layout: 'custom-footer-inside-content' },
    })
    expect(await resolve({ programs: rows(program) })).toMatchObject({ program: { layout: 'thematic-page' } })
  })

  it('shows a page of an unknown layout plainly', async () => {
    expect(await resolve({ pages: rows({ ...page, layout: 'carousel' }) })).toMatchObject({
      entry: { layout: 'default' },
    })
  })

  it('knows in which languages its entry exists', async () => {
    const translated = { ...page, localizations: rows({ locale: 'th', slug: 'x' }) }
    expect(await resolve({ pages: rows(translated) })).toMatchObject({
      entry: { translations: { ru: 'x', th: 'x' } },
    })
  })
})
