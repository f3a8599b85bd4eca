import * as z from 'zod/mini'
import {
  birthDateFields,
  checkBirthDate,
  latestDayOnEarth,
  readTypedDate,
  toDay,
} from '../../../shared/forms/birth-date.ts'
import type { FieldRow } from '../../../shared/forms/field-row.ts'
import {
  choiceField,
  consentField,
  digitsField,
  fault,
  isFormObject,
  isWholeNumberBetween,
  lineField,
  phoneField,
  requiredEmail,
  requiredLine,
  requiredLink,
  textField,
} from '../../../shared/forms/fields.ts'
import { findZodiacSign } from '../../../shared/zodiac.ts'

const performerKinds = ['soloist', 'ensemble'] as const
const minAuditionAge = 16
const isValidEnsembleSize = isWholeNumberBetween(2, 200)
const educationLength = 1000

const typedSchema = z.object({
  name: requiredLine(),
  email: requiredEmail(),
  phone: phoneField(),
  city: lineField(),
  performers: choiceField(performerKinds),
  performersCount: digitsField(),
  instrument: requiredLine(),
  ...birthDateFields(),
  education: textField(educationLength),
  firstLink: requiredLink(),
  secondLink: requiredLink(),
  message: textField(),
  consent: consentField(),
})
type Typed = z.infer<typeof typedSchema>

/** Application to play with the orchestra. A soloist counts as one performer, whatever `performersCount` contains. */
export const auditionSchema = z.pipe(
  typedSchema.check(
    z.refine(
      ({ performers, performersCount }) => performers !== 'ensemble' || isValidEnsembleSize(performersCount),
      {
        error: fault('people'),
        path: ['performersCount'],
        when: isFormObject,
      },
    ),
    checkBirthDate(minAuditionAge),
  ),
  z.transform(toAudition),
)

type AuditionValues = z.infer<typeof auditionSchema>

function toAudition(typed: Typed) {
  const {
    'birthDate-day': _day,
    'birthDate-month': _month,
    'birthDate-year': _year,
    performersCount,
    ...audition
  } = typed
  const birthDate = toDay(readTypedDate(typed), latestDayOnEarth(Date.now())) ?? ''
  return {
    ...audition,
    performersCount: typed.performers === 'ensemble' ? Number(performersCount) : 1,
    birthDate,
    zodiacSign: findZodiacSign(birthDate),
  }
}

/** Fields of the audition form. `zodiacSign` is computed from the birth date and has no field. */
export const auditionRows: readonly FieldRow<Exclude<keyof AuditionValues, 'zodiacSign'>>[] = [
  { name: 'name', kind: 'line', isRequired: true, autoComplete: 'name' },
  { name: 'email', kind: 'email', isRequired: true, autoComplete: 'email' },
  { name: 'phone', kind: 'phone', autoComplete: 'tel' },
  { name: 'city', kind: 'line', autoComplete: 'address-level2' },
  { name: 'performers', kind: 'options', isRequired: true, choices: performerKinds },
  {
    name: 'performersCount',
    kind: 'number',
    isRequired: true,
    isOnlyAfter: 'ensemble',
  },
  { name: 'instrument', kind: 'line', isRequired: true },
  { name: 'birthDate', kind: 'date', isRequired: true, autoComplete: 'bday' },
  { name: 'education', kind: 'text' },
  { name: 'firstLink', kind: 'link', isRequired: true },
  { name: 'secondLink', kind: 'link', isRequired: true },
  { name: 'message', kind: 'text' },
  { name: 'consent', kind: 'consent', isRequired: true },
]
