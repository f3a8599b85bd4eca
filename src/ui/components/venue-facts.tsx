import type { EveningFactName, EveningFacts } from '../../content/concerts/evening-facts.ts'
import type { HallFacts, VenueFacts } from '../../content/places/venue-facts.ts'
import { eveningMessages, visitMessages } from '../../languages/texts.ts'
import type { Locale } from '../../shared/locales.ts'
import { AccessFact } from './access-fact.tsx'
import { Fact } from './fact.tsx'
import type { MarkedText } from './marked-texts.tsx'

interface VenueFactsProps {
  facts: VenueFacts | undefined
  locale: Locale
  /** Language of the venue's texts where it isn't the page's. */
  lang: Locale | undefined
  halls: readonly HallFacts[]
}

/** A venue's own page: how one gets there and in. */
export function VenueFactList({ halls, facts, locale, lang }: VenueFactsProps) {
  if (!facts || Object.keys(facts).length === 0) return null
  const only = halls.length === 1 ? halls[0] : undefined
  return (
    <dl className="facts">
      <AccessFact facts={facts} hall={only} locale={locale} lang={lang} />
      <WayFacts
        names={['entrance', 'transit', 'parking', 'cloakroom', 'food', 'lastTrain']}
        factOf={(name) => ({ text: facts[name], lang })}
        locale={locale}
      />
    </dl>
  )
}

/** Facts of the way to a concert. The page of its evening has all of them. */
export function EveningDirections({
  facts = {},
  locale,
}: {
  facts: EveningFacts | undefined
  locale: Locale
}) {
  const names = ['transit', 'parking', 'cloakroom'] as const
  if (!names.some((name) => facts[name])) return null
  return (
    <dl className="facts">
      <WayFacts names={names} factOf={(name) => facts[name]} locale={locale} />
    </dl>
  )
}

interface WayFactsProps {
  /** Names of the facts to show, in their order. */
  names: readonly EveningFactName[]
  factOf: (name: EveningFactName) => MarkedText | undefined
  locale: Locale
}

/** Rows of a list of facts (`dl.facts`) about the way to a hall and back; a fact that isn't known has no row. */
export function WayFacts({ names, factOf, locale }: WayFactsProps) {
  const { entrance, lastTrain, food } = eveningMessages(locale)
  const { transit, parking, cloakroom } = visitMessages(locale)
  const labels: Record<EveningFactName, string> = { entrance, transit, parking, cloakroom, food, lastTrain }
  return names.map((name) => (
    <Fact key={name} name={labels[name]} texts={[factOf(name) ?? { text: undefined }]} />
  ))
}
