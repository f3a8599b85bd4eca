import { formatDayOfWeek, formatFullDay, formatTime } from '../format.ts'
import type { Locale } from '../locales.ts'

/** A concert that can be chosen in a form. */
export interface ConcertChoice {
  slug: string
  /** Date, program and place in the language of the form. */
  text: string
}

/** The city that a typed name was matched to, and its next concerts. */
export interface CityConcerts {
  /** Name of the city in the language of the form; `null` if no city matches. */
  city: string | null
  concerts: readonly ConcertChoice[]
}

/** Concerts that a form needs when it is rendered. */
export interface FormConcerts {
  /** The concert whose page linked to the form. */
  known?: ConcertChoice
  /** The concerts in the city that was typed into the form. */
  inCity?: CityConcerts
}

/** Initial values of a form that was opened from a concert's page. */
export interface InitialFormValues {
  typed: Readonly<Record<string, string>>
  concerts: FormConcerts
}

/** Fields of a concert that every list of concerts contains. */
interface ConcertFields {
  slug: string
  date: string
  time?: string
  /** The concert's own title, which replaces the program's name. */
  title?: { name: string }
  program?: { name: string }
  city?: { name: string }
  venue?: { name: string }
}

/** Describes a concert in a list of its city: `5 декабря, сб, 19:30 · Ганс Циммер · Крокус Сити Холл`. */
export const toConcertInCity = (
  locale: Locale,
  { slug, date, time, title, program, venue }: ConcertFields,
): ConcertChoice => ({
  slug,
  text: joinParts([
    [formatDayOfWeek(locale, date, 'short'), time && formatTime(locale, time)].filter(Boolean).join(', '),
    (title ?? program)?.name,
    venue?.name,
  ]),
})

/** Describes a concert by itself: `Ганс Циммер · Москва · 5 декабря 2026`. */
export const toConcertAnywhere = (
  locale: Locale,
  { slug, date, title, program, city }: ConcertFields,
): ConcertChoice => ({
  slug,
  text: joinParts([(title ?? program)?.name, city?.name, formatFullDay(locale, date)]),
})

const joinParts = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' · ')
