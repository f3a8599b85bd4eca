import { wishMessages, wishPlaceMessages } from '../../../languages/texts.ts'
import { emptyForm, type Form } from '../../../rendering/action.ts'
import type { Locale } from '../../../shared/locales.ts'
import { inNewTab } from '../../../shared/new-tab.ts'
import { Done, FormErrors } from '../../../ui/forms/form-errors.tsx'

/** Names the source of the places, as its licence asks. */
export function PlacesLicence({ locale }: { locale: Locale }) {
  return (
    <p className="note places-licence">
      {wishPlaceMessages(locale).source}{' '}
      <a href="https://www.geonames.org/" {...inNewTab}>
        GeoNames
      </a>
      ,{' '}
      <a href="https://creativecommons.org/licenses/by/4.0/" {...inNewTab}>
        CC BY 4.0
      </a>
    </p>
  )
}

interface WishOutcomeProps {
  form: Form | undefined
  locale: Locale
  /** Set after a wish was taken back. */
  done: 'withdrawn' | undefined
}

/** Why a wish wasn't counted, or that it was taken back. A wish that counts is shown by its page. */
export function WishOutcome({ form = emptyForm, locale, done }: WishOutcomeProps) {
  const t = wishMessages(locale)
  const faults: Readonly<Record<string, string>> = t.faults
  return (
    <>
      <FormErrors
        form={form}
        locale={locale}
        toText={(fault) => faults[fault] ?? t.faults.choose}
        title={t.notCounted}
      />
      <Done form={form} word={done} texts={t} />
    </>
  )
}
