import type { SomeTexts } from '../../messages.ts'
import { inPlace, ofPlace } from '../in-place.ts'

/** Sentences that name a city: its name is inflected. */
export const bell: SomeTexts<'bell'> = {
  about: {
    city: (city) => `${inPlace(city)} концерт жарияланғанда`,
    wish: (program, city) => `${inPlace(city)} «${program}» орындалатын болғанда`,
  },
  tell: {
    city: (city) => `${ofPlace(city)} концерттер туралы хабарлау`,
    wish: (program, city) => `${inPlace(city)} «${program}» орындалатын болса, хабарлау`,
  },
}
