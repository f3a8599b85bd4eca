import type { Texts } from '../../messages.ts'
import { plural } from '../../messages.ts'

export const counts: Texts<'counts'> = {
  concerts: (count: number) => `${count} ${plural('de', count, { one: 'Konzert', other: 'Konzerte' })}`,
  programs: (count: number) => `${count} ${plural('de', count, { one: 'Programm', other: 'Programme' })}`,
  seats: (count: number) => `${count} ${plural('de', count, { one: 'Platz', other: 'Plätze' })}`,
  wheelchairPlaces: (count: number) =>
    `${count} ${plural('de', count, { one: 'Rollstuhlplatz', other: 'Rollstuhlplätze' })}`,
  intervals: (count: number) => `${count} ${plural('de', count, { one: 'Pause', other: 'Pausen' })}`,
}
