import { formatDay, formatFullDay, formatTime, formatWeekday } from '../format.ts'
import type { Locale } from '../locales.ts'

/** A concert that a form can be about. */
export interface ConcertChoice {
  slug: string
  /** When, what and where, in the form's language. */
  text: string
}

/** What a city's name was understood as, and what is ahead there. */
export interface CityConcerts {
  /** In the form's language; `null` where no city of ours has such a name. */
  city: string | null
  concerts: readonly ConcertChoice[]
}

/** What a form knows of concerts while it is drawn. */
export interface FormConcerts {
  /** The one that it was opened from. */
  known?: ConcertChoice
  /** Those of the city that was typed into it. */
  inCity?: CityConcerts
}

/** What a form begins with that is opened from a concert's page. */
export interface FormBeginning {
  typed: Readonly<Record<string, string>>
  concerts: FormConcerts
}

/** What is known of a concert wherever one is listed. */
interface Listed {
  slug: string
  date: string
  time?: string
  program?: { name: string }
  city?: { name: string }
  venue?: { name: string }
}

/** `5 декабря, сб, 19:30 · Ганс Циммер · Крокус Сити Холл`, among those of its city. */
export const toConcertInCity = (
  locale: Locale,
  { slug, date, time, program, venue }: Listed,
): ConcertChoice => ({
  slug,
  text: joined([
    [formatDay(locale, date), formatWeekday(locale, date), time && formatTime(time)]
      .filter(Boolean)
      .join(', '),
    program?.name,
    venue?.name,
  ]),
})

/** `Ганс Циммер · Москва · 5 декабря 2026`, by itself. */
export const toConcertAnywhere = (locale: Locale, { slug, date, program, city }: Listed): ConcertChoice => ({
  slug,
  text: joined([program?.name, city?.name, formatFullDay(locale, date)]),
})

const joined = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' · ')
