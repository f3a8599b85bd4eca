import type { Locale } from '../../shared/locales.ts'
import { type Fallback, omitAbsent } from '../../strapi/port/fields.ts'
import type { City } from '../places/cities.ts'
import type { CityName } from '../places/place-fields.ts'
import { defaultTimeZone } from '../places/time-zone.ts'
import type { ListedVenue } from '../places/venue-summary.ts'
import type { ProgramName } from '../programs/program-name.ts'
import type { Repertoire } from '../programs/repertoire.ts'
import { type ConcertRow, hasHall } from './concert-row.ts'
import { toOwnTitle } from './own-program.ts'

/** What a row of a concert list shows, in a language. */
export interface ConcertSummary extends Omit<ConcertRow, 'ownTitle' | 'ownCast' | 'ownWorks'> {
  /** IANA time zone of the concert's city. */
  timeZone: string
  /** Number of tickets left; only if the seller reports that few are left. */
  ticketsLeft?: number
  /** Length in minutes: the concert's own, else its program's. */
  durationMinutes?: number
  /** The age from which guests are admitted by law, in years; the concert's own, else its program's. */
  ageLimit?: number
  /** The concert's own title. If there is one, pages show it instead of the program's name. */
  title?: { name: string } & Fallback
  city?: CityName
  venue?: { slug: string; name: string } & Fallback
  program?: { slug: string; name: string; repertoire?: Repertoire } & Fallback
}

/** What the row of a concert names by slugs, as far as it is published. */
export interface ConcertLinks {
  city?: Pick<City, 'names' | 'timeZone'> | undefined
  venue?: Pick<ListedVenue, 'slug' | 'name' | 'lang'> | undefined
  program?:
    | Pick<ProgramName, 'slug' | 'name' | 'lang' | 'repertoire' | 'durationMinutes' | 'ageLimit'>
    | undefined
}

/** Adds the names of a concert's city, venue and program. */
export function linkConcert(
  { ownTitle, ownCast: _, ownWorks: __, ...row }: ConcertRow,
  { city, venue, program }: ConcertLinks,
  locale: Locale,
): ConcertSummary {
  return {
    ...row,
    timeZone: city?.timeZone ?? defaultTimeZone,
    ...omitAbsent({
      durationMinutes: row.durationMinutes ?? program?.durationMinutes,
      ageLimit: row.ageLimit ?? program?.ageLimit,
      title: toOwnTitle(ownTitle, program, locale),
      city: city?.names[locale],
      venue: venue && hasHall(row) ? toName(venue) : undefined,
      program: program && { ...toName(program), ...omitAbsent({ repertoire: program.repertoire }) },
    }),
  }
}

const toName = ({ slug, name, lang }: { slug: string; name: string } & Fallback) => ({
  slug,
  name,
  ...(lang ? { lang } : {}),
})
