import * as z from 'zod/mini'
import { findDateFault, latestDayOnEarth, toDatePartName, toDay } from '../../../shared/forms/birth-date.ts'
import type { FieldRow } from '../../../shared/forms/field-row.ts'
import { digitsField, isFormObject, readTypedDate } from '../../../shared/forms/fields.ts'
import { zodiacSignOf } from '../../../shared/zodiac.ts'

/** Maps a birth date to its star sign. The date itself is dropped. */
export const starSchema = z.pipe(
  z
    .object({
      'birthDate-day': digitsField(),
      'birthDate-month': digitsField(),
      'birthDate-year': digitsField(),
    })
    .check(
      z.check(
        ({ value, issues }) => {
          const found = findDateFault(readTypedDate(value), latestDayOnEarth(Date.now()))
          if (!found) return
          const path = [toDatePartName('birthDate', found.part)]
          issues.push({ code: 'custom', message: found.fault, path, input: value })
        },
        { when: isFormObject },
      ),
    ),
  z.transform((typed) => ({
    sign: zodiacSignOf(toDay(readTypedDate(typed), latestDayOnEarth(Date.now())) ?? ''),
  })),
)

export const starRow: FieldRow<'birthDate'> = {
  name: 'birthDate',
  kind: 'date',
  isRequired: true,
  autoComplete: 'bday',
}
