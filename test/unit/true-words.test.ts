import { describe, expect, test } from 'vitest'
import { introductions, names } from '../../src/brand/chosen.ts'
import { about } from '../../src/demo/content/about.ts'
import { cities } from '../../src/demo/content/cities.ts'
import { collections } from '../../src/demo/content/collections.ts'
import { members } from '../../src/demo/content/members.ts'
import { pages } from '../../src/demo/content/pages.ts'
import { posts } from '../../src/demo/content/posts.ts'
import { programs } from '../../src/demo/content/programs.ts'
import { qaEntries } from '../../src/demo/content/qa.ts'
import { planTour, type TourConcert } from '../../src/demo/content/tour.ts'
import { venues } from '../../src/demo/content/venues.ts'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { addDays } from '../../src/shared/zoned-time.ts'

/**
 * The dates of the demo are computed, its texts are written: what they say must hold on every day. A Monday and a
 * Sunday, since concerts keep to weeks and news to days, and one of them in summer.
 */
const todays = ['2026-11-23', '2027-07-18']
const locales = ['ru', 'en', 'th'] as const

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

const of = <T>(list: readonly T[], isWanted: (one: T) => boolean): T => {
  const found = list.find(isWanted)
  if (!found) throw new Error('The test asks for an entry that the demo no longer has')
  return found
}
const postOf = (slug: string) => of(posts, (post) => post.slug === slug)
const pageOf = (slug: string) => of(pages, (page) => page.slug === slug)

type Post = (typeof posts)[number]
const textsOf = (post: Post) =>
  locales.flatMap((locale) => {
    const text = post.text[locale]
    return text ? [{ locale, text: [text.title, text.summary, ...text.paragraphs].join('\n') }] : []
  })

/** Cities that a text links to or names, in the language's own words. */
function citiesIn(locale: (typeof locales)[number], text: string): string[] {
  const linked = [...text.matchAll(/\/cities\/([a-z-]+)/g)].map(([, slug = '']) => slug)
  const named = cities.filter(({ text: { ru, en } }) =>
    (locale === 'ru' ? [ru.name, ru.namePrepositional] : locale === 'en' && en ? [en.name] : []).some(
      (name) => name.length > 3 && new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, 'u').test(text),
    ),
  )
  return [...new Set([...linked, ...named.map(({ slug }) => slug)])]
}

const programsIn = (text: string): string[] =>
  programs.map(({ slug }) => slug).filter((slug) => new RegExp(`\\(/(?:en/|th/)?${slug}\\)`).test(text))

/** What says that something happened for the first time, again or twice: each such post is held to its word below. */
const boldWords = /премьер|впервые|втор(ой|ого) вечер|два вечера|возвраща[её]тся в афишу/i
const heldToTheirWord = [
  'cyberpunk-premiere',
  'makoto-shinkai-premiere',
  'attack-on-titan-premiere',
  'new-season-on-sale',
  'bangkok-second-evening',
  'minsk-two-evenings',
  'chiang-mai-first-time',
  'first-time-in-bangkok',
  'soviet-cinema-returns',
]

describe.each(todays)('on %s', (today) => {
  const concerts = planTour(today, programs, cities, venues)
  const publishedOn = (post: Post) => addDays(today, -post.daysAgo)
  const played = (program: string, city?: string) =>
    concerts.filter((concert) => concert.program === program && (!city || concert.city === city))
  /** What news may tell of: three weeks before them, or ahead of today. */
  const isNews = (post: Post, { date }: TourConcert) =>
    date >= today || (date <= publishedOn(post) && daysBetween(date, publishedOn(post)) <= 21)

  test('nobody plays in two cities on one day', () => {
    const whereabouts = new Map<string, Set<string>>()
    for (const { date, city, program } of concerts)
      for (const performer of of(programs, ({ slug }) => slug === program).performers) {
        const key = `${date} ${performer}`
        whereabouts.set(key, (whereabouts.get(key) ?? new Set()).add(city))
      }
    expect([...whereabouts].filter(([, where]) => where.size > 1).map(([key]) => key)).toEqual([])
  })

  test('the line-ups play in different cities on one evening, as the page about the orchestra says', () => {
    const lineUps = ['poluton', 'poluton-chamber', 'poluton-big-band', 'poluton-quintet']
    const lineUpOf = (slug: string) =>
      of(programs, (program) => program.slug === slug).performers.find((performer) =>
        lineUps.includes(performer),
      )
    const days = Map.groupBy(concerts, ({ date }) => date)
    const parallel = [...days.values()]
      .filter((ofDay) => new Set(ofDay.map(({ city }) => city)).size > 1)
      .flatMap((ofDay) => ofDay.map(({ program }) => lineUpOf(program)))
    expect(lineUps.filter((lineUp) => !parallel.includes(lineUp))).toEqual([])
    expect(
      new Set(lineUps.map((slug) => members.find((member) => member.slug === slug)?.text.ru.fullName)).size,
    ).toBe(lineUps.length)
  })

  test('news of a program in a city follow or announce a concert of it there', () => {
    const wrong = posts.flatMap((post) =>
      textsOf(post).flatMap(({ locale, text }) => {
        const told = [...new Set([...(post.programs ?? []), ...programsIn(text)])]
        if (told.length === 0) return []
        return citiesIn(locale, text).flatMap((city) =>
          told.some((program) => played(program, city).some((concert) => isNews(post, concert)))
            ? []
            : [`${post.slug}, ${locale}: ${told.join(' or ')} in ${city}`],
        )
      }),
    )
    expect(wrong).toEqual([])
  })

  test.each(['cyberpunk-premiere', 'makoto-shinkai-premiere', 'attack-on-titan-premiere'])(
    '%s tells of the first concert of its program, in Moscow, in the days around it',
    (slug) => {
      const post = postOf(slug)
      const [first] = played(post.programs?.[0] ?? '')
      expect(first?.city).toBe('moscow')
      expect(Math.abs(daysBetween(first?.date ?? '', publishedOn(post)))).toBeLessThanOrEqual(14)
    },
  )

  test('programs that go on their first large tour have been heard in Moscow only, and go to many cities', () => {
    for (const program of ['cyberpunk', 'silent-hill']) {
      const before = played(program).filter(({ date }) => date < today)
      expect(new Set(before.map(({ city }) => city))).toEqual(new Set(['moscow']))
      const ahead = played(program).filter(({ date }) => date >= today)
      expect(new Set(ahead.map(({ city }) => city)).size).toBeGreaterThanOrEqual(5)
    }
  })

  test('Bangkok has a second evening of Hisaishi in the same hall, and nothing is left of the first', () => {
    const [first, second] = played('joe-hisaishi', 'bangkok').filter(({ date }) => date > today)
    expect(daysBetween(first?.date ?? '', second?.date ?? '')).toBe(1)
    expect([first?.soldOut, second?.soldOut]).toEqual([true, false])
    expect([first?.venue, first?.hall]).toEqual([second?.venue, second?.hall])
  })

  test('Minsk had two evenings in a row', () => {
    const evenings = ['john-williams', 'soviet-cinema'].flatMap((program) =>
      played(program, 'minsk').filter(
        (concert) => concert.date < today && isNews(postOf('minsk-two-evenings'), concert),
      ),
    )
    expect(evenings.map(({ program }) => program)).toEqual(['john-williams', 'soviet-cinema'])
    expect(daysBetween(evenings[0]?.date ?? '', evenings[1]?.date ?? '')).toBe(1)
  })

  test('nobody had heard the orchestra in Thailand before its first evenings in Bangkok', () => {
    const inThailand = cities.filter(({ countryCode }) => countryCode === 'TH').map(({ slug }) => slug)
    const [first, second] = concerts.filter(({ city }) => inThailand.includes(city))
    expect([first?.program, second?.program]).toEqual(['john-williams', 'joe-hisaishi'])
    expect([first?.city, second?.city]).toEqual(['bangkok', 'bangkok'])
  })

  test('Chiang Mai was the fourth city of Thailand', () => {
    const [first] = concerts.filter(({ city }) => city === 'chiang-mai')
    const date = first?.date ?? ''
    expect(first?.program).toBe('makoto-shinkai')
    expect(daysBetween(date, publishedOn(postOf('chiang-mai-first-time')))).toBeLessThanOrEqual(10)
    const before = concerts.filter((concert) => concert.date < date).map(({ city }) => city)
    expect(['bangkok', 'pattaya', 'phuket'].filter((city) => !before.includes(city))).toEqual([])
  })

  test('Soviet cinema came back after half a year', () => {
    const published = publishedOn(postOf('soviet-cinema-returns'))
    const dates = played('soviet-cinema').map(({ date }) => date)
    const before = dates.filter((date) => date < published).at(-1) ?? ''
    expect(daysBetween(before, published)).toBeGreaterThanOrEqual(180)
    expect(daysBetween(published, dates.find((date) => date >= published) ?? '')).toBeLessThanOrEqual(21)
  })

  test('the tour through Siberia goes to each city that its news name, within two weeks', () => {
    const post = postOf('siberia-by-train')
    for (const { locale } of textsOf(post)) {
      const summary = post.text[locale]?.summary ?? ''
      const siberian = cities.filter(({ text }) => {
        const { name } = text[locale] ?? text.ru
        return summary.includes(name)
      })
      expect(siberian).toHaveLength(6)
      const next = siberian.map(({ slug }) =>
        (post.programs ?? [])
          .flatMap((program) => played(program, slug))
          .map(({ date }) => date)
          .filter((date) => date > today)
          .sort(),
      )
      const dates = next.map(([date = '']) => date).sort()
      expect(daysBetween(dates[0] ?? '', dates.at(-1) ?? '')).toBeLessThan(14)
      expect(daysBetween(today, dates.at(-1) ?? '')).toBeLessThan(35)
    }
  })

  test('from Vladivostok to Moscow there were seven concerts in two weeks', () => {
    const published = publishedOn(postOf('vladivostok-to-moscow'))
    const tour = concerts.filter(
      ({ program, date }) =>
        ['final-fantasy', 'anime-hits'].includes(program) &&
        date <= published &&
        daysBetween(date, published) <= 28,
    )
    expect(tour).toHaveLength(7)
    expect([tour[0]?.city, tour.at(-1)?.city]).toEqual(['vladivostok', 'moscow'])
  })

  test('Kazan will hear Interstellar in a hall with an organ', () => {
    const [next] = played('hans-zimmer', 'kazan').filter(({ date }) => date > today)
    expect(of(venues, ({ slug }) => slug === next?.venue).text.ru.description).toContain('орган')
  })

  test('silent films with audio description had been shown five times', () => {
    const published = publishedOn(postOf('audio-description'))
    expect(played('silent-film').filter(({ date }) => date < published).length).toBeGreaterThanOrEqual(5)
  })

  test('the programs that news name are sold by the Pushkin card wherever they are played in Russia', () => {
    const snapshot = makeSnapshot(today)
    const told = postOf('pushkin-card').programs ?? []
    const russian = concerts.filter(
      ({ program, organizerId, status }) =>
        told.includes(program) && organizerId === 5 && status !== 'moved_online',
    )
    const marked = new Set(
      snapshot.Concert.filter(({ culturePass }) => culturePass === true).map(({ slug }) => slug),
    )
    expect(russian.length).toBeGreaterThan(10)
    expect(russian.filter(({ slug }) => !marked.has(slug)).map(({ slug }) => slug)).toEqual([])
  })

  test('nothing half a year ahead is sold out', () => {
    const early = concerts.filter(({ date, soldOut }) => soldOut && daysBetween(today, date) > 180)
    expect(early.map(({ slug }) => slug)).toEqual([])
  })

  test('sixty players are never put into a room for less than a hundred, if the city has another', () => {
    const cramped = concerts.filter(({ program, venue, hall, city }) => {
      const seats = of(venues, ({ slug }) => slug === venue).halls[hall]?.seats ?? 0
      const isLarge = of(programs, ({ slug }) => slug === program).performers.includes('poluton')
      const has = venues.some((each) => each.city === city && each.halls.some((one) => one.seats >= 380))
      return isLarge && has && seats < 100
    })
    expect(cramped.map(({ slug }) => slug)).toEqual([])
  })
})

test('every post that says first, again or twice is held to its word here', () => {
  const bold = posts.filter((post) => boldWords.test(textsOf(post)[0]?.text ?? '')).map(({ slug }) => slug)
  expect(bold.filter((slug) => !heldToTheirWord.includes(slug))).toEqual([])
})

/** All texts of the demo, joined into one for each entry. */
const everything = [
  ...Object.entries({ about, introductions, names }).map(([slug, entry]) => ({
    slug,
    text: JSON.stringify(entry),
  })),
  ...[...posts, ...pages, ...programs, ...members, ...collections, ...qaEntries].map((entry) => ({
    slug: entry.slug,
    text: JSON.stringify(entry.text),
  })),
]

test('there are more than thirty programs where a text says so', () => {
  const says = everything.filter(({ text }) =>
    /(больше|более) (30|тридцати) программ|more than (30|thirty) programs|กว่า 30 โปรแกรม/i.test(text),
  )
  expect(says.length).toBeGreaterThan(0)
  expect(programs.length).toBeGreaterThan(30)
})

test('the page about the orchestra counts the programs and cities that there are', () => {
  for (const locale of locales) {
    const text = JSON.stringify(pageOf('about').text[locale]?.blocks)
    const counted = (word: RegExp) => [...text.matchAll(word)].map(([, count]) => Number(count))
    expect(counted(/(\d+) (?:программ|program|โปรแกรม)/g)).toEqual([programs.length])
    expect(counted(/(\d+) (?:город|cit|เมือง)/g)).toEqual([cities.length])
  }
})

test('no text promises a form of ours', () => {
  const promise =
    /(через|заполни\S*|есть|из|на) \[?форм|\[[^\][]*форм[ауеой][^\][]*\]\(|(through|fill in|use|has|from) (the |a )?\[?forms?\b|\[[^\][]*\bform\b[^\][]*\]\(|แบบฟอร์ม/i
  expect(everything.filter(({ text }) => promise.test(text)).map(({ slug }) => slug)).toEqual([])
})

test('a page about open air doesn’t list concerts, which may be under a roof', () => {
  const outdoors = pages.filter(({ text }) => /под открытым небом/i.test(JSON.stringify(text.ru)))
  expect(outdoors.length).toBeGreaterThan(0)
  const lists = outdoors.filter(({ text }) =>
    locales.some((locale) => text[locale]?.blocks.some(({ type }) => type === 'concerts')),
  )
  expect(lists.map(({ slug }) => slug)).toEqual([])
})

test('the pictures of Finomi show a stage with seats all round', () => {
  expect(of(venues, ({ slug }) => slug === 'finomi').halls.map(({ kind }) => kind)).toEqual([
    'round',
    'round',
  ])
})
