import { readCityConcerts } from '../../../city/city-concerts.ts'
import { StoreMissing } from '../../../errors.ts'
import { type ActionOutcome, defineAction, formErrorCodes, type SentForm } from '../../../rendering/action.ts'
import type { Page } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { fault } from '../../../shared/forms/fields.ts'
import type { FormName } from '../../../shared/forms/form-names.ts'
import { auditionSchema } from '../forms/audition-form.ts'
import { type B2bValues, b2bSchema } from '../forms/b2b-form.ts'
import { contactSchema } from '../forms/contact-form.ts'
import { starSchema } from '../forms/star-form.ts'

/**
 * Stores a submission and redirects to the page that confirms it.
 *
 * @param answers values by Strapi's field names; empty ones are omitted
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
  answers: Readonly<Record<string, unknown>>,
): Promise<ActionOutcome> {
  if (!submissions) throw new StoreMissing('DB')
  const { phone } = answers
  if (typeof phone === 'string' && phone !== '') {
    const wrong = (await import('./check-phone.ts')).findPhoneFault(phone)
    if (wrong) return { errors: [{ field: 'phone', fault: wrong }] }
  }
  const content = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''))
  const { number, outcome } = await submissions.send({
    ...{ key, form, locale: page.locale, content, challengeToken, limitKey: accountVisitor.visitor },
    ...(isHoneypotFilled ? { suspicion: 'hidden-field' } : {}),
  })
  if (outcome === 'changed') return { errors: [{ field: '', fault: formErrorCodes.changed }] }
  return { seeOther: pathTo('sent', { form, number: number.toLowerCase() }) }
}

/** `POST /contact`: stores a message to the orchestra. */
export const contactAction = defineAction({
  schema: contactSchema,
  handle: ({ values: { consent: _, ...content }, ...sent }) => submitForm('contact', sent, content),
})

/** `POST /cast`: stores an application to play with the orchestra. */
export const auditionAction = defineAction({
  schema: auditionSchema,
  handle: ({ values: { consent: _, ...content }, ...sent }) => submitForm('audition', sent, content),
})

/** `POST /b2b`: stores a request for tickets by invoice. */
export const b2bAction = defineAction({
  schema: b2bSchema,
  handle: async ({ values, ...sent }) => {
    if (!(await isConcertOfCity(sent.page, values))) {
      return { errors: [{ field: 'concert', fault: fault('not-in-city') }] }
    }
    const { consent: _, ...content } = values
    return submitForm('b2b', sent, content)
  },
})

async function isConcertOfCity(page: Page, { concert, city }: B2bValues): Promise<boolean> {
  if (concert === '') return true
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
