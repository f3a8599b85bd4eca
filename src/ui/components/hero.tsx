import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import type { ProgramSummary } from '../../content/programs/program-summary.ts'
import { homeMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { pathTo } from '../../routes/paths.ts'
import { localePath } from '../../shared/urls.ts'
import { ConcertList } from './concert-list.tsx'
import { Mark } from './logo.tsx'
import { HeroPicture } from './picture.tsx'

interface HeroProps {
  page: Page
  /** The visitor's next concert; absent where none is announced. */
  concert: ConcertSummary | undefined
  /** What it plays, else the orchestra's first program. */
  program: ProgramSummary | undefined
}

/**
 * The home page's first screen: the picture of the visitor's next concert, whose orchestra plays what, and the concert
 * itself as a ticket stub. Words never stand on the picture. On phones the header has no logo here, so the mark is in
 * the heading.
 */
export function Hero({ page, concert, program }: HeroProps) {
  const { locale, names, now } = page
  const t = homeMessages(locale)
  return (
    <section className="hero" data-hero="" data-light={program?.repertoire}>
      <HeroArt page={page} concert={concert} program={program} />
      <div className="hero-text wrap">
        <h1>
          <small>
            <Mark logo={names.logo} />
            {names.fullName}
          </small>
          {t.heroLead}
        </h1>
        {concert ? <ConcertList concerts={[concert]} locale={locale} now={now} /> : null}
        <p className="hero-actions">
          <a className="button button-quiet" href="#concerts">
            {t.chooseConcert}
          </a>
        </p>
      </div>
    </section>
  )
}

/** A second link to the concert is for the pointer only: its stub has the one that is read and reached by keyboard. */
const forPointer = { tabIndex: -1, 'aria-hidden': true } as const

function HeroArt({ page: { locale }, concert, program }: HeroProps) {
  if (!program?.hero && !program?.poster) return null
  const path = concert ? pathTo('concert', { slug: concert.slug }) : pathTo('bySlug', { slug: program.slug })
  return (
    <a className="hero-art" href={localePath(locale, path)} {...forPointer}>
      <HeroPicture wide={program.hero} tall={program.poster} />
    </a>
  )
}
