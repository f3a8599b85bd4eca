import * as z from 'zod/mini'
import {
  birthDateFields,
  checkBirthDate,
  latestDayOnEarth,
  readTypedDate,
  toDay,
} from '../../../shared/forms/birth-date.ts'
import { eyeColours } from '../../../shared/forms/eye-colours.ts'
import {
  choiceField,
  consentField,
  digitsField,
  fault,
  isFormObject,
  isWholeNumberBetween,
  lineField,
  optionalChoice,
  phoneField,
  requiredEmail,
  requiredLine,
  requiredLink,
  textField,
} from '../../../shared/forms/fields.ts'
import { zodiacSignOf } from '../../../shared/zodiac.ts'

export const performerKinds = ['soloist', 'ensemble'] as const
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
  eyeColour: optionalChoice(eyeColours),
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

export type AuditionValues = z.infer<typeof auditionSchema>

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
    zodiacSign: zodiacSignOf(birthDate),
  }
}
