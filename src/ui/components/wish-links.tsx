import type { Program } from '../../content/programs/program.ts'
import type { ProgramName } from '../../content/programs/program-name.ts'
import { wishMessages } from '../../languages/texts.ts'
import { Await } from '../../rendering/await.tsx'
import type { Page } from '../../rendering/define-page.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import type { ProgramRequest } from '../../shared/votes.ts'

interface CityWishProps {
  locale: Locale
  /** Slug of the city in which programs can be requested. */
  slug: string
  /** Programs that are not played in the city; absent if the site takes no program requests. */
  programs: Promise<ProgramName[]> | undefined
}

/** Programs that one may want in a city which has no concerts of them. */
export function CityWish({ locale, slug: city, programs }: CityWishProps) {
  if (!programs) return null
  const t = wishMessages(locale)
  return (
    <Await value={programs}>
      {(missing) =>
        missing.length > 0 ? (
          <section>
            <h2>{t.inCityTitle}</h2>
            <p>
              {missing.map(({ slug, name, lang }, index) => (
                <span key={slug} lang={lang}>
                  {index > 0 ? ', ' : null}
                  <a href={`${localePath(locale, pathTo('wish', { slug }))}?city=${city}`}>{name}</a>
                </span>
              ))}
            </p>
          </section>
        ) : null
      }
    </Await>
  )
}

interface ProgramWishProps {
  page: Page
  program: Pick<Program, 'slug'>
  /** Requests for the program. Absent if the site takes no program requests. */
  wishes: Promise<ProgramRequest[] | undefined> | undefined
}

/** The link to request a program in a city, and the number of requests. It is the same for every visitor. */
export function ProgramWish({ page: { locale }, program: { slug }, wishes }: ProgramWishProps) {
  if (!wishes) return null
  const t = wishMessages(locale)
  return (
    <p className="after">
      <a className="button button-quiet" href={localePath(locale, pathTo('wish', { slug }))}>
        {t.wish}
      </a>{' '}
      <Await value={wishes}>
        {(all) => {
          const waiting = (all ?? []).reduce(
            (sum, { program, people }) => sum + (program === slug ? people : 0),
            0,
          )
          return waiting > 0 ? <a href={localePath(locale, pathTo('wishes'))}>{t.waiting(waiting)}</a> : null
        }}
      </Await>
    </p>
  )
}
