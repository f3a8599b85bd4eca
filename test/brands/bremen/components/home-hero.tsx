import { homeMessages } from '../../../../src/languages/texts.ts'
import type { BrandProps } from '../../../../src/ui/brand-components.tsx'
import { ConcertList } from '../../../../src/ui/components/concert-list.tsx'

/** A first screen without a picture: the name, what is played, and the next evening. */
export function homeHero({ page: { names, locale, now }, concert }: BrandProps['homeHero']) {
  return (
    <section className="wrap weser-hero">
      <h1>{names.fullName}</h1>
      <p>{names.description}</p>
      {concert ? <ConcertList concerts={[concert]} locale={locale} now={now} /> : null}
      <a className="button button-quiet" href="#concerts">
        {homeMessages(locale).chooseConcert}
      </a>
    </section>
  )
}
