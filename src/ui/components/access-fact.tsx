import { contact, links } from '../../brand/chosen.ts'
import type { HallFacts, VenueFacts } from '../../content/places/venue-facts.ts'
import { visitMessages } from '../../languages/texts.ts'
import { countWheelchairPlaces } from '../../languages/visit.ts'
import { capitalise } from '../../shared/capitalise.ts'
import type { Locale } from '../../shared/locales.ts'
import { toTelHref } from '../../shared/urls.ts'
import { Icon } from './icon.tsx'
import { toLinkHref } from './menu-links.ts'

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

/** `['14 wheelchair places', 'lift', 'hearing loop']`. That there is no lift matters only where there are steps. */
function listEquipment({ stepFree, lift }: VenueFacts, hall: HallFacts, locale: Locale): string[] {
  const t = visitMessages(locale)
  const { wheelchairPlaces, hearingLoop } = hall
  return [
    ...(wheelchairPlaces === undefined ? [] : [countWheelchairPlaces(locale, wheelchairPlaces)]),
    ...(lift ? [t.lift] : lift === false && stepFree !== 'yes' ? [t.noLift] : []),
    ...(hearingLoop ? [t.hearingLoop] : []),
  ]
}
