import * as z from 'zod/mini'
import {
  birthDateFields,
  checkBirthDate,
  latestDayOnEarth,
  readTypedDate,
  toDay,
} from '../../../shared/forms/birth-date.ts'
import type { FieldRow } from '../../../shared/forms/field-row.ts'
import { findZodiacSign } from '../../../shared/zodiac.ts'

/** Maps a birth date to its star sign. The date itself is dropped. */
export const starSchema = z.pipe(
  z.object(birthDateFields()).check(checkBirthDate()),
  z.transform((typed) => ({
    sign: findZodiacSign(toDay(readTypedDate(typed), latestDayOnEarth(Date.now())) ?? ''),
  })),
)

export const birthDateRow: FieldRow<'birthDate'> = {
  name: 'birthDate',
  kind: 'date',
  isRequired: true,
  autoComplete: 'bday',
}
