import { toFaultText } from '../../../languages/fault-text.ts'
import { starMessages } from '../../../languages/texts.ts'
import type { Form } from '../../../rendering/action.ts'
import { formKeyField } from '../../../shared/forms/form-key.ts'
import type { Locale } from '../../../shared/locales.ts'
import { Island } from '../../../ui/components/island.tsx'
import { FormErrors } from '../../../ui/forms/form-errors.tsx'
import { FormField } from '../../../ui/forms/form-field.tsx'
import { birthDateRow } from '../forms/star-form.ts'

/** Form that asks for a birth date. It has no `action`, so that campaign parameters of the current address are kept. */
export function StarForm({ form, locale }: { form: Form; locale: Locale }) {
  const t = starMessages(locale)
  const toText = (fault: string) => toFaultText(locale, fault, t.birthDate)
  const faults = new Map(form.errors.map(({ field, fault }) => [field, toText(fault)]))
  const texts = {
    title: t.title,
    send: t.send,
    labels: { birthDate: t.birthDate },
    hints: { birthDate: t.hint },
    choices: {},
  }
  const context = { locale, texts, typed: form.typed, faults, concerts: {}, action: '' }
  return (
    <Island
      name="SubmissionForm"
      load={form.errors.length > 0 ? 'visible' : 'use'}
      props={{ form: 'star', locale }}
    >
      <form className="submission" method="post" noValidate>
        <FormErrors form={form} locale={locale} toText={toText} />
        <input type="hidden" name={formKeyField} value={form.key} />
        <FormField row={birthDateRow} context={context} />
        <button type="submit" className="button" data-send>
          {t.send}
        </button>
        <p className="hidden-text" role="status" data-said />
      </form>
    </Island>
  )
}
