import { analyticsProvider } from '../../brand/chosen-providers.ts'
import { consentMessages } from '../../languages/texts.ts'
import { nameFor } from '../../providers/provider.ts'
import type { Page } from '../../rendering/define-page.ts'
import { consentVersion } from '../../shared/consent.ts'
import { allLocales, type Locale } from '../../shared/locales.ts'

/** Whether visitors are asked for consent: only if an analytics provider is configured and it needs consent. */
const isAsked = ({ analytics }: Page['config']) => analytics?.asksConsent === true

function questionIn(locale: Locale, { analytics }: Page['config']): string {
  const t = consentMessages(locale)
  const name = nameFor(locale, analyticsProvider?.name ?? '')
  return analytics?.mayStore ? t.question(name) : t.questionWithoutCookies(name)
}

/**
 * The version of the question for consent, which is stored with each answer. Another text or another provider has
 * another version, so that visitors are asked again. A visitor who changes the language is not asked again, since the
 * version is that of the question in all languages together.
 *
 * @returns `undefined` where nobody is asked
 */
export const readAskedConsentVersion = (config: Page['config']): string | undefined =>
  isAsked(config) ? consentVersion(allLocales.map((locale) => questionIn(locale, config))) : undefined

/** «May we count your visit», shown by `client/analytics/consent.ts` to who hasn't answered. */
export function ConsentBox({ page: { config, locale } }: { page: Page }) {
  if (!isAsked(config)) return null
  const t = consentMessages(locale)
  return (
    <template data-consent>
      <section className="consent" aria-label={t.title} data-consent-box>
        <p>{questionIn(locale, config)}</p>
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
