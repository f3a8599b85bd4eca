/**
 * A form of the site. It is an island because it validates each field on blur by the server's schema, stores drafts and
 * shows that it is sending. Without JavaScript the server validates and the form is sent as usual.
 */
import type * as z from 'zod/mini'
import type { AccountFormName } from '../../src/features/accounts/forms/account-forms.ts'
import { toFaultText } from '../../src/languages/fault-text.ts'
import { formMessages } from '../../src/languages/texts.ts'
import type { FieldKind } from '../../src/shared/forms/field-row.ts'
import { formKeyField, makeFormKey, showConcertsField } from '../../src/shared/forms/form-key.ts'
import { type FormName, isFormName } from '../../src/shared/forms/form-names.ts'
import type { Locale } from '../../src/shared/locales.ts'
import type { IslandContext, StartIsland } from '../islands/island.ts'
import type { IslandProps } from '../islands/island-props.ts'
import { hasDraft, restoreDraft, saveDraft } from './drafts.ts'
import {
  type FieldErrors,
  findControls,
  findFields,
  readFieldLabel,
  showErrorSummary,
  showFieldError,
} from './field-errors.ts'
import { isFormSending, prepareChallenge, showFormSending } from './sending.ts'
import { validateOnBlur } from './validate-on-blur.ts'

/** Code that belongs to a single form. */
interface FormCode {
  schema: z.ZodMiniType
  /**
   * Name under which drafts are stored. If absent, nothing is stored, since the fields give access to personal data.
   */
  draft?: FormName
  /** Adds the features that only this form has, when the island starts. */
  begin?: (form: HTMLFormElement, locale: Locale, page: IslandContext) => void | Promise<void>
}

const accountForm = (name: AccountFormName) => async (): Promise<FormCode> => {
  const [{ accountFormSchemas }, { addPasswordToggles }] = await Promise.all([
    import('../../src/features/accounts/forms/account-forms.ts'),
    import('../accounts/password-buttons.ts'),
  ])
  return { schema: accountFormSchemas[name], begin: addPasswordToggles }
}

/**
 * Loads the schema of a form whose submissions are stored, and the code that its kinds of fields need in the browser.
 */
async function loadSubmissionForm(name: FormName): Promise<FormCode> {
  const { submissionForms } = await import('../../src/features/submissions/forms/submission-forms.ts')
  const { schema, rows } = submissionForms[name]
  const hasField = (kind: FieldKind) => rows.some((row) => row.kind === kind)
  const [{ listConcertsOfCity }, { showZodiacSign }] = await Promise.all([
    hasField('concert') ? import('../submissions/concert-choice.ts') : { listConcertsOfCity: undefined },
    hasField('date') ? import('./zodiac-sign.ts') : { showZodiacSign: undefined },
  ])
  return {
    schema,
    draft: name,
    begin: async (form, locale, page) => {
      showZodiacSign?.(form, locale)
      await listConcertsOfCity?.(form, locale, page)
    },
  }
}

const otherForms: Record<AccountFormName | 'find-sent' | 'star', () => Promise<FormCode>> = {
  login: accountForm('login'),
  register: accountForm('register'),
  'forgot-password': accountForm('forgot-password'),
  'reset-password': accountForm('reset-password'),
  confirm: accountForm('confirm'),
  'change-password': accountForm('change-password'),
  erase: accountForm('erase'),
  'find-sent': async () => ({
    schema: (await import('../../src/features/submissions/forms/find-sent-form.ts')).findSentSchema,
  }),
  star: async () => {
    const [{ starSchema }, { showZodiacSign }] = await Promise.all([
      import('../../src/features/submissions/forms/star-form.ts'),
      import('./zodiac-sign.ts'),
    ])
    return { schema: starSchema, begin: showZodiacSign }
  },
}

const startForm: StartIsland<IslandProps['SubmissionForm']> = async (element, props, page) => {
  const { form: name, locale, challengeKey } = props
  const form = element.querySelector('form')
  const key = form?.elements.namedItem(formKeyField)
  if (!form || !(key instanceof HTMLInputElement)) return undefined
  const { schema, draft, begin } = await (isFormName(name) ? loadSubmissionForm(name) : otherForms[name]())
  const findErrors = () => toFieldErrors(form, locale, schema)

  // The key's time is that of the page, since the form may have been filled in before this code was loaded.
  if (key.value === '') key.value = makeFormKey(Math.floor(performance.timeOrigin))
  if (draft) keepDrafts(draft, form)
  // The draft is restored again once the form's own code has filled its lists.
  Promise.resolve(begin?.(form, locale, page)).then(() => draft && restoreDraft(draft, form))
  form.querySelector<HTMLElement>('[data-form-errors]')?.focus()
  validateOnBlur(form, findErrors)
  const waitForChallenge = challengeKey ? prepareChallenge(form, locale, challengeKey) : undefined
  form.addEventListener('submit', (event) => {
    if (event.submitter instanceof HTMLButtonElement && event.submitter.name === showConcertsField) return
    const errors = findErrors()
    for (const field of findFields(form)) showFieldError(field, errors)
    showErrorSummary(form, formMessages(locale).checkForm, errors)
    if (errors.size > 0 || isFormSending(form)) return event.preventDefault()
    const endSending = showFormSending(form, formMessages(locale).sending)
    const waiting = waitForChallenge?.()
    if (!waiting) return
    event.preventDefault()
    waiting.then((mayGo) => (mayGo ? form.submit() : endSending()))
  })
  return undefined
}

/** Restores the draft, if there is one, and stores it after each change. */
function keepDrafts(name: FormName, form: HTMLFormElement): void {
  if (hasDraft(name)) restoreDraft(name, form)
  else saveDraft(name, form)
  for (const event of ['input', 'change']) form.addEventListener(event, () => saveDraft(name, form))
}

/** @returns the first error of each control, in the order of the fields. */
function toFieldErrors(form: HTMLFormElement, locale: Locale, schema: z.ZodMiniType): FieldErrors {
  const { error } = schema.safeParse(Object.fromEntries(new FormData(form)))
  const issues = new Map<string, string>()
  for (const { path, message } of error?.issues ?? []) {
    const name = path.join('.')
    if (!issues.has(name)) issues.set(name, message)
  }
  return new Map(
    findFields(form).flatMap((field) =>
      [...new Set(findControls(field).map((control) => control.name))].flatMap((name) => {
        const fault = issues.get(name)
        return fault === undefined ? [] : [[name, toFaultText(locale, fault, readFieldLabel(field))] as const]
      }),
    ),
  )
}

export default startForm
