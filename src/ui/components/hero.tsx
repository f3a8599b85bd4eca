import type { ProgramSummary } from '../../content/programs/program-summary.ts'
import { homeMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { pathTo } from '../../routes/paths.ts'
import { localePath } from '../../shared/urls.ts'
import { HeroPicture } from './picture.tsx'

const smallHeroes = 3

/** The home page's first screen: the biggest program large, the next ones beside it. */
export function Hero({ page: { locale, names }, programs }: { page: Page; programs: ProgramSummary[] }) {
  const [first, ...others] = programs
  const t = homeMessages(locale)
  return (
    <section className="hero" data-program-links="" data-light={first?.repertoire}>
      {first ? <HeroPicture wide={first.hero} tall={first.poster} /> : null}
      <div className="hero-text wrap">
        <h1>
          <small>{names.fullName}</small>
          {t.heroLead}
        </h1>
        <p className="hero-actions">
          <a className="button" href="#concerts">
            {t.chooseConcert}
          </a>
          {first ? (
            <a href={localePath(locale, pathTo('bySlug', { slug: first.slug }))} lang={first.lang}>
              {first.name}
            </a>
          ) : null}
        </p>
        <ul className="hero-more">
          {others.slice(0, smallHeroes).map((program) => (
            <li key={program.slug} data-light={program.repertoire}>
              <a href={localePath(locale, pathTo('bySlug', { slug: program.slug }))} lang={program.lang}>
                {program.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
