import type { ReactNode } from 'react'
import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import type { ProgramSummary } from '../../content/programs/program-summary.ts'
import { homeMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { pathTo } from '../../routes/paths.ts'
import { localePath } from '../../shared/urls.ts'
import { drawAsBrand } from '../brand-components.tsx'
import { ConcertList } from './concert-list.tsx'
import { Mark } from './logo.tsx'
import { HeroPicture } from './picture.tsx'

export interface HeroProps {
  page: Page
  /** The visitor's next concert; absent where none is announced. */
  concert: ConcertSummary | undefined
  /** The concert's program, or the orchestra's first if that has no picture. */
  program: ProgramSummary | undefined
}

/**
 * The home page's first screen: the picture of the visitor's next concert, the orchestra's name and what it plays, and the
 * concert as a ticket stub. No text stands on the picture. On phones the home page's header has no logo, so the heading
 * has the mark.
 */
export const Hero = (props: HeroProps): ReactNode => drawAsBrand('homeHero', props, PictureHero)

function PictureHero({ page, concert, program }: HeroProps) {
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

/** The picture is a second link to the concert, for the pointer only. Screen readers and keyboards use the stub's link. */
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
