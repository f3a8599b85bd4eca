import { toConcertName } from '../../../content/concerts/concert-name.ts'
import type { CityInText } from '../../../languages/city-in-text.ts'
import { bellMessages, pressMessages, pushPageMessages } from '../../../languages/texts.ts'
import { formatDay } from '../../../shared/format.ts'
import type { Locale } from '../../../shared/locales.ts'
import { newsletterKeys } from '../../../shared/notices.ts'
import type { NamedTopic } from '../name-topics.ts'

export function toTopicName(
  { kind, key, concert, city, program, place }: NamedTopic,
  locale: Locale,
): string {
  const cityName = city?.names[locale].name
  if (kind === 'newsletter') return describeNewsletter(key, locale).title
  if (kind === 'concert' || kind === 'tickets') {
    if (!concert) return pushPageMessages(locale).gone
    return [toConcertName(concert)?.name, concert.city?.name, formatDay(locale, concert.date)]
      .filter(Boolean)
      .join(', ')
  }
  return [program?.name, cityName, place].filter(Boolean).join(', ') || pushPageMessages(locale).gone
}

/** @returns what notices of a topic will be about; empty for a topic that content no longer has */
export function toTopicAbout({ kind, key, city, program, place }: NamedTopic, locale: Locale): string {
  const t = bellMessages(locale).about
  if (kind === 'newsletter') return describeNewsletter(key, locale).about
  // A city's names have grammatical cases too, which texts of languages with cases use. Their type doesn't say so.
  const inText = city?.names[locale] as CityInText | undefined
  if (kind === 'concert' || kind === 'tickets') return t[kind]
  if (kind === 'city') return inText ? t.city(inText) : ''
  if (kind === 'program') return program ? t.program(program.name) : ''
  if (kind === 'place') return place ? t.place(place) : ''
  return program && inText ? t.wish(program.name, inText) : ''
}

function describeNewsletter(key: string, locale: Locale): { title: string; about: string } {
  const { newsletter: title, newsletterAbout: about } = pushPageMessages(locale)
  return key === newsletterKeys.press ? pressMessages(locale).list : { title, about }
}
