import type { EveningFacts } from '../../content/concerts/evening-facts.ts'
import type { HallFacts, VenueFacts } from '../../content/places/venue-facts.ts'
import { eveningMessages, visitMessages } from '../../languages/texts.ts'
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

/** The way to one concert: its own facts, else those of its venue. Other lists of its page have the rest. */
export function EveningWay({ facts = {}, locale }: { facts: EveningFacts | undefined; locale: Locale }) {
  const t = visitMessages(locale)
  const { transit, parking, cloakroom } = facts
  if (!transit && !parking && !cloakroom) return null
  return (
    <dl className="facts">
      {transit ? <Fact name={t.transit} texts={[transit]} /> : null}
      {parking ? <Fact name={t.parking} texts={[parking]} /> : null}
      {cloakroom ? <Fact name={t.cloakroom} texts={[cloakroom]} /> : null}
    </dl>
  )
}

function WayFacts({ facts = {}, locale, lang }: VenueFactsProps) {
  const { entrance, lastTrain, food } = eveningMessages(locale)
  const { transit, parking, cloakroom } = visitMessages(locale)
  const names = { entrance, transit, parking, cloakroom, food, lastTrain } as const
  return eveningFactNames.map((name) => (
    <Fact key={name} name={names[name]} texts={[{ text: facts[name], lang }]} />
  ))
}

const eveningFactNames = ['entrance', 'transit', 'parking', 'cloakroom', 'food', 'lastTrain'] as const
