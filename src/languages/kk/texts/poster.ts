import type { SomeTexts } from '../../messages.ts'
import { inPlace } from '../in-place.ts'

/** The sentence that names a city: its name is inflected. */
export const poster: SomeTexts<'poster'> = {
  nothingIn: (month, city) => `${month}: ${inPlace(city)} концерт жоқ`,
}
