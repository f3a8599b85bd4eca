import { wishMessages } from '../../../languages/texts.ts'
import type { Form } from '../../../rendering/action.ts'
import type { Locale } from '../../../shared/locales.ts'
import { FormErrors } from '../../../ui/forms/form-errors.tsx'

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
