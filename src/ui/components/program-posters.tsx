import type { ProgramSummary } from '../../content/programs/program-summary.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { Picture } from './picture.tsx'

/** Posters 3:4 with the program's name under them; a shelf is pushed along on phones. */
export function ProgramPosters(props: { programs: ProgramSummary[]; locale: Locale; isShelf?: true }) {
  const { programs, locale, isShelf } = props
  return (
    <ul className={isShelf ? 'posters posters-shelf' : 'posters'} data-program-links="">
      {programs.map((program) => (
        <li key={program.slug} data-light={program.repertoire}>
          <a href={localePath(locale, pathTo('bySlug', { slug: program.slug }))} lang={program.lang}>
            {program.poster ? (
              <Picture
                image={program.poster}
                alt=""
                sizes="(min-width: 1024px) 220px, (min-width: 600px) 30vw, 45vw"
              />
            ) : null}
            <span>{program.name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Programs as wide cards that say what is played; posters alone would only name them. */
export function ProgramShelf({ programs, locale }: { programs: ProgramSummary[]; locale: Locale }) {
  return (
    <ul className="shelf">
      {programs.map((program) => {
        const picture = program.hero ?? program.poster
        return (
          <li key={program.slug} data-light={program.repertoire}>
            <a href={localePath(locale, pathTo('bySlug', { slug: program.slug }))} lang={program.lang}>
              {picture ? (
                <Picture
                  image={picture}
                  alt=""
                  sizes="(min-width: 64rem) 35rem, (min-width: 48rem) 46vw, 92vw"
                />
              ) : null}
              <strong>{program.name}</strong>
              {program.about ? <span>{program.about}</span> : null}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
