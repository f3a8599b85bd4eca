import type { HallFacts, VenueFacts } from '../../content/places/venue-facts.ts'
import { visitMessages } from '../../languages/texts.ts'
import type { Locale } from '../../shared/locales.ts'
import { AccessFact } from './access-fact.tsx'
import { Fact } from './fact.tsx'

interface VenueFactsProps {
  facts: VenueFacts | undefined
  locale: Locale
  /** Language of the venue's texts where it isn't the page's. */
  lang: Locale | undefined
}

/** A venue's own page: how one gets there and in. */
export function VenueFactList({ halls, ...venue }: VenueFactsProps & { halls: readonly HallFacts[] }) {
  const { facts, locale, lang } = venue
  if (!facts || Object.keys(facts).length === 0) return null
  const only = halls.length === 1 ? halls[0] : undefined
  return (
    <dl className="facts">
      <AccessFact facts={facts} hall={only} locale={locale} lang={lang} />
      <WayFacts {...venue} />
    </dl>
  )
}

/** A venue's directions without its accessibility, for pages that show `AccessFact` in another list. */
export function WayFactList(venue: VenueFactsProps) {
  const { transit, parking, cloakroom } = venue.facts ?? {}
  if (!transit && !parking && !cloakroom) return null
  return (
    <dl className="facts">
      <WayFacts {...venue} />
    </dl>
  )
}

function WayFacts({ facts = {}, locale, lang }: VenueFactsProps) {
  const t = visitMessages(locale)
  return (['transit', 'parking', 'cloakroom'] as const).map((name) => (
    <Fact key={name} name={t[name]} texts={[{ text: facts[name], lang }]} />
  ))
}
