import { describe, expect, it } from 'vitest'
import {
  compareNames,
  formatDay,
  formatDayNumber,
  formatDayOfWeek,
  formatFullDay,
  formatLongWeekday,
  formatMoney,
  formatMoneyRange,
  formatMonth,
  formatMonthInRow,
  formatNumber,
  formatRoundKm,
  formatShortDate,
  formatShortDay,
  formatShortMonth,
  formatTime,
  formatWeekday,
  formatWholeDay,
  formatYear,
} from '../../src/shared/format.ts'

it('is tested on machines that don’t stand in UTC, where a forgotten zone would show nothing', () => {
  expect(new Date('2026-12-05').getTimezoneOffset()).not.toBe(0)
})

const monthsOf = (format: (day: string) => string) =>
  Array.from({ length: 12 }, (_, month) => format(`2026-${String(month + 1).padStart(2, '0')}-05`)).join(' ')
const weekOf = (format: (day: string) => string) =>
  Array.from({ length: 7 }, (_, day) => format(`2026-11-${16 + day}`)).join(' ')
/** Replaces no-break spaces by plain ones, so that expected texts can be read. */
const plainSpaces = (text: string) => text.replace(/\s/g, ' ')

describe('a month in short', () => {
  it.each([
    ['ru', 'янв февр мар апр мая июн июл авг сент окт нояб дек'],
    ['en', 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'],
    ['de', 'Jan Feb März Apr Mai Juni Juli Aug Sept Okt Nov Dez'],
    ['th', 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'],
  ] as const)('in %s', (locale, months) => {
    expect(monthsOf((day) => formatShortMonth(locale, day))).toBe(months)
  })
})

describe('a month with its year', () => {
  it.each([
    ['ru', 'Декабрь 2026'],
    ['en', 'December 2026'],
    ['de', 'Dezember 2026'],
    ['th', 'ธันวาคม 2569'],
  ] as const)('in %s is %s', (locale, text) => {
    expect(plainSpaces(formatMonth(locale, '2026-12'))).toBe(text)
  })

  it('in Russian stands in the nominative all year', () => {
    const months = Array.from({ length: 12 }, (_, month) =>
      formatMonth('ru', `2026-${String(month + 1).padStart(2, '0')}`),
    )
    expect(plainSpaces(months.join(' ').replaceAll(/\s2026/g, ''))).toBe(
      'Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь',
    )
  })
})

describe('a year', () => {
  it.each([
    ['ru', '2026'],
    ['en', '2026'],
    ['de', '2026'],
    ['th', '2569'],
  ] as const)('by itself in %s is %s', (locale, text) => {
    expect(formatYear(locale, '2026-12-05')).toBe(text)
  })
})

describe('a date on a card', () => {
  it.each([
    // The client's specification has DD.MM and DD.MM.YY.
    ['ru', '05.12', '05.12.26'],
    ['kk', '5 жел', '2026 ж. 5 жел'],
    ['en', '5 Dec', '5 Dec 2026'],
    ['de', '5. Dez', '5. Dez 2026'],
    ['th', '5 ธ.ค.', '5 ธ.ค. 2569'],
  ] as const)('in %s is %s, with the year %s', (locale, day, date) => {
    expect(
      [formatShortDay(locale, '2026-12-05'), formatShortDate(locale, '2026-12-05')].map(plainSpaces),
    ).toEqual([day, date])
  })
})

describe('a weekday', () => {
  it.each([
    ['ru', 'пн вт ср чт пт сб вс'],
    ['en', 'Mon Tue Wed Thu Fri Sat Sun'],
    ['de', 'Mo Di Mi Do Fr Sa So'],
    ['th', 'จ. อ. พ. พฤ. ศ. ส. อา.'],
  ] as const)('in short in %s', (locale, week) => {
    expect(weekOf((day) => formatWeekday(locale, day))).toBe(week)
  })

  it.each([
    ['ru', 'суббота'],
    ['en', 'Saturday'],
    ['de', 'Samstag'],
    ['th', 'วันเสาร์'],
  ] as const)('in full in %s is %s', (locale, text) => {
    expect(formatLongWeekday(locale, '2026-12-05')).toBe(text)
  })
})

describe('a day', () => {
  it.each([
    ['ru', '5 декабря', '5 декабря 2026'],
    ['en', '5 December', '5 December 2026'],
    ['de', '5. Dezember', '5. Dezember 2026'],
    ['th', '5 ธันวาคม', '5 ธันวาคม 2569'],
  ] as const)('in %s is %s, with the year %s', (locale, day, full) => {
    expect([formatDay(locale, '2026-12-05'), formatFullDay(locale, '2026-12-05')].map(plainSpaces)).toEqual([
      day,
      full,
    ])
  })

  it.each([
    ['ru', '4 декабря 2026, пятница', '4 декабря, пятница', '4 декабря, пт'],
    ['en', '4 December 2026, Friday', '4 December, Friday', '4 December, Fri'],
    ['de', 'Freitag, 4. Dezember 2026', 'Freitag, 4. Dezember', 'Fr., 4. Dezember'],
    ['th', '4 ธันวาคม 2569, วันศุกร์', '4 ธันวาคม, วันศุกร์', '4 ธันวาคม, ศ.'],
  ] as const)('has its weekday where %s has it: %s', (locale, whole, long, short) => {
    const day = '2026-12-04'
    expect(
      [
        formatWholeDay(locale, day),
        formatDayOfWeek(locale, day, 'long'),
        formatDayOfWeek(locale, day, 'short'),
      ].map(plainSpaces),
    ).toEqual([whole, long, short])
  })

  it.each([
    ['2026-12-05', '5'],
    ['2026-01-01', '1'],
    ['2026-12-31', '31'],
    ['2028-02-29', '29'],
  ])('as a number has no zero in front, and is not moved by the zone of the machine: %s', (day, number) => {
    expect(formatDayNumber(day)).toBe(number)
  })
})

describe('money', () => {
  it.each([
    ['ru', 150000, 'RUB', '1 500 ₽'],
    ['ru', 90000, 'RUB', '900 ₽'],
    ['ru', 150000, 'THB', '1 500 ฿'],
    ['ru', 1200000, 'KZT', '12 000 ₸'],
    ['ru', 4500, 'BYN', '45 Br'],
    ['en', 4500, 'BYN', 'Br 45'],
    ['ru', 6000, 'GEL', '60 лари'],
    ['en', 6000, 'GEL', 'GEL 60'],
    ['ru', 4500, 'AZN', '45 манат'],
    ['en', 4500, 'AZN', 'AZN 45'],
    ['ru', 900000, 'AMD', '9 000 драм'],
    ['th', 900000, 'AMD', 'AMD 9,000'],
    ['ru', 150000, 'KGS', '1 500 сом'],
    ['en', 150000, 'KGS', 'som 1,500'],
    ['ru', 50000000, 'UZS', '500 000 сум'],
    ['de', 50000000, 'UZS', '500.000 so‘m'],
    ['ru', 10000, 'EUR', '100 €'],
    ['ru', 2450, 'EUR', '24,50 €'],
    ['de', 150000, 'EUR', '1.500 €'],
    ['de', 2450, 'EUR', '24,50 €'],
    ['en', 2450, 'NZD', '$24.50'],
    ['en', 30, 'EUR', '€0.30'],
    ['en', 1500, 'JPY', '¥1,500'],
    ['en', 2450, 'KWD', 'KWD 2.450'],
    ['en', 150000, 'RUB', '₽1,500'],
    ['en', 150000, 'THB', '฿1,500'],
    ['en', 6000, 'USD', '$60'],
    ['th', 150000, 'THB', '฿1,500'],
    ['th', 150000, 'RUB', '₽1,500'],
  ] as const)('in %s: %i %s is %s', (locale, amount, currency, text) => {
    expect(plainSpaces(formatMoney(locale, { amount, currency }))).toBe(text)
  })

  it.each([
    ['ru', 150_000, 600_000, 'RUB', '1 500–6 000 ₽'],
    ['en', 1450, 6000, 'GBP', '£14.50 – £60.00'],
    ['ru', 1000000, 5000000, 'UZS', '10 000–50 000 сум'],
    ['ru', 1000, 5000, 'GEL', '10–50 лари'],
    ['ru', 1450, 6000, 'EUR', '14,50–60,00 €'],
    ['ru', 6000, 7450, 'EUR', '60,00–74,50 €'],
    ['en', 0, 3000, 'EUR', '€0 – €30'],
  ] as const)('in %s from %i to %i %s is %s', (locale, from, to, currency, text) => {
    expect(plainSpaces(formatMoneyRange(locale, { from, to, currency }))).toBe(text)
  })

  it('of a currency that nobody knows still shows', () => {
    expect(plainSpaces(formatMoney('ru', { amount: 500, currency: 'QQQ' }))).toBe('5 QQQ')
  })

  it('in Russian never breaks between number and sign', () => {
    expect(formatMoney('ru', { amount: 150_000, currency: 'RUB' })).not.toContain(' ')
  })
})

describe('a number', () => {
  it.each([
    ['ru', '12 345'],
    ['en', '12,345'],
    ['th', '12,345'],
  ] as const)('in %s is %s', (locale, text) => {
    expect(plainSpaces(formatNumber(locale, 12345))).toBe(text)
  })
})

describe('a time', () => {
  it.each(['19:30:00.000', '19:30:00', '19:30'])('of %s is 19:30', (time) => {
    expect(formatTime('ru', time)).toBe('19:30')
  })
})

describe('names', () => {
  it.each([
    ['ru', ['Ёлки', 'Ель', 'Казань', 'Bangkok', 'กรุงเทพ']],
    ['en', ['Bangkok', 'Ёлки', 'Ель', 'Казань', 'กรุงเทพ']],
    ['th', ['กรุงเทพ', 'Bangkok', 'Ёлки', 'Ель', 'Казань']],
  ] as const)('stand in %s as its dictionary has them, its own letters first', (locale, ordered) => {
    expect(ordered.toReversed().sort(compareNames(locale))).toEqual(ordered)
  })

  it('in Thai stand by their first consonant, not by the vowel that is written before it', () => {
    expect(['เชียงใหม่', 'ขอนแก่น', 'แพร่', 'นครพนม'].sort(compareNames('th'))).toEqual([
      'ขอนแก่น',
      'เชียงใหม่',
      'นครพนม',
      'แพร่',
    ])
  })
})

describe('a distance', () => {
  it.each([
    [0, '10'],
    [14, '10'],
    [15, '20'],
    [996, '1 000'],
    [1234, '1 230'],
  ])('of %i km is told as %s', (km, expected) => {
    expect(formatRoundKm('ru', km).replace(/\s/g, ' ')).toBe(expected)
  })
})

it.each([
  ['2026-12', 'Декабрь'],
  ['2027-01', 'Январь 2027'],
  ['2027-02', 'Февраль 2027'],
])('a row of months in 2026 says the year of another year’s month: %s', (month, text) => {
  expect(plainSpaces(formatMonthInRow('ru', month, '2026-11-28'))).toBe(text)
})
