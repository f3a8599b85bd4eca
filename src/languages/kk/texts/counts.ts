import type { SomeTexts } from '../../messages.ts'
import { plural } from '../../messages.ts'

/** A noun after a number stays in the singular. */
export const counts: SomeTexts<'counts'> = {
  concerts: (count) => `${count} ${plural('kk', count, { one: 'концерт', other: 'концерт' })}`,
  programs: (count) => `${count} ${plural('kk', count, { one: 'бағдарлама', other: 'бағдарлама' })}`,
  seats: (count) => `${count} ${plural('kk', count, { one: 'орын', other: 'орын' })}`,
  wheelchairPlaces: (count) =>
    `арбаға арналған ${count} ${plural('kk', count, { one: 'орын', other: 'орын' })}`,
  intervals: (count) => `${count} ${plural('kk', count, { one: 'үзіліс', other: 'үзіліс' })}`,
}
