import type { SomeTexts } from '../../messages.ts'
import { inPlace, ofPlace } from '../in-place.ts'

/** Sentences with the name of a city, which is inflected in Kazakh. */
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

export const messengers: SomeTexts<'messengers'> = {
  tell: (messenger) => `${messenger} арқылы хабарлау`,
}
