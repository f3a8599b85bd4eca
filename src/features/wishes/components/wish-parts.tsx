import { wishMessages, wishPlaceMessages } from '../../../languages/texts.ts'
import type { Form } from '../../../rendering/action.ts'
import type { Locale } from '../../../shared/locales.ts'
import { inNewTab } from '../../../shared/new-tab.ts'
import { FormErrors } from '../../../ui/forms/form-errors.tsx'

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

/** The errors of a wish that wasn't counted; nothing before a form was sent. */
export function WishErrors({ form, locale }: { form: Form | undefined; locale: Locale }) {
  const t = wishMessages(locale)
  const faults: Readonly<Record<string, string>> = t.faults
  if (!form) return null
  return (
    <FormErrors
      form={form}
      locale={locale}
      toText={(fault) => faults[fault] ?? t.faults.choose}
      title={t.notCounted}
    />
  )
}
