import type { Row } from '../../strapi-emulator/row.ts'
import type { AuthoredVenue } from '../content/authored.ts'
import type { Making } from './content.ts'
import { inLanguage, type Locale } from './editions.ts'
import { makePublishedRow } from './published-row.ts'
import { makeHallFacts, venueFactsIn } from './venue-facts.ts'

export function makeCityRows(making: Making): Row[] {
  return making.content.cities.all.map((edition) => {
    const { entry, locale, text } = edition
    const { slug, countryCode, timeZone, latitude, longitude } = entry
    const logoImage = making.fileOf({ kind: 'logo', scene: slug, alt: entry.text.ru.name })
    return makePublishedRow(making, edition, {
      ...text,
      preposition: text.preposition ?? null,
      address: text.address ?? null,
      countryCode,
      timeZone,
      latitude,
      longitude,
      logoImage,
      seo: making.component('shared.seo', { ...citySeo[locale](text.name), metaImage: null }),
    })
  })
}

const citySeo: Record<Locale, (city: string) => { metaTitle: string; metaDescription: string }> = {
  ru: (city) => ({
    metaTitle: `${city}: концерты оркестра «Полутон»`,
    metaDescription: `${city}: расписание концертов симфонического оркестра «Полутон», залы и билеты. Музыка кино, аниме и игр.`,
  }),
  en: (city) => ({
    metaTitle: `${city}: concerts of the Poluton Orchestra`,
    metaDescription: `${city}: dates, halls and tickets of the Poluton Orchestra. Film, anime and game music played by a symphony orchestra.`,
  }),
  th: (city) => ({
    metaTitle: `${city}: คอนเสิร์ตวงออร์เคสตรา Poluton`,
    metaDescription: `${city}: ตารางคอนเสิร์ต ห้องแสดง และบัตรของวงออร์เคสตรา Poluton ดนตรีจากภาพยนตร์ อนิเมะ และเกม`,
  }),
}

export function makeVenueRows(making: Making): Row[] {
  const { venues, cities } = making.content
  return venues.all.map((edition) => {
    const { entry, locale, text, index } = edition
    return makePublishedRow(making, edition, {
      ...text,
      latitude: entry.latitude,
      longitude: entry.longitude,
      city: cities.idOf(entry.city, locale),
      hall: entry.halls.map((hall, place) => ({
        ...hallOf(
          making,
          hall,
          index + place * viewsOfHall,
          `${inLanguage(hall.name, locale)}, ${text.name}`,
          locale,
        ),
        ...makeHallFacts(entry.slug, place),
      })),
      ...venueFactsIn(entry, locale),
      seo: null,
    })
  })
}

/** How many second pictures halls share. The first one is a hall's own, since lists show the venue by it. */
const sharedDrawings = 10
const viewsOfHall = 2

function hallOf(
  making: Making,
  { name, seats, kind }: AuthoredVenue['halls'][number],
  index: number,
  alt: string,
  locale: Locale,
): Row {
  const views = [index, (index + 1) % sharedDrawings]
  return making.component('venue.hall', {
    name: inLanguage(name, locale),
    seats,
    images: views.map((variant) => making.fileOf({ kind: 'hall', scene: kind, variant, alt })),
  })
}
