import type { ProgramCard } from '../content/program-card.ts'
import type { Locale } from '../shared/locales.ts'
import { localePath, paths } from '../shared/urls.ts'
import { Picture } from './picture.tsx'

/** Posters 3:4 with the program's name under them. */
export function ProgramPosters({ programs, locale }: { programs: ProgramCard[]; locale: Locale }) {
  return (
    <ul className="posters">
      {programs.map((program) => (
        <li key={program.slug} data-light={program.repertoire}>
          <a href={localePath(locale, paths.bySlug(program.slug))} lang={program.lang}>
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
