import type { Texts } from '../../messages.ts'
import { plural } from '../../messages.ts'

export const cityPicker: Texts<'cityPicker'> = {
  title: 'Choose a city',
  search: 'Search for city',
  allCities: 'All cities',
  close: 'Close',
  loading: 'Loading cities…',
  found: (count: number) =>
    plural('en', count, { one: `${count} city found`, other: `${count} cities found` }),
  notListed: 'Your town isn’t here? Invite us',
  inviteTo: (city) => `Invite us: ${city}`,
  nothing: 'This city is not in the schedule. Choose another one or see concerts in all cities.',
  failed: 'The list of cities couldn’t be loaded. Please check the connection and try again.',
  retry: 'Try again',
}
