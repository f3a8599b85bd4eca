import { names } from '../../../brand/chosen.ts'
import { type CityInText, inCity } from '../../city-in-text.ts'
import type { Texts } from '../../messages.ts'

export const poster: Texts<'poster'> = {
  title: 'Poster',
  titleOf: (month: string, city: string) => `Poster: ${month}${city ? `, ${city}` : ''}`,
  description: `A month of ${names.en.fullName} concerts on one sheet: a calendar to print on A4 or A3.`,
  choose: 'Month and city',
  month: 'Month',
  city: 'City',
  allCities: 'All cities',
  show: 'Show',
  next: 'Next month',
  printHint: 'To print, press Ctrl+P or Share → Print. The sheet is landscape, A4 or A3.',
  caption: (month: string, place: string) => `Concert calendar: ${month}, ${place}`,
  everywhere: 'all cities',
  list: 'Concerts of the month',
  nothing: (month: string) => `${month}: no concerts`,
  nothingIn: (month: string, city: CityInText) => `${month}: no concerts ${inCity(city, 'in ')}`,
  nothingHint: 'Look at the next month or at the whole schedule.',
  schedule: 'Whole schedule',
  more: (count: string) => `Not on the sheet: ${count} more. The schedule has them.`,
  tickets: 'Tickets:',
}
