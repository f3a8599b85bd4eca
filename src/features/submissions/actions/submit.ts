import { StoreMissing } from '../../../errors.ts'
import { type ActionOutcome, formFaults, type SentForm } from '../../../rendering/action.ts'
import { pathTo } from '../../../routes/paths.ts'
import type { FormName } from '../../../shared/forms/form-names.ts'

/**
 * Stores what a form brought, and leads to the page that says so.
 *
 * @param answers by the names of the content service's fields; what was left empty is none
 * @throws what the store throws
 */
export async function submit(
  form: FormName,
  {
    key,
    page,
    isTrapped,
    challengeToken,
    visitor: { submissions, asker },
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
  const { number, as } = await submissions.send({
    ...{ key, form, locale: page.locale, content, challengeToken, visitor: asker.visitor },
    ...(isTrapped ? { suspicion: 'hidden-field' } : {}),
  })
  if (as === 'changed') return { errors: [{ field: '', fault: formFaults.changed }] }
  return { seeOther: pathTo('sent', { form, number: number.toLowerCase() }) }
}
