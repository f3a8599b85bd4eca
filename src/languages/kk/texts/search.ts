import type { SomeTexts } from '../../messages.ts'
import { inPlace } from '../in-place.ts'

/** The sentence on a concert's card. */
export const search: SomeTexts<'search'> = {
  concert: (title) => `«${title}» концерті`,
  someConcert: 'Концерт',
  by: (performers) => `${performers} орындауында`,
  inCity: (city) => inPlace(city),
}
