import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import type { Row } from '../../src/strapi-emulator/row.ts'

/** Strapi's own code is CommonJS without types. */
const require = createRequire(import.meta.url)
const files = '../../src/strapi-project/files/src'

type Entries = Map<string, Row[]>
const { toLanguages }: { toLanguages: (strapi: unknown, rows: Entries, codes: string[]) => Entries } =
  require(`${files}/tutti/seed/to-languages.js`)
type OnceEach = (
  strapi: unknown,
  name: string,
  items: string[],
  work: (item: string) => Promise<void>,
) => Promise<void>
const { forEachNew }: { forEachNew: OnceEach } = require(`${files}/tutti/done-once.js`)
const { registerPreviewLinks }: { registerPreviewLinks: (strapi: unknown) => void } = require(
  `${files}/tutti/preview-link.js`,
)

describe('the demo’s content in the languages of a brand', () => {
  /** Content types and components of the project, as Strapi knows them by uid. */
  const strapi = {
    getModel: (uid: string) => {
      const [, type, component = ''] = /^(?:api::([\w-]+)\..+|(.+))$/.exec(uid) ?? []
      const path = type
        ? `api/${type}/content-types/${type}/schema`
        : `components/${component.replace('.', '/')}`
      if (uid.startsWith('plugin::')) return { attributes: {} }
      return JSON.parse(readFileSync(join(import.meta.dirname, files, `${path}.json`), 'utf8'))
    },
  }
  const toUid = (entity: string) => {
    const name = entity.replace(/\B[A-Z]/g, '-$&').toLowerCase()
    return entity === 'UploadFile' ? 'plugin::upload.file' : `api::${name}.${name}`
  }
  const demo = new Map(
    Object.entries(makeSnapshot('2026-11-26')).map(([entity, rows]) => [toUid(entity), [...rows]]),
  )
  const rowsOf = (codes: string[], uid: string) => toLanguages(strapi, demo, codes).get(uid) ?? []

  it.each([[['en']], [['de', 'en']], [['en', 'ru']], [['ru', 'en', 'th']]])(
    'is in %s, and every relation leads to a row that there is',
    (codes) => {
      const made = toLanguages(strapi, demo, codes)
      const locales = new Set([...made.values()].flat().flatMap(({ locale }) => locale ?? []))
      expect([...locales].sort()).toEqual(codes.toSorted())
      const ids = new Map([...made].map(([uid, rows]) => [uid, new Set(rows.map(({ id }) => id))]))
      const lost = [...made].flatMap(([uid, rows]) => {
        const { attributes } = strapi.getModel(uid)
        return rows.flatMap((row) =>
          Object.entries(attributes as Record<string, { type: string; target: string }>)
            .filter(([, { type }]) => type === 'relation')
            .flatMap(([name, { target }]) =>
              [row[name]].flat().flatMap((id) => {
                const isThere = id === null || id === undefined || ids.get(target)?.has(Number(id))
                return isThere ? [] : [`${uid} ${row.id} ${name} ${id}`]
              }),
            ),
        )
      })
      expect(lost).toEqual([])
    },
  )

  it('is as it was for the demo’s own languages', () => {
    const made = toLanguages(strapi, demo, ['ru', 'en', 'th'])
    for (const [uid, rows] of demo) expect(made.get(uid)).toEqual(rows)
  })

  it('has English texts in a language that the demo lacks, and concerts lead to entries in it', () => {
    const [concert] = rowsOf(['de', 'en'], 'api::concert.concert')
    const city = rowsOf(['de', 'en'], 'api::city.city').find(({ id }) => id === concert?.city)
    const english = demo
      .get('api::city.city')
      ?.find(({ slug, locale }) => slug === city?.slug && locale === 'en')
    expect(city).toMatchObject({ locale: 'de', name: english?.name })
  })
})

describe('what a start of Strapi sets', () => {
  const makeStrapi = (kept: Record<string, unknown> = {}) => ({
    kept,
    store: () => ({
      get: async ({ key }: { key: string }) => kept[key],
      set: async ({ key, value }: { key: string; value: unknown }) => {
        kept[key] = value
      },
    }),
  })

  it('is set once for each item, and never again', async () => {
    const strapi = makeStrapi()
    const work = vi.fn(async () => undefined)
    await forEachNew(strapi, 'languages', ['de', 'en'], work)
    await forEachNew(strapi, 'languages', ['de', 'en', 'fr'], work)
    await forEachNew(strapi, 'languages', ['de'], work)
    expect(work.mock.calls).toEqual([['de'], ['en'], ['fr']])
    expect(strapi.kept).toEqual({ languages: ['de', 'en', 'fr'] })
  })

  it('is tried again at the next start where it failed', async () => {
    const strapi = makeStrapi()
    await expect(forEachNew(strapi, 'x', ['a'], async () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    )
    expect(strapi.kept).toEqual({})
  })
})

describe('the panel’s button to the site', () => {
  interface Route {
    handler: (ctx: object) => Promise<void>
  }
  /** Strapi 4 and 5 tell the default language by the same service. */
  async function openFrom(defaultLocale: string, query: Record<string, string>): Promise<URL> {
    vi.stubEnv('PREVIEW_SECRET', 'a-secret-of-thirty-two-characters')
    const registered: Route[] = []
    registerPreviewLinks({
      server: { routes: ({ routes }: { routes: Route[] }) => registered.push(...routes) },
      plugin: () => ({ service: () => ({ getDefaultLocale: async () => defaultLocale }) }),
    })
    const ctx = { query, body: { url: '' } }
    await registered[0]?.handler(ctx)
    vi.unstubAllEnvs()
    return new URL(ctx.body.url)
  }

  it.each([
    ['of an entry without a language, the default one', 'en', {}, 'en'],
    ['of a brand of two languages too', 'de', {}, 'de'],
    ['of a translated entry, its own', 'de', { locale: 'en' }, 'en'],
  ])('leads to the language %s', async (_, defaultLocale, given, expected) => {
    const { searchParams } = await openFrom(defaultLocale, { type: 'concert', id: '12', ...given })
    expect(searchParams.get('locale')).toBe(expected)
  })
})
