import * as z from 'zod/mini'
import { datePartOf, findDateFault, latestDay, toDay } from '../../../shared/forms/birth-date.ts'
import { eyeColours } from '../../../shared/forms/eye-colours.ts'
import {
  choice,
  consent,
  digits,
  fault,
  isForm,
  isWhole,
  line,
  optionalChoice,
  phone,
  readTypedDate,
  requiredEmail,
  requiredLine,
  requiredLink,
  text,
} from '../../../shared/forms/fields.ts'
import { zodiacSignOf } from '../../../shared/zodiac.ts'

export const performerKinds = ['soloist', 'ensemble'] as const
const minAuditionAge = 16
const isEnsembleSize = isWhole(2, 200)
const educationLength = 1000

const typedSchema = z.object({
  name: requiredLine(),
  email: requiredEmail(),
  phone: phone(),
  city: line(),
  performers: choice(performerKinds),
  performersCount: digits(),
  instrument: requiredLine(),
  'birthDate-day': digits(),
  'birthDate-month': digits(),
  'birthDate-year': digits(),
  eyeColour: optionalChoice(eyeColours),
  education: text(educationLength),
  firstLink: requiredLink(),
  secondLink: requiredLink(),
  message: text(),
  consent: consent(),
})
type Typed = z.infer<typeof typedSchema>

/** An application to play with the orchestra. Who plays alone is one, whatever stands in the field that asks how many. */
export const auditionSchema = z.pipe(
  typedSchema.check(
    z.refine(
      ({ performers, performersCount }) => performers !== 'ensemble' || isEnsembleSize(performersCount),
      {
        error: fault('people'),
        path: ['performersCount'],
        when: isForm,
      },
    ),
    z.check(
      ({ value, issues }) => {
        const found = findDateFault(readTypedDate(value), latestDay(Date.now()), minAuditionAge)
        if (!found) return
        const path = [datePartOf('birthDate', found.part)]
        issues.push({ code: 'custom', message: found.fault, path, input: value })
      },
      { when: isForm },
    ),
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
  const birthDate = toDay(readTypedDate(typed), latestDay(Date.now())) ?? ''
  return {
    ...audition,
    performersCount: typed.performers === 'ensemble' ? Number(performersCount) : 1,
    birthDate,
    zodiacSign: zodiacSignOf(birthDate),
  }
}
