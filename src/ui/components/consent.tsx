import { consentMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'

/** Whether consent is asked for: only if visits are counted and the operator requires consent. */
const isAsked = ({ ANALYTICS_ID, ANALYTICS_CONSENT }: Page['config']) =>
  ANALYTICS_ID !== undefined && ANALYTICS_CONSENT === 'required'

/** «May we count your visit», shown by `client/analytics/consent.ts` to who hasn't answered. */
export function ConsentBox({ page: { config, locale } }: { page: Page }) {
  if (!isAsked(config)) return null
  const t = consentMessages(locale)
  return (
    <template data-consent>
      <section className="city-box consent" aria-label={t.title} data-consent-box>
        <p>{t.question}</p>
        <button type="button" className="button" data-yes>
          {t.allow}
        </button>
        <button type="button" className="button" data-no>
          {t.refuse}
        </button>
      </section>
    </template>
  )
}

/** Asks again. Without JavaScript nothing is counted, so there is nothing to change. */
export function ConsentChange({ page: { config, locale } }: { page: Page }) {
  if (!isAsked(config)) return null
  return (
    <p>
      <button type="button" className="button button-quiet" hidden data-consent-change>
        {consentMessages(locale).change}
      </button>
    </p>
  )
}
