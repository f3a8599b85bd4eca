import * as z from 'zod/mini'
import { datePartOf, findDateFault, latestDay, toDay } from '../../../shared/forms/birth-date.ts'
import type { FieldRow } from '../../../shared/forms/field-row.ts'
import { digits, isForm, readTypedDate } from '../../../shared/forms/fields.ts'
import { zodiacSignOf } from '../../../shared/zodiac.ts'

/** Of a birth date nothing but its sign is made, and the date goes nowhere. */
export const starSchema = z.pipe(
  z.object({ 'birthDate-day': digits(), 'birthDate-month': digits(), 'birthDate-year': digits() }).check(
    z.check(
      ({ value, issues }) => {
        const found = findDateFault(readTypedDate(value), latestDay(Date.now()))
        if (!found) return
        const path = [datePartOf('birthDate', found.part)]
        issues.push({ code: 'custom', message: found.fault, path, input: value })
      },
      { when: isForm },
    ),
  ),
  z.transform((typed) => ({ sign: zodiacSignOf(toDay(readTypedDate(typed), latestDay(Date.now())) ?? '') })),
)

export const starRow: FieldRow<'birthDate'> = {
  name: 'birthDate',
  kind: 'date',
  isRequired: true,
  autoComplete: 'bday',
}
