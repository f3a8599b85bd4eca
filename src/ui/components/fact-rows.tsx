import type { ReactNode } from 'react'
import { contact, links } from '../../brand/chosen.ts'
import type { EveningFactName, EveningFacts } from '../../content/concerts/evening-facts.ts'
import type { HallFacts, VenueFacts } from '../../content/places/venue-facts.ts'
import { eveningMessages, visitMessages } from '../../languages/texts.ts'
import { listEquipment } from '../../languages/visit.ts'
import { capitalise } from '../../shared/capitalise.ts'
import type { Locale } from '../../shared/locales.ts'
import { toTelHref } from '../../shared/urls.ts'
import { Icon } from './icon.tsx'
import { type MarkedText, MarkedTexts } from './marked-texts.tsx'
import { toLinkHref } from './menu-links.ts'

interface FactProps {
  name: string
  texts: readonly MarkedText[]
  /** Too long for a column: takes the whole row. */
  isWide?: true
  /** Content that follows the texts of the fact. */
  children?: ReactNode
}

/** One row of a list of facts (`dl.facts`); nothing where nothing is known. Needs the sheet `facts`. */
export function Fact({ name, texts, isWide, children }: FactProps) {
  if (!children && !texts.some(({ text }) => text)) return null
  return (
    <div className={isWide ? 'fact-wide' : undefined}>
      <dt>{name}</dt>
      <dd>
        <MarkedTexts texts={texts} />
        {children ? ' ' : null}
        {children}
      </dd>
    </div>
  )
}

interface AccessFactProps {
  facts: VenueFacts | undefined
  /** Facts of the hall; absent if a venue has several halls. */
  hall?: HallFacts | undefined
  locale: Locale
  /** Language of the venue's texts where it isn't the page's. */
  lang: Locale | undefined
}

/**
 * Step-free access and whom to call, the first in a list of facts. If nothing is known it is left out, so that its
 * absence means neither yes nor no.
 */
export function AccessFact({ facts = {}, hall = {}, locale, lang }: AccessFactProps) {
  const t = visitMessages(locale)
  const { stepFree, accessNote, accessPhone } = facts
  const equipment = listEquipment(facts, hall, locale)
  if (!stepFree && equipment.length === 0 && !accessNote && !accessPhone) return null
  const phone = accessPhone ?? contact.phone
  return (
    <div className="fact-access" id="access">
      <dt>
        <Icon name="wheelchair" />
        {t.access}
      </dt>
      <dd>
        {stepFree ? (
          <p>
            <strong>{t.stepFree[stepFree]}</strong>
          </p>
        ) : null}
        {equipment.length > 0 ? <p>{capitalise(equipment.join(', '))}</p> : null}
        {accessNote ? <p lang={lang}>{accessNote}</p> : null}
        {phone || links.access ? (
          <p className="fact-links">
            {phone ? <a href={toTelHref(phone)}>{t.call(phone)}</a> : null}
            {links.access ? <a href={toLinkHref(locale, links.access)}>{t.moreOnAccess}</a> : null}
          </p>
        ) : null}
      </dd>
    </div>
  )
}

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
