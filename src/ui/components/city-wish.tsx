import type { ProgramName } from '../../content/programs/programs.ts'
import { wishMessages } from '../../languages/texts.ts'
import { Await } from '../../rendering/await.tsx'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'

interface CityWishProps {
  locale: Locale
  /** Slug of the city. */
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
