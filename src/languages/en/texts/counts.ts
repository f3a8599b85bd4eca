import type { Texts } from '../../messages.ts'
import { plural } from '../../messages.ts'

export const counts: Texts<'counts'> = {
  concerts: (count: number) => `${count} ${plural('en', count, { one: 'concert', other: 'concerts' })}`,
  programs: (count: number) => `${count} ${plural('en', count, { one: 'program', other: 'programs' })}`,
  seats: (count: number) => `${count} ${plural('en', count, { one: 'seat', other: 'seats' })}`,
  wheelchairPlaces: (count: number) =>
    `${count} ${plural('en', count, { one: 'wheelchair place', other: 'wheelchair places' })}`,
  intervals: (count: number) => `${count} ${plural('en', count, { one: 'interval', other: 'intervals' })}`,
}
