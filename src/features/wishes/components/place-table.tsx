import { wishMessages, wishPlaceMessages } from '../../../languages/texts.ts'
import { pathTo } from '../../../routes/paths.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import type { PlaceWish } from '../wish-service.ts'

interface PlaceTableProps {
  locale: Locale
  programs: readonly { slug: string; name: string }[]
  /** Places that visitors wish for, the most popular one first. */
  places: readonly (PlaceWish & { name: string; country: string })[]
}

/** Places of the world that have no city on the site, and how many people wish for them. */
export function PlaceTable({ locale, programs, places }: PlaceTableProps) {
  const t = wishMessages(locale)
  const { byPlace, anyProgram } = wishPlaceMessages(locale)
  const nameOfProgram = (program: string) =>
    program ? programs.find(({ slug }) => slug === program)?.name : anyProgram
  return (
    <table className="wishes wishes-by-city">
      <caption>{byPlace}</caption>
      <thead>
        <tr>
          <th scope="col">{t.city}</th>
          <th scope="col">{t.program}</th>
          <th scope="col">{t.people}</th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ place, program, people, name, country }) => (
          <tr key={`${place.key} ${program}`}>
            <th scope="row">
              <a href={localePath(locale, pathTo('place', { slug: place.key }))}>{name}</a>{' '}
              <span className="note">{country}</span>
            </th>
            <td>{nameOfProgram(program)}</td>
            <td>{t.waiting(people)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
