import { StoreMissing } from '../../../errors.ts'
import { readCityConcerts } from '../../../places/form-concerts.ts'
import {
  type Action,
  type ActionOutcome,
  defineAction,
  formErrorCodes,
  type SentForm,
} from '../../../rendering/action.ts'
import type { Page } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { fault } from '../../../shared/forms/fields.ts'
import type { FormName } from '../../../shared/forms/form-names.ts'
import { starSchema } from '../forms/star-form.ts'
import { submissionForms } from '../forms/submission-forms.ts'

/** Values of a form by Strapi's field names. */
type Answers = Readonly<Record<string, unknown>>

/**
 * Stores a submission and redirects to the page that confirms it.
 *
 * @param answers empty ones are omitted
 * @throws errors of the submission service
 */
async function submitForm(
  form: FormName,
  {
    key,
    page,
    isHoneypotFilled,
    challengeToken,
    visitor: { submissions, accountVisitor },
  }: Omit<SentForm<unknown>, 'values'>,
  answers: Answers,
): Promise<ActionOutcome> {
  if (!submissions) throw new StoreMissing('DB')
  const { phone } = answers
  if (typeof phone === 'string' && phone !== '') {
    const wrong = (await import('./check-phone.ts')).findPhoneFault(phone)
    if (wrong) return { errors: [{ field: 'phone', fault: wrong }] }
  }
  const content = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''))
  const { number, outcome } = await submissions.send({
    key,
    form,
    locale: page.locale,
    content,
    challengeToken,
    limitKey: accountVisitor.visitor,
    ...(isHoneypotFilled ? { suspicion: 'hidden-field' } : {}),
  })
  if (outcome === 'changed') return { errors: [{ field: '', fault: formErrorCodes.changed }] }
  return { seeOther: pathTo('sent', { form, number: number.toLowerCase() }) }
}

/** Creates the action of a form: it stores each submission and redirects to the page that confirms it. */
export const createSubmissionAction = (form: FormName): Action<Answers> =>
  defineAction({
    schema: submissionForms[form].schema,
    handle: async ({ values: { consent: _, ...answers }, ...sent }) => {
      if (!(await isConcertOfCity(sent.page, form, answers))) {
        return { errors: [{ field: 'concert', fault: fault('not-in-city') }] }
      }
      return submitForm(form, sent, answers)
    },
  })

/** Whether the chosen concert is in the typed city. Only a form with a list of the city's concerts is checked. */
async function isConcertOfCity(page: Page, form: FormName, { concert, city }: Answers): Promise<boolean> {
  const hasConcertsOfCity = submissionForms[form].rows.some(({ kind }) => kind === 'concert')
  if (!hasConcertsOfCity || concert === '' || typeof city !== 'string') return true
  try {
    const { concerts } = await readCityConcerts(page, city)
    return concerts.some(({ slug }) => slug === concert)
  } catch {
    // If the concerts can't be read, the request is accepted: its reader sees both city and concert.
    return true
  }
}

/** `POST /star`: redirects from a birth date to its star sign. The date is not stored and not part of any address. */
export const starAction = defineAction({
  schema: starSchema,
  isRepeatable: true,
  handle: async ({ values: { sign } }) => ({
    seeOther: `${pathTo('star')}?${new URLSearchParams({ sign })}`,
  }),
})
