import type { SomeTexts } from '../../messages.ts'
import { inPlace } from '../in-place.ts'

/** A sentence with the name of a city, which is inflected in Kazakh. */
export const poster: SomeTexts<'poster'> = {
  nothingIn: (month, city) => `${month}: ${inPlace(city)} концерт жоқ`,
}
