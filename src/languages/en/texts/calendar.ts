import { names } from '../../../brand/chosen.ts'
import { type CityInText, inCity } from '../../city-in-text.ts'
import type { Texts } from '../../messages.ts'

export const calendar: Texts<'calendar'> = {
  concert: 'Concert',
  cancelled: (name: string) => `Cancelled: ${name}`,
  postponed: (name: string) => `Postponed: ${name}`,
  rescheduled: (day: string) => `This concert was moved from ${day}.`,
  online: 'Online',
  schedule: `${names.en.fullName} concerts`,
  inCity: (city: CityInText) => `${names.en.fullName} ${inCity(city, 'in ')}`,
  ofProgram: (program: string) => `${program}: all dates`,
  add: 'Add to calendar',
  subscribe: 'Subscribe to concerts',
  subscribeHint: 'New dates and changes will appear in your calendar by themselves.',
  file: '.ics file',
}
