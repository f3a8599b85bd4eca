import { plural } from '../../messages.ts'

/** How many of something there are: `21 концерт`, `3 concerts`. */
export const counts = {
  concerts: (count: number) =>
    `${count} ${plural('ru', count, { one: 'концерт', few: 'концерта', many: 'концертов', other: 'концерта' })}`,
  programs: (count: number) =>
    `${count} ${plural('ru', count, { one: 'программа', few: 'программы', many: 'программ', other: 'программы' })}`,
  seats: (count: number) =>
    `${count} ${plural('ru', count, { one: 'место', few: 'места', many: 'мест', other: 'места' })}`,
  wheelchairPlaces: (count: number) =>
    `${count} ${plural('ru', count, { one: 'место для коляски', few: 'места для колясок', many: 'мест для колясок', other: 'места для колясок' })}`,
  intervals: (count: number) =>
    `${count} ${plural('ru', count, { one: 'антракт', few: 'антракта', many: 'антрактов', other: 'антракта' })}`,
}
