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
