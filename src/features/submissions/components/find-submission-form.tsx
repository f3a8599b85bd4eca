import { toFaultText } from '../../../languages/fault-text.ts'
import { findSentMessages } from '../../../languages/texts.ts'
import { type Form, formErrorCodes } from '../../../rendering/action.ts'
import { pathTo } from '../../../routes/paths.ts'
import { formatDuration } from '../../../shared/format.ts'
import { formKeyField } from '../../../shared/forms/form-key.ts'
import type { Locale } from '../../../shared/locales.ts'
import { sentForms } from '../../../shared/stored-names.ts'
import { localePath } from '../../../shared/urls.ts'
import { FormErrors } from '../../../ui/forms/form-errors.tsx'
import { FormField } from '../../../ui/forms/form-field.tsx'
import { FormIsland } from '../../../ui/forms/form-island.tsx'
import { findSentRows } from '../forms/find-sent-form.ts'

interface FindSubmissionFormProps {
  form: Form
  locale: Locale
  /** Whether the database that stores submissions is configured. */
  isSetUp: boolean
}

/** Form that asks for the number of a submission and the e-mail address or phone number in it. */
export function FindSubmissionForm({ form, locale, isSetUp }: FindSubmissionFormProps) {
  const t = findSentMessages(locale)
  if (!isSetUp) {
    return (
      <>
        <h1>{t.title}</h1>
        <p className="lead">{t.notSetUp}</p>
      </>
    )
  }
  const labels: Readonly<Record<string, string>> = t.labels
  const toText = (fault: string, field: string) => {
    if (fault === 'not-found') return t.notFound
    return fault === unavailable ? t.unavailable : toFaultText(locale, fault, labels[field] ?? field)
  }
  // `notTaken` speaks of a lost message. This form contains none, so `unavailable` has a text of its own.
  const errors = form.errors.map(({ field, fault }) => ({
    field,
    fault: fault === formErrorCodes.notTaken ? unavailable : fault,
  }))
  const faults = new Map(errors.map(({ field, fault }) => [field, toText(fault, field)]))
  const action = localePath(locale, pathTo('findSent'))
  const texts = { title: t.title, send: t.send, labels, hints: t.hints, choices: {} }
  const context = { locale, texts, typed: form.typed, faults, concerts: {}, action }
  return (
    <>
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <FormIsland props={{ form: 'find-sent', locale }} hasErrors={errors.length > 0}>
        <form className="submission" method="post" action={action} noValidate>
          <FormErrors form={{ ...form, errors }} locale={locale} toText={toText} />
          <input type="hidden" name={formKeyField} value={form.key} />
          {findSentRows.map((row) => (
            <FormField key={row.name} row={row} context={context} />
          ))}
          <button type="submit" className="button" data-send>
            {t.send}
          </button>
          <p className="hidden-text" role="status" data-said />
        </form>
      </FormIsland>
      <p className="note">
        {t.kept(formatDuration(locale, sentForms.maxAgeSeconds))}{' '}
        <a href={localePath(locale, pathTo('contact'))}>{t.writeToUs}</a>
      </p>
    </>
  )
}

const unavailable = 'unavailable'
