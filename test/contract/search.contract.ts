import { beforeAll, describe, expect, it } from 'vitest'
import { checkRequest } from '../../src/search/request.ts'
import type { SearchService } from '../../src/search/search-service.ts'
import { allLocales, type Locale } from '../../src/shared/locales.ts'
import {
  type SearchHits,
  type SearchIndex,
  type SearchPart,
  type SearchQuery,
  searchIndexes,
} from '../../src/shared/search.ts'

/** A search over the demo's content, and the clock that it uses. */
export interface OpenSearch {
  service: SearchService
  clock: { now: number }
}

const dayMs = 24 * 3600 * 1000

/** What the site relies on in every search service. */
export function describeSearch(name: string, open: () => Promise<OpenSearch>): void {
  describe(name, () => {
    let opened: OpenSearch
    beforeAll(async () => {
      opened = await open()
    }, 120_000)

    const ask = async (queries: Partial<SearchQuery>[], locale: Locale = 'ru') =>
      (await opened.service.search(checkRequest({ locale, queries }, allLocales))).results

    async function find<Index extends SearchIndex>(
      indexUid: Index,
      q = '',
      more: Partial<SearchQuery> & { locale?: Locale } = {},
    ) {
      const { locale, ...query } = more
      const [result] = await ask([{ indexUid, q, hitsPerPage: 20, ...query }], locale)
      if (result?.indexUid !== indexUid) throw new Error(`the answer is of ${result?.indexUid}`)
      return { ...result, hits: result.hits as SearchHits[Index][] }
    }
    const answer = (queries: Partial<SearchQuery>[], locale: Locale = 'ru') =>
      opened.service.search(checkRequest({ locale, queries }, allLocales))
    const concertsIn = (part: SearchPart | undefined): SearchHits['concert'][] =>
      part?.result.indexUid === 'concert' ? part.result.hits : []
    const programs = async (q: string, locale?: Locale) =>
      (await find('program', q, locale ? { locale } : {})).hits.map(({ slug }) => slug)

    describe('the answer', () => {
      it('holds a result for each query, in its place', async () => {
        const asked = ['post', 'concert', 'post', 'venue', 'city', 'program'] as const
        const results = await ask(asked.map((indexUid) => ({ indexUid, hitsPerPage: 3 })))
        expect(results.map(({ indexUid }) => indexUid)).toEqual(asked)
      })

      it.each([
        ['concert', ['slug', 'date', 'program', 'performers', 'ticket']],
        ['program', ['slug', 'name']],
        ['city', ['slug', 'name', 'concerts']],
        ['venue', ['slug', 'name']],
        ['post', ['slug', 'title', 'publishedAt']],
      ] as const)('has of each %s what its card shows and nothing else', async (index, required) => {
        const optional = {
          concert:
            'time collection city cityPrepositional cityPreposition repertoire heroImage thumbnail lang'.split(
              ' ',
            ),
          program: 'collection about heroImage repertoire lang'.split(' '),
          city: ['logo', 'lang'],
          venue: ['city', 'address', 'hallImage', 'lang'],
          post: ['summary', 'thumbnail', 'lang', 'isVote'],
        }[index]
        const { hits } = await find(index)
        expect(hits).toHaveLength(20)
        for (const hit of hits) {
          const names = Object.keys(hit)
          expect(required.filter((each) => !names.includes(each))).toEqual([])
          expect(names.filter((each) => ![...required, ...optional].includes(each))).toEqual([])
        }
      })

      it('names pictures with the widths that exist of them', async () => {
        const [hit] = (await find('program', 'циммер')).hits
        expect(hit?.heroImage).toMatchObject({ width: expect.any(Number), height: expect.any(Number) })
        expect(hit?.heroImage?.srcSet).toMatch(/^\S+ \d+w(, \S+ \d+w)+$/)
      })

      it('leads to the tickets that can be bought, and to no others', async () => {
        const { totalPages } = await find('concert')
        // The last pages are read too, since concerts without tickets come last.
        const asked = [1, 2, totalPages - 2, totalPages - 1, totalPages]
        const pages = await Promise.all(asked.map((page) => find('concert', '', { page })))
        const tickets = pages.flatMap(({ hits }) => hits.map(({ ticket }) => ticket))
        expect(new Set(tickets.map(({ state }) => state)).size).toBeGreaterThan(2)
        expect(tickets.filter(({ state, href }) => (state === 'buy') !== (href !== undefined))).toEqual([])
        expect(tickets.filter(({ isExternal, href }) => isExternal && !href?.startsWith('https://'))).toEqual(
          [],
        )
      })
    })

    describe('without a text', () => {
      it('concerts that can be bought come soonest first, and none that is over', async () => {
        const dates = (await find('concert')).hits.map(({ date }) => date)
        expect(dates).toEqual(dates.toSorted())
        expect(dates[0]).toMatch(/^\d{4}-\d\d-\d\d$/)
        expect(Date.parse(dates[0] ?? '')).toBeGreaterThan(opened.clock.now - 2 * dayMs)
      })

      it('news come newest first', async () => {
        const days = (await find('post')).hits.map(({ publishedAt }) => publishedAt)
        expect(days).toEqual(days.toSorted().toReversed())
      })

      it.each(searchIndexes)('every %s is counted in pages', async (index) => {
        const { totalPages, hitsPerPage } = await find(index, '', { hitsPerPage: 7 })
        expect(hitsPerPage).toBe(7)
        const last = await find(index, '', { hitsPerPage: 7, page: totalPages })
        expect(last.hits.length).toBeGreaterThan(0)
        expect((await find(index, '', { hitsPerPage: 7, page: totalPages + 1 })).hits).toEqual([])
      })

      it('pages go on where the one before ended', async () => {
        const both = (await find('venue', '', { hitsPerPage: 8 })).hits.map(({ slug }) => slug)
        const first = (await find('venue', '', { hitsPerPage: 4 })).hits.map(({ slug }) => slug)
        const second = (await find('venue', '', { hitsPerPage: 4, page: 2 })).hits.map(({ slug }) => slug)
        expect([...first, ...second]).toEqual(both)
      })
    })

    describe('a text', () => {
      it('is looked for by its first ten words', async () => {
        expect(await programs(`${'циммер '.repeat(10)} ничегоподобного нигде`)).toContain('hans-zimmer')
      })

      it('must match with every word', async () => {
        const { hits } = await find('concert', 'циммер казань')
        expect(new Set(hits.map(({ program, city }) => `${program}, ${city}`))).toEqual(
          new Set(['Музыка Ханса Циммера, Казань']),
        )
        expect((await find('concert', 'циммер ыщщщщ')).hits).toEqual([])
        expect((await find('concert', 'циммер ыщщщщ')).totalPages).toBe(0)
      })

      it('of which nothing has all finds what its parts find, and says what was left out', async () => {
        const { results, parts = [] } = await answer([{ indexUid: 'concert', q: 'циммер ыщщщщ казань' }])
        expect(results[0]?.hits).toEqual([])
        expect(parts.map(({ kept, leftOut }) => [kept, leftOut])).toEqual([
          ['циммер', ['ыщщщщ казань']],
          ['казань', ['циммер ыщщщщ']],
        ])
        expect(concertsIn(parts[0])[0]?.program).toBe('Музыка Ханса Циммера')
        expect(concertsIn(parts[1])[0]?.city).toBe('Казань')
      })

      it('of several words keeps as many as find something', async () => {
        const { parts = [] } = await answer([{ indexUid: 'concert', q: 'властелин колец в ыщщщщ' }])
        expect(parts.map(({ kept, leftOut }) => [kept, leftOut])).toEqual([['властелин колец', ['в ыщщщщ']]])
      })

      it('in Thai is taken apart where its dictionary parts words', async () => {
        const { parts = [] } = await answer([{ indexUid: 'concert', q: 'ไฟนอลแฟนตาซี ฮฮฮฮฮ' }], 'th')
        expect(parts.map(({ kept }) => kept)).toEqual(['ไฟนอลแฟนตาซี'])
      })

      it('that finds something, or names nothing at all, has no parts', async () => {
        expect(await answer([{ indexUid: 'concert', q: 'циммер' }])).not.toHaveProperty('parts')
        expect(await answer([{ indexUid: 'concert', q: 'ыщщщщ' }])).not.toHaveProperty('parts')
        expect(await answer([{ indexUid: 'concert', q: 'ыщщщщ эээээ' }])).not.toHaveProperty('parts')
      })

      it('may match with its first words only, where that is asked for', async () => {
        const { hits } = await find('concert', 'евангелион ыщщщщ', { matchingStrategy: 'last' })
        expect(hits[0]?.program).toBe('Евангелион')
      })

      it('may end in an unfinished word', async () => {
        expect((await find('city', 'новоси')).hits.map(({ name }) => name)).toEqual(['Новосибирск'])
        expect((await find('city', 'ниж новг')).hits).toEqual([])
      })

      it('finds the same with ё and with е', async () => {
        expect(await programs('звёздные саги')).toEqual(await programs('звездные саги'))
        expect((await programs('звездные саги'))[0]).toBe('john-williams')
      })

      it.each(['ципмер', 'циммр', 'интерстелар'])(
        'with a typo as in «%s» finds concerts and programs',
        async (q) => {
          expect((await programs(q))[0]).toBe('hans-zimmer')
          expect((await find('concert', q)).hits[0]?.program).toBe('Музыка Ханса Циммера')
        },
      )

      it.each([
        ['city', 'масква'],
        ['venue', 'филормония'],
        ['post', 'бангког'],
      ] as const)('with a typo finds no %s', async (index, q) => {
        expect((await find(index, q)).hits).toEqual([])
      })

      it.each([
        ['лотр', 'lord-of-the-rings'],
        ['фф', 'final-fantasy'],
        ['снк', 'attack-on-titan'],
        ['гп', 'harry-potter'],
        ['lotr', 'lord-of-the-rings'],
        ['нинтен', 'nintendo'],
      ])('as short as «%s» means %s', async (q, slug) => {
        expect((await programs(q))[0]).toBe(slug)
        expect((await find('concert', q)).hits[0]?.slug).toContain(slug)
      })

      it.each([
        ['zimmer', 'hans-zimmer', 'ru'],
        ['hisaishi', 'joe-hisaishi', 'ru'],
        ['циммер', 'hans-zimmer', 'en'],
        ['евангелион', 'evangelion', 'th'],
        ['ซิมเมอร์', 'hans-zimmer', 'th'],
        ['ไฟนอลแฟนตาซี', 'final-fantasy', 'th'],
      ] as const)('«%s» finds %s in %s: names are known in every language', async (q, slug, locale) => {
        expect((await programs(q, locale))[0]).toBe(slug)
      })

      it('may name the city of a concert with its ending', async () => {
        expect((await find('concert', 'казани')).hits[0]?.city).toBe('Казань')
        expect((await find('city', 'казани')).hits[0]?.slug).toBe('kazan')
      })

      it.each([
        ['спб', 'Санкт-Петербург'],
        ['питер', 'Санкт-Петербург'],
        ['мск', 'Москва'],
        ['екб', 'Екатеринбург'],
        ['нск', 'Новосибирск'],
      ])('may name a city as short as «%s»', async (q, city) => {
        expect((await find('city', q)).hits.map(({ name }) => name)).toEqual([city])
        const { hits } = await find('concert', `концерты ${q}`)
        expect(new Set(hits.map((hit) => hit.city))).toEqual(new Set([city]))
      })

      it('need not match with words that every concert has', async () => {
        const { hits } = await find('concert', 'концерты в казани')
        expect(hits[0]?.city).toBe('Казань')
      })
    })

    describe('a vote', () => {
      const votes = async (q: string, locale: Locale) =>
        (await find('post', q, { locale })).hits.filter(({ isVote }) => isVote).map(({ slug }) => slug)

      it.each([
        ['ru', 'голосование'],
        ['en', 'vote'],
        ['th', 'โหวต'],
      ] as const)('is found among the news in %s, as what it is', async (locale, q) => {
        expect((await votes(q, locale)).sort()).toEqual(['anime-vote-2026', 'film-vote-2026'])
      })

      it.each([
        ['ru', 'бис аниме'],
        ['en', 'encore of the anime'],
        ['en', 'бис аниме'],
      ] as const)('is found in %s by its name: «%s»', async (locale, q) => {
        expect(await votes(q, locale)).toEqual(['anime-vote-2026'])
      })

      it('shows a picture and what is asked', async () => {
        const { hits } = await find('post', 'бис аниме')
        expect(hits.find(({ isVote }) => isVote)).toMatchObject({
          title: 'Бис аниме-программ',
          summary: expect.stringContaining('Какую тему сыграть на бис'),
          thumbnail: { url: expect.stringMatching(/\.webp/), srcSet: expect.stringContaining('w') },
        })
      })
    })

    describe('a text that names days', () => {
      const monthAhead = () => new Date(opened.clock.now + 45 * dayMs).toISOString().slice(0, 7)
      const nameOf = (month: string, locale: Locale) =>
        new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01`))

      it.each(['ru', 'en', 'th'] as const)('finds the concerts of a month in %s', async (locale) => {
        const month = monthAhead()
        const q = `${nameOf(month, locale)} ${month.slice(0, 4)}`
        const { results, period } = await answer([{ indexUid: 'concert', q, hitsPerPage: 20 }], locale)
        const months = (results[0]?.hits ?? []).map((hit) => ('date' in hit ? hit.date.slice(0, 7) : ''))
        expect(new Set(months)).toEqual(new Set([month]))
        expect(period).toMatchObject({ without: '', label: expect.stringMatching(/\d{4}/) })
      })

      it('finds those that have its other words too', async () => {
        const month = monthAhead()
        const { hits } = await find('concert', `москва ${nameOf(month, 'ru')}`)
        expect(new Set(hits.map(({ date }) => date.slice(0, 7)))).toEqual(new Set([month]))
        expect(new Set(hits.map(({ city }) => city))).toEqual(new Set(['Москва']))
      })

      it('finds all else by its other words', async () => {
        expect((await find('city', 'казань в декабре')).hits.map(({ name }) => name)).toEqual(['Казань'])
      })

      it('is answered by those days without its words, and by its words on other days', async () => {
        const month = monthAhead()
        const q = `ыщщщщ ${nameOf(month, 'ru')}`
        const { parts = [], period } = await answer([{ indexUid: 'concert', q }])
        expect(period?.without).toBe('ыщщщщ')
        expect(parts).toMatchObject([{ kept: '', period: period?.label, leftOut: ['ыщщщщ'] }])
        expect(new Set(concertsIn(parts[0]).map(({ date }) => date.slice(0, 7)))).toEqual(new Set([month]))
        const far = await answer([{ indexUid: 'concert', q: 'циммер в декабре 2099' }])
        expect(far.parts).toMatchObject([{ kept: 'циммер', leftOut: ['в декабре 2099'], query: 'циммер' }])
      })

      it('that nothing is on is answered by what comes next', async () => {
        const past = await answer([{ indexUid: 'concert', q: '1 января 2020' }])
        expect(past.results[0]?.hits).toEqual([])
        expect(past.parts).toMatchObject([{ kept: '', leftOut: ['1 января 2020'], query: '' }])
        expect(concertsIn(past.parts?.[0]).length).toBeGreaterThan(0)
      })
    })

    describe('sorts, filters and attributes', () => {
      it('concerts come latest first where that is asked for', async () => {
        const dates = (await find('concert', '', { sort: ['date:desc'] })).hits.map(({ date }) => date)
        expect(dates).toEqual(dates.toSorted().toReversed())
      })

      it.each(['', 'циммер', 'казань'])(
        'concerts that can be bought come before those that can’t for «%s», a typo aside',
        async (q) => {
          const all: boolean[] = []
          for (let page = 1; ; page++) {
            const { hits, totalPages } = await find('concert', q, { page })
            // Рязань differs by one typo, and comes last whatever its tickets.
            const meant = hits.filter(({ city }) => q !== 'казань' || city === 'Казань')
            all.push(...meant.map(({ ticket }) => ['buy', 'not-on-sale'].includes(ticket.state)))
            if (page >= totalPages) break
          }
          expect(all).toEqual(all.toSorted((one, other) => Number(other) - Number(one)))
          expect(all[0]).toBe(true)
        },
      )

      it('among concerts that match equally, the sort decides', async () => {
        const inCity = { attributesToSearchOn: ['city'], sort: ['date:desc'] }
        const { hits } = await find('concert', 'казань', inCity)
        const dates = hits.filter(({ ticket }) => ticket.state === 'buy').map(({ date }) => date)
        expect(dates).toEqual(dates.toSorted().toReversed())
        expect(dates.length).toBeGreaterThan(1)
      })

      it('news come oldest first where that is asked for', async () => {
        const { hits } = await find('post', '', { sort: ['publishedAt:asc'] })
        const days = hits.map(({ publishedAt }) => publishedAt)
        expect(days).toEqual(days.toSorted())
      })

      it('entries are in the language of the request, each once', async () => {
        const { hits } = await find('city', 'moscow', { locale: 'en' })
        expect(hits.map(({ name }) => name)).toEqual(['Moscow'])
      })

      it('the filter chooses another language', async () => {
        const { hits } = await find('city', 'москва', { filter: 'locale = "en"' })
        expect(hits.map(({ name }) => name)).toEqual(['Moscow'])
      })

      it('concerts are told in the language of the request', async () => {
        const [hit] = (await find('concert', 'zimmer', { locale: 'en' })).hits
        expect(hit?.program).toBe('The Music of Hans Zimmer')
      })

      it('what is not translated is found all the same, and marked', async () => {
        const [hit] = (await find('program', 'советского кино', { locale: 'en' })).hits
        expect(hit).toMatchObject({ slug: 'soviet-cinema', lang: 'ru' })
      })

      it('only the attributes that were asked for are searched', async () => {
        const inPrograms = await find('concert', 'казань', { attributesToSearchOn: ['program'] })
        expect(inPrograms.hits).toEqual([])
        const inCities = await find('concert', 'казань', { attributesToSearchOn: ['city'] })
        expect(inCities.hits[0]?.city).toBe('Казань')
      })
    })

    it('a concert that is over leaves by itself', async () => {
      const [first] = (await find('concert')).hits
      opened.clock.now += 40 * dayMs
      try {
        const { hits } = await find('concert', '', { hitsPerPage: 19 })
        expect(hits.length).toBeGreaterThan(0)
        expect(hits[0]?.slug).not.toBe(first?.slug)
        expect(Date.parse(hits[0]?.date ?? '')).toBeGreaterThan(opened.clock.now - 2 * dayMs)
      } finally {
        opened.clock.now -= 40 * dayMs
      }
    })
  })
}
