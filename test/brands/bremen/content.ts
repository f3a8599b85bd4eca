import { withInverse } from '../../../src/strapi-emulator/inverses.ts'
import type { Row, Snapshot } from '../../../src/strapi-emulator/row.ts'
import { dayAfter, entry, toSnapshot } from '../snapshot-rows.ts'
import { cities, venues } from './places.ts'
import { concerts, programs } from './programs.ts'
import { about, posts, press, pressPicture, questions, series } from './texts-of-editors.ts'

const locales = ['de', 'en'] as const
type Locale = (typeof locales)[number]

interface Translated {
  slug: string
  texts: Readonly<Record<Locale, object>>
}

/** The id of an entry's row in a language: German rows have odd ids, and each English row has the next one. */
const idOf = (entries: readonly { slug: string }[], slug: string, locale: Locale): number =>
  entries.findIndex((each) => each.slug === slug) * locales.length + locales.indexOf(locale) + 1

/** @returns a row for each entry in each language */
function toRows<Entry extends Translated>(
  today: string,
  entries: readonly Entry[],
  toFields: (entry: Entry, locale: Locale) => Record<string, unknown>,
): Row[] {
  return entries.flatMap((each) =>
    locales.map((locale) => {
      const id = idOf(entries, each.slug, locale)
      const fields = { ...toFields(each, locale), ...each.texts[locale] }
      const others = locales.filter((other) => other !== locale)
      return {
        id,
        slug: each.slug,
        ...entry(today, locale, fields),
        localizations: others.map((other) => idOf(entries, each.slug, other)),
      }
    }),
  )
}

/** The content on a day (`YYYY-MM-DD`), as rows of a content service. */
export function makeWeserbogenSnapshot(today: string): Snapshot {
  const concertRows = makeConcerts(today)
  const venueRows = toRows(today, venues, ({ city, latitude, longitude, stepFree }, locale) => ({
    latitude,
    longitude,
    stepFree,
    city: idOf(cities, city, locale),
    description: null,
    lift: null,
    accessNote: null,
    accessPhone: null,
    hall: [],
    transit: null,
    parking: null,
    cloakroom: null,
  }))
  const cityRows = toRows(today, cities, ({ countryCode, timeZone, latitude, longitude }) => ({
    countryCode,
    timeZone,
    latitude,
    longitude,
    address: null,
    logoImage: null,
  }))
  const programRows = toRows(today, programs, ({ durationMinutes, ageLimit }) => ({
    durationMinutes,
    ageLimit,
    repertoire: null,
    zodiacSign: null,
    layout: 'program',
    priority: 1,
    longDescription: null,
    thumbnailImage: null,
    heroImage: null,
    programCollections: [],
    categories: [],
    performers: [],
    tracklists: [],
  }))
  const postRows = toRows(today, posts, ({ program }, locale) => ({
    thumbnailImage: null,
    programs: [idOf(programs, program, locale)],
  }))
  return toSnapshot({
    Concert: concertRows,
    City: withInverse(withInverse(cityRows, 'concerts', concertRows, 'city'), 'venues', venueRows, 'city'),
    Venue: withInverse(venueRows, 'concerts', concertRows, 'venue'),
    Program: withInverse(programRows, 'concerts', concertRows, 'program'),
    Series: withInverse(
      toRows(today, series, (each) => ({
        heroImage: null,
        seriesPrice: each.price,
        currency: null,
        ticketUrl: each.ticketUrl,
      })),
      'concerts',
      concertRows,
      'series',
    ),
    Post: postRows,
    QaEntry: toRows(today, questions, ({ order }) => ({ order, topic: null })),
    About: toRows(today, [about], () => ({})),
    Press: toRows(today, [press], () => ({
      kitUrl: 'https://dateien.weserbogen.example/presse.zip',
      email: 'presse@weserbogen.example',
      phone: null,
    })),
    UploadFile: [pressPicture],
  })
}

/** Concerts aren't translated: they point to German rows, which know their translations. */
function makeConcerts(today: string): Row[] {
  return concerts.map((concert, index): Row => {
    const { program: programSlug, venue: venueSlug, ahead, minCost, maxCost, admission } = concert
    const program = programs.find(({ slug }) => slug === programSlug)
    const citySlug = venues.find(({ slug }) => slug === venueSlug)?.city ?? ''
    const url = `https://pretix.eu/weserbogen-example/${index + 1}/`
    return {
      id: index + 1,
      ...entry(today, undefined, {}),
      slug: `${programSlug}-${citySlug}-${index + 1}`,
      program: idOf(programs, programSlug, 'de'),
      venue: idOf(venues, venueSlug, 'de'),
      city: idOf(cities, citySlug, 'de'),
      date: dayAfter(today, ahead),
      series: series
        .filter(({ concerts: places }) => places.includes(index + 1))
        .map(({ slug }) => idOf(series, slug, 'de')),
      time: concert.time,
      ticketLink: admission
        ? []
        : [{ id: index + 1, __component: 'ticket.external-link', url, minCost: minCost ?? null }],
      maxCost: maxCost ?? null,
      admission: admission ?? 'paid',
      status: concert.status ?? 'scheduled',
      soldOut: concert.soldOut ?? false,
      durationMinutes: program?.durationMinutes ?? null,
      ageLimit: program?.ageLimit ?? null,
      currency: null,
      lastTickets: false,
      hall: null,
      organizerId: 1,
      onSaleAt: null,
      previousDate: null,
      discounts: [],
    }
  })
}
