import { toFaultText } from '../../../languages/fault-text.ts'
import { formTexts } from '../../../languages/form-texts.ts'
import { challengeMessages, formFieldMessages, formMessages } from '../../../languages/texts.ts'
import { emptyForm, type Form } from '../../../rendering/action.ts'
import { pathTo } from '../../../routes/paths.ts'
import type { FormConcerts } from '../../../shared/forms/concert-choice.ts'
import { formKeyField, trapField, wordingField } from '../../../shared/forms/form-key.ts'
import type { FormName } from '../../../shared/forms/form-names.ts'
import { formPages } from '../../../shared/forms/form-pages.ts'
import { type FormWording, usualWording } from '../../../shared/forms/form-wordings.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { FormErrors } from '../../../ui/forms/form-errors.tsx'
import { FormField } from '../../../ui/forms/form-field.tsx'
import { FormIsland } from '../../../ui/forms/form-island.tsx'
import { formRows } from '../forms/form-rows.ts'

interface SubmissionFormProps {
  name: FormName
  locale: Locale
  wording?: FormWording | undefined
  /** As it came back, or as it begins; absent: empty. */
  form?: Form | undefined
  concerts?: FormConcerts | undefined
  /** Whom to write to where it can't be stored: an e-mail address. */
  address?: string | undefined
  /** The site key of the challenge that tells people from programs, where one is configured. */
  challengeKey: string | undefined
}

/** A form of the site. It is sent to the page that the address book has for it, whichever page it stands on. */
export function SubmissionForm({
  name,
  locale,
  wording = usualWording,
  form = emptyForm,
  concerts = {},
  address,
  challengeKey,
}: SubmissionFormProps) {
  const texts = formTexts(locale, name, wording)
  const rows = formRows[name]
  const placeOf = (field: string) =>
    rows.findIndex(({ name: row, kind }) => field === row || (kind === 'date' && field.startsWith(`${row}-`)))
  const toText = (fault: string, field: string) => {
    const row = rows[placeOf(field)]
    return toFaultText(locale, fault, texts.labels[row?.texts ?? row?.name ?? field] ?? field)
  }
  const errors = form.errors.toSorted((one, other) => placeOf(one.field) - placeOf(other.field))
  const faults = new Map(form.errors.map(({ field, fault }) => [field, toText(fault, field)]))
  const action = localePath(locale, pathTo(formPages[name]))
  const context = { locale, texts, typed: form.typed, faults, concerts, action }
  const hasStep = rows.some(({ kind }) => kind === 'city')
  return (
    <FormIsland props={{ form: name, locale, challengeKey }} hasErrors={errors.length > 0}>
      <form className="submission" method="post" action={action} noValidate data-form={name}>
        <FormErrors form={{ ...form, errors }} locale={locale} toText={toText} address={address} />
        {form.isToBeSent ? (
          <p className="notice" role="status">
            {formMessages(locale).beforeSending}
          </p>
        ) : null}
        {/* Enter in a field presses the first button: it sends, and doesn't show concerts. */}
        {hasStep ? <button type="submit" className="hidden-text" tabIndex={-1} aria-hidden="true" /> : null}
        <input type="hidden" name={formKeyField} value={form.key} />
        {name === 'b2b' ? <input type="hidden" name={wordingField} value={wording} /> : null}
        {rows.map((row) => (
          <FormField key={row.name} row={row} context={context} />
        ))}
        {/* For programs that fill in whatever there is; people neither see nor hear it. */}
        <p className="field-trap hidden-text" aria-hidden="true">
          <label>
            {formFieldMessages(locale).leaveEmpty} <input name={trapField} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        {challengeKey ? (
          <noscript>
            <p className="field-hint">{challengeMessages(locale).withoutScript}</p>
          </noscript>
        ) : null}
        <button type="submit" className="button" data-send>
          {texts.send}
        </button>
        <p className="hidden-text" role="status" data-said />
      </form>
    </FormIsland>
  )
}
