import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { chooseWorks } from '../../src/content/concerts/choose-works.ts'
import { readConcert } from '../../src/content/concerts/concert.ts'
import { toConcertName } from '../../src/content/concerts/concert-name.ts'
import { readConcerts } from '../../src/content/concerts/concerts.ts'
import { toEveningFacts, toOwnFacts } from '../../src/content/concerts/evening-facts.ts'
import { chooseCast, toOwnProgram, toOwnTitle } from '../../src/content/concerts/own-program.ts'
import { readOwnCasts } from '../../src/content/concerts/schedule.ts'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { createInProcessSearch } from '../../src/search/in-process.ts'
import type { Locale } from '../../src/shared/locales.ts'
import type { Json, Snapshot } from '../../src/strapi-emulator/row.ts'
import { createEmbeddedService } from './emulator-service.ts'
import { withConcerts } from './few-concerts.ts'
import { createSearchCache } from './search-cache.ts'

const now = Date.UTC(2026, 10, 26)
const slug = 'john-williams-moscow-3'

const elfman = 'danny-elfman-krasnoyarsk-1'
const whole = makeSnapshot('2026-11-26')
const concerts = [slug, elfman, 'lord-of-the-rings-moscow-3']
/** The demo with three of its concerts, and without what is read and asked. */
const demo: Snapshot = {
  ...withConcerts(
    whole,
    whole.Concert.filter((row) => concerts.includes(String(row.slug))),
  ),
  Program: whole.Program.filter(({ slug }) =>
    ['john-williams', 'danny-elfman', 'lord-of-the-rings'].includes(String(slug)),
  ),
  ...{ Post: [], Article: [], Category: [], QaEntry: [], Page: [] },
}

/** The demo's content service with attributes of one concert. */
const serviceWith = (attributes: Record<string, Json>) => {
  const Concert = demo.Concert.map((row) => (row.slug === slug ? { ...row, ...attributes } : row))
  const snapshot = { ...demo, Concert }
  return createEmbeddedService(now, () => snapshot).service
}

/** Ids of Russian rows of members. */
const idOf = (member: string) =>
  demo.Member.find((row) => row.slug === member && row.locale === 'ru')?.id ?? 0
const track = (id: number, name: string, composer: string | null = null) => ({
  id,
  name,
  composer,
  source: null,
})
const longTitle = `${'Необыкновенный '.repeat(8)}вечер`

const namesOf = (members: readonly { slug: string }[] | undefined) => members?.map((member) => member.slug)
const searchIn = (service: ReturnType<typeof serviceWith>) =>
  createInProcessSearch(service, createSearchCache(service))
const findSlugs = async (search: ReturnType<typeof searchIn>, q: string, locale: Locale = 'ru') => {
  const query = {
    indexUid: 'concert',
    q,
    locale,
    hitsPerPage: 100,
    page: 1,
    matchingStrategy: 'all',
  } as const
  const [found] = await search.listSlugs({ locale, queries: [query] })
  return found ?? []
}

describe('a title of its own', () => {
  const program = { name: 'Программа' }
  it.each<[string, string | null, Locale, object | undefined, object | undefined]>([
    ['goes before the program’s name', 'Гала', 'ru', program, { name: 'Гала' }],
    [
      'is marked where its letters aren’t the page’s and nothing else is known',
      'Гала',
      'th',
      undefined,
      { name: 'Гала', lang: 'ru' },
    ],
    ['gives way to a translated name where readers can’t read it', 'Гала', 'en', program, undefined],
    [
      'goes before a name that isn’t translated either',
      'Гала',
      'en',
      { lang: 'ru' },
      { name: 'Гала', lang: 'ru' },
    ],
    [
      'in Latin letters is read everywhere',
      'Sparkle: Gala 2027',
      'th',
      program,
      { name: 'Sparkle: Gala 2027' },
    ],
    ['of 120 letters is whole', longTitle, 'ru', program, { name: longTitle }],
    ['of markup is text', '<b onclick=x>Гала</b>', 'ru', program, { name: '<b onclick=x>Гала</b>' }],
    ['of spaces is none', '   ', 'ru', program, undefined],
    ['of invisible characters is none', '\u200b\u2060', 'ru', program, undefined],
    ['that is absent is none', null, 'ru', program, undefined],
  ])('%s', (_what, title, locale, ofProgram, expected) => {
    expect(toOwnTitle(title, ofProgram, locale)).toEqual(expected)
  })

  it('names the concert on its page and in lists', async () => {
    const service = serviceWith({ title: longTitle })
    const concert = await readConcert(service, 'ru', slug)
    expect(concert && toConcertName(concert)?.name).toBe(longTitle)
    const list = await readConcerts(service, 'ru', { when: 'upcoming', among: new Set([slug]) })
    expect(list.concerts.map(toConcertName)).toEqual([{ name: longTitle }])
  })
})

describe('the cast of an evening', () => {
  const member = (name: string, isEnsemble?: true) => ({
    slug: name,
    fullName: name,
    fullNameGenitive: name,
    ...(isEnsemble ? { isEnsemble } : {}),
  })
  const orchestra = member('orchestra', true)
  const [anna, boris] = [member('anna'), member('boris')]
  const choir = member('choir', true)
  it.each([
    ['is the program’s where the concert names nobody', [], [orchestra, boris], ['orchestra', 'boris']],
    [
      'is the soloist with the program’s orchestra, without its other soloist',
      [anna],
      [orchestra, boris],
      ['anna', 'orchestra'],
    ],
    [
      'is the concert’s alone where it names an ensemble',
      [anna, choir],
      [orchestra, boris],
      ['anna', 'choir'],
    ],
    ['names nobody twice', [anna, anna, orchestra], [orchestra], ['anna', 'orchestra']],
    ['is known without a program', [anna], [], ['anna']],
  ])('%s', (_what, own, ofProgram, expected) => {
    expect(namesOf(chooseCast(own, ofProgram))).toEqual(expected)
  })

  it('may have ten performers, in their order', async () => {
    const ten = demo.Member.filter((row) => row.locale === 'ru' && String(row.slug).includes('-')).slice(
      0,
      10,
    )
    const concert = await readConcert(serviceWith({ performers: ten.map(({ id }) => id) }), 'en', slug)
    expect(namesOf(concert?.performers)?.slice(0, 10)).toEqual(ten.map((row) => row.slug))
  })

  it('is read for notices, in the reader’s language', async () => {
    const casts = await readOwnCasts(serviceWith({ performers: [idOf('maria-vetrova')] }), 'en')
    expect(casts.get(slug)).toEqual([{ slug: 'maria-vetrova', name: 'Maria Vetrova' }])
    expect(casts.has('lord-of-the-rings-moscow-3')).toBe(false)
  })
})

describe('works of an evening', () => {
  it.each([
    ['without a composer', [track(1, 'Полёт')], [{ name: 'Полёт' }]],
    ['that is played twice', [track(1, 'A'), track(2, 'A')], [{ name: 'A' }, { name: 'A' }]],
    [
      'of hostile markup',
      [track(1, '<img src=x onerror=alert(1)>')],
      [{ name: '<img src=x onerror=alert(1)>' }],
    ],
    [
      'in their order',
      [track(2, 'B', 'Бах'), track(1, 'A')],
      [{ name: 'B', composer: 'Бах' }, { name: 'A' }],
    ],
  ])('go before the program’s: one %s', async (_what, works, expected) => {
    const concert = await readConcert(serviceWith({ works }), 'ru', slug)
    expect(concert?.tracklists).toEqual([{ tracks: expected }])
  })

  it('are the program’s where the concert has none', async () => {
    const concert = await readConcert(serviceWith({ works: [] }), 'ru', slug)
    expect(concert?.tracklists.length).toBeGreaterThan(1)
  })

  it('go without excerpts of the program’s, which aren’t played', async () => {
    const program = demo.Program.find((row) => row.slug === 'danny-elfman')?.id ?? 0
    const countExcerpts = async (works: Json[]) =>
      (await readConcert(serviceWith({ program, works }), 'ru', slug))?.excerpts?.length
    expect([await countExcerpts([]), await countExcerpts([track(1, 'A')])]).toEqual([1, undefined])
  })

  it('that one has no name is left out, and the others stay', async () => {
    const concert = await readConcert(serviceWith({ works: [track(1, ' '), track(2, 'B')] }), 'ru', slug)
    expect(concert?.tracklists).toEqual([{ tracks: [{ name: 'B' }] }])
  })

  it('are marked as Russian on other pages, unless they are written in Latin letters', async () => {
    const russian = await readConcert(serviceWith({ works: [track(1, 'Полёт')] }), 'en', slug)
    const latin = await readConcert(serviceWith({ works: [track(1, 'Time', 'Hans Zimmer')] }), 'en', slug)
    expect([russian?.tracksLang, latin?.tracksLang]).toEqual(['ru', undefined])
  })

  it('keep the encore a surprise until the concert is over; then they are what was played', async () => {
    const concert = await readConcert(
      serviceWith({ works: [track(1, 'A')], played: [track(2, 'B')], encore: [track(3, 'C')] }),
      'ru',
      slug,
    )
    if (!concert) throw new Error('no concert')
    const later = Date.parse('2027-06-01')
    expect(chooseWorks(concert, 'ru', now)).toMatchObject({
      tracklists: [{ tracks: [{ name: 'A' }] }],
      encore: [],
    })
    expect(chooseWorks(concert, 'ru', later)).toMatchObject({
      tracklists: [{ tracks: [{ name: 'B' }] }],
      encore: [{ name: 'C' }],
    })
    expect(chooseWorks({ ...concert, own: toOwnProgram({}) }, 'ru', later).tracklists).toEqual([
      { tracks: [{ name: 'A' }] },
    ])
    expect(chooseWorks({ ...concert, status: 'cancelled' }, 'ru', later)).toMatchObject({
      encore: [],
      isOver: false,
    })
  })
})

describe('facts of an evening', () => {
  const venue = { entrance: 'Главный', parking: 'Под залом', food: 'Буфет' }
  it.each([
    [
      'are the venue’s',
      {},
      { venue },
      'ru',
      { entrance: { text: 'Главный' }, parking: { text: 'Под залом' }, food: { text: 'Буфет' } },
    ],
    [
      'name the hall’s door before the venue’s',
      {},
      { venue: { entrance: 'Главный' }, hall: { entrance: 'Сбоку' } },
      'ru',
      { entrance: { text: 'Сбоку' } },
    ],
    [
      'are the concert’s before all others',
      { entrance: ' Со двора ' },
      { venue: { entrance: 'Главный' }, hall: { entrance: 'Сбоку' } },
      'ru',
      { entrance: { text: 'Со\u00a0двора' } },
    ],
    [
      'of the concert are Russian on other pages',
      { parking: 'Нет' },
      { venue: { parking: 'Below' } },
      'en',
      { parking: { text: 'Нет', lang: 'ru' } },
    ],
    [
      'of the venue have its language',
      {},
      { venue: { food: 'Bar' }, lang: 'en' as const },
      'th',
      { food: { text: 'Bar', lang: 'en' } },
    ],
    ['of spaces are none', { food: '  ' }, {}, 'ru', {}],
  ] as const)('%s', (_what, own, place, locale, expected) => {
    expect(toEveningFacts(toOwnFacts(own), place, locale)).toEqual(expected)
  })
})

describe('a search finds an evening', () => {
  const own = searchIn(
    serviceWith({
      title: 'Вечер орлов',
      performers: [idOf('maria-vetrova')],
      works: [track(1, 'Bagatelle Zweihundert', 'Иоганн Неведомский')],
    }),
  )
  it.each(['вечер орлов', 'Мария Ветрова', 'Maria Vetrova', 'Zweihundert', 'неведомского'])(
    'by «%s»',
    async (text) => {
      expect(await findSlugs(own, text)).toContain(slug)
    },
  )

  it('by its program’s name too, and in other languages', async () => {
    expect(await findSlugs(own, 'Уильямс')).toContain(slug)
    expect(await findSlugs(own, 'John Williams', 'en')).toContain(slug)
  })

  it('and not by what its program plays on other evenings', async () => {
    expect(await findSlugs(searchIn(serviceWith({})), 'Imperial March')).toContain(slug)
    expect(await findSlugs(own, 'Imperial March')).not.toContain(slug)
  })

  it('and shows its title and cast on the card', async () => {
    const query = {
      indexUid: 'concert',
      q: 'Zweihundert',
      locale: 'ru',
      hitsPerPage: 1,
      page: 1,
      matchingStrategy: 'all',
    } as const
    const answer = await own.search({ locale: 'ru', queries: [query] })
    expect(answer.results[0]?.hits[0]).toMatchObject({
      program: 'Вечер орлов',
      performers: ['скрипачки Марии Ветровой', 'симфонического оркестра «Полутон»', 'хора «Обертон»'],
    })
  })
})

describe('a content service of an older model', () => {
  const schema = readFileSync('src/strapi-emulator/schema.graphql', 'utf8').split('\n')
  const withoutField = (field: string) => {
    const { service, strapi } = createEmbeddedService(now, () => demo)
    const older = buildSchema(schema.filter((line) => !line.startsWith(`  ${field}`)).join('\n'))
    const answer = strapi.fetch
    strapi.fetch = async (request) => {
      const { query } = z.object({ query: z.string() }).parse(await request.clone().json())
      const errors = validate(older, parse(query))
      return errors.length > 0 ? Response.json({ errors }, { status: 400 }) : answer(request)
    }
    return service
  }

  it.each(['works', 'encore', 'played', 'lastTrain', 'food', 'entrance'])(
    'that lacks «%s» loses that field alone',
    async (field) => {
      const concert = await readConcert(withoutField(field), 'ru', elfman)
      expect(concert?.title?.name).toBe('Святки у\u00a0Бёртона: Эльфман, орган и\u00a0снег')
      expect(concert?.terms?.latecomers).toBeDefined()
    },
  )
})
