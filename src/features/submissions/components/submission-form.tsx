import { toFaultText } from '../../../languages/fault-text.ts'
import { formTexts } from '../../../languages/form-texts.ts'
import { challengeMessages, formFieldMessages, formMessages } from '../../../languages/texts.ts'
import { emptyForm, type Form } from '../../../rendering/action.ts'
import type { Page } from '../../../rendering/define-page.ts'
import type { PageWithAction } from '../../../routes/addresses.ts'
import { pathTo } from '../../../routes/paths.ts'
import type { FormConcerts } from '../../../shared/forms/concert-choice.ts'
import { formKeyField, honeypotField, wordingField } from '../../../shared/forms/form-key.ts'
import {
  defaultWording,
  type FormName,
  type FormWording,
  formRegistry,
} from '../../../shared/forms/form-names.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { type BlockProps, TitledBlock } from '../../../ui/blocks/titled.tsx'
import { FormErrors } from '../../../ui/forms/form-errors.tsx'
import { FormField } from '../../../ui/forms/form-field.tsx'
import { FormIsland } from '../../../ui/forms/form-island.tsx'
import { submissionForms } from '../forms/submission-forms.ts'

interface SubmissionFormProps {
  name: FormName
  locale: Locale
  wording?: FormWording | undefined
  /** Typed values and errors, or initial values; absent for an empty form. */
  form?: Form | undefined
  concerts?: FormConcerts | undefined
  /** E-mail address that the form shows if it could not be stored. */
  address?: string | undefined
  /** Turnstile's public site key; absent if Turnstile is not configured. */
  challengeKey: string | undefined
}

/** A form of the site. It is always sent to the page that its row in `formRegistry` names, whichever page shows it. */
export function SubmissionForm({
  name,
  locale,
  wording = defaultWording,
  form = emptyForm,
  concerts = {},
  address,
  challengeKey,
}: SubmissionFormProps) {
  const texts = formTexts(locale, name, wording)
  const { rows } = submissionForms[name]
  const placeOf = (field: string) =>
    rows.findIndex(({ name: row, kind }) => field === row || (kind === 'date' && field.startsWith(`${row}-`)))
  const toText = (fault: string, field: string) => {
    const row = rows[placeOf(field)]
    return toFaultText(locale, fault, texts.labels[row?.texts ?? row?.name ?? field] ?? field)
  }
  const errors = form.errors.toSorted((one, other) => placeOf(one.field) - placeOf(other.field))
  const faults = new Map(form.errors.map(({ field, fault }) => [field, toText(fault, field)]))
  const page: PageWithAction = formRegistry[name].page
  const action = localePath(locale, pathTo(page))
  const context = { locale, texts, typed: form.typed, faults, concerts, action }
  const hasStep = rows.some(({ kind }) => kind === 'city')
  return (
    <FormIsland props={{ form: name, locale, challengeKey }} hasErrors={errors.length > 0}>
      <form className="submission" method="post" action={action} noValidate data-form={name}>
        <FormErrors form={{ ...form, errors }} locale={locale} toText={toText} address={address} />
        {form.needsConfirmation ? (
          <p className="notice" role="status">
            {formMessages(locale).beforeSending}
          </p>
        ) : null}
        {/*
         * Enter in a field presses the first button of the form, so this hidden one sends it. The next one only shows
         * concerts.
         */}
        {hasStep ? <button type="submit" className="hidden-text" tabIndex={-1} aria-hidden="true" /> : null}
        <input type="hidden" name={formKeyField} value={form.key} />
        {name === 'b2b' ? <input type="hidden" name={wordingField} value={wording} /> : null}
        {rows.map((row) => (
          <FormField key={row.name} row={row} context={context} />
        ))}
        {/* Honeypot: bots fill in every field, and people neither see nor hear this one. */}
        <p className="field-trap hidden-text" aria-hidden="true">
          <label>
            {formFieldMessages(locale).leaveEmpty}{' '}
            <input name={honeypotField} tabIndex={-1} autoComplete="off" />
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

/** A form inside a page that editors have written. */
export function FormBlockView({ block, lang, page }: BlockProps<'form'> & { page: Page }) {
  const { form, title, begun, wording = defaultWording } = block
  return (
    <TitledBlock
      title={title ?? formTexts(page.locale, form, wording).title}
      lang={title ? lang : undefined}
      className="form-card"
    >
      <SubmissionForm
        name={form}
        locale={page.locale}
        wording={wording}
        challengeKey={page.config.challenge?.siteKey}
        {...(begun ? { form: { ...emptyForm, typed: begun.typed }, concerts: begun.concerts } : {})}
      />
    </TitledBlock>
  )
}
