import { describe, expect, it } from 'vitest'
import { readMinutes, readTimes } from '../../src/tools/operate/import/read-clock.ts'
import { findDateOrder, readMoments, toCityTime } from '../../src/tools/operate/import/read-moment.ts'
import { readPrice } from '../../src/tools/operate/import/read-price.ts'
import { readOffset, readZone } from '../../src/tools/operate/import/zones.ts'

const today = '2026-11-26'

describe('a date', () => {
  it.each([
    ['2027-01-16', '2027-01-16', undefined],
    ['20270116T193000', '2027-01-16', '19:30'],
    ['16.01.2027', '2027-01-16', undefined],
    ['16. 1. 27', '2027-01-16', undefined],
    ['16/01/2027 19:30', '2027-01-16', '19:30'],
    ['2027/01/16', '2027-01-16', undefined],
    ['Sa, 16.01.2027, 19.30 Uhr', '2027-01-16', '19:30'],
    ['16 января 2027 г.', '2027-01-16', undefined],
    ['Saturday, January 16th, 2027', '2027-01-16', undefined],
    ['16. Januar 2027 um 20 Uhr', '2027-01-16', '20:00'],
    ['16 มกราคม 2570', '2027-01-16', undefined],
    ['16 қаңтар 2027', '2027-01-16', undefined],
    ['46403', '2027-01-16', undefined],
    ['46403.8125', '2027-01-16', '19:30'],
    ['7 января', '2027-01-07', undefined],
    ['31.02.2027', undefined, undefined],
    ['16.01.2027 – 18.01.2027', undefined, undefined],
    ['2027-01-16T25:00', undefined, undefined],
    ['bald', undefined, undefined],
    ['12', undefined, undefined],
  ])('«%s» is %s, %s', (text, day, time) => {
    const [found] = readMoments(text, 'day-month', today)?.moments ?? []
    expect([found?.day, found?.time]).toEqual([day, time])
  })

  it.each([
    ['17.–18.03.2027', '2027-03-17, 2027-03-18'],
    ['17./18.03.2027', '2027-03-17, 2027-03-18'],
    ['17. und 18.03.', '2027-03-17, 2027-03-18'],
    ['Mi 17. / Do 18.03.2027, 19.30 Uhr', '2027-03-17 19:30, 2027-03-18 19:30'],
    ['17., 18. und 20. März 2027', '2027-03-17, 2027-03-18, 2027-03-20'],
    ['5 и 6 декабря 2026', '2026-12-05, 2026-12-06'],
    ['5–6 декабря 2026', '2026-12-05, 2026-12-06'],
    ['31.03. + 01.04.2027', '2027-03-31, 2027-04-01'],
    ['05.03.2027 / 07.03.2027', '2027-03-05, 2027-03-07'],
    ['05.03.2027 – 06.03.2027', '2027-03-05, 2027-03-06'],
    ['05.03.2027 19:30, 07.03.2027 17:00', '2027-03-05 19:30, 2027-03-07 17:00'],
    ['05.03.2027, 15:00 und 19:30 Uhr', '2027-03-05 15:00, 2027-03-05 19:30'],
    ['05.03.2027, Einlass 19:00, Beginn 20:00', '2027-03-05 20:00'],
    ['Teil 2, 01.03.2027', '2027-03-01'],
    ['2027-03-17, 2027-03-18', '2027-03-17, 2027-03-18'],
    ['31. Dezember 2026 / 1. Januar 2027', ''],
    ['с 17 по 19 марта 2027', ''],
    ['1.–10. März 2027', ''],
    ['5–9 декабря 2026', ''],
    ['05.03. 19:30 und 07.03.2027 17:00', ''],
    ['05.03. und 07.03.2027, 15:00 und 19:00', ''],
  ])('«%s» names %s', (text, moments) => {
    const found = readMoments(text, 'day-month', today)?.moments ?? []
    expect(found.map(({ day, time }) => [day, time].filter(Boolean).join(' ')).join(', ')).toBe(moments)
  })

  it('has its month first where the column says so', () => {
    expect(readMoments('01/16/2027', 'month-day', today)?.moments[0]?.day).toBe('2027-01-16')
    expect(findDateOrder(['01/16/2027', '01/02/2027'])).toBe('month-day')
    expect(findDateOrder(['16/01/2027', '01/02/2027'])).toBe('day-month')
    expect(findDateOrder(['01.02.2027'])).toBe('day-month')
    expect(findDateOrder(['01/02/2027', '02/03/2027'])).toBe('unsure')
    expect(findDateOrder(['2027-01-16'])).toBe('day-month')
  })

  it.each([
    ['2027-01-16T18:30:00Z', undefined, '2027-01-16 19:30'],
    ['2027-07-16T22:30:00Z', undefined, '2027-07-17 00:30'],
    ['2027-01-16T19:30:00+01:00', undefined, '2027-01-16 19:30'],
    ['2027-01-16T19:30:00', 'America/New_York', '2027-01-17 01:30'],
    ['2027-01-16T19:30:00', 'Europe/Berlin', '2027-01-16 19:30'],
    ['2027-01-16T19:30:00', undefined, '2027-01-16 19:30'],
  ])('%s (%s) is %s on the clocks of Berlin', (text, zone, local) => {
    const [moment] = readMoments(text, 'day-month', today)?.moments ?? []
    const { day, time } = toCityTime(moment ?? expect.unreachable(), 'Europe/Berlin', zone)
    expect(`${day} ${time}`).toBe(local)
  })
})

describe('a time', () => {
  it.each([
    ['19:30', '19:30'],
    ['19.30 Uhr', '19:30'],
    ['19h30', '19:30'],
    ['19-30', '19:30'],
    ['1930', '19:30'],
    ['19 Uhr', '19:00'],
    ['7:30 p.m.', '19:30'],
    ['12 am', '00:00'],
    ['12:15 PM', '12:15'],
    ['19:30:00', '19:30'],
    ['19:30 น.', '19:30'],
    ['в 19:00', '19:00'],
    ['0.8125', '19:30'],
    ['19:30–21:30', '19:30'],
    ['19', undefined],
    ['25:00', undefined],
    ['19:75', undefined],
    ['13 pm', undefined],
    ['abends', undefined],
  ])('«%s» is %s', (text, time) => expect(readTimes(text)?.begins.join()).toBe(time))

  it.each([
    ['Einlass 19:00, Beginn 20:00', '20:00'],
    ['Beginn: 20 Uhr, Einlass: 19 Uhr', '20:00'],
    ['19 Uhr (Einlass 18 Uhr)', '19:00'],
    ['Einl. 18.30 / Konzert 19.30 Uhr', '19:30'],
    ['Einlass 19 - Beginn 20 Uhr', '20:00'],
    ['20 Uhr Beginn, 19 Uhr Einlass', '20:00'],
    ['18:45 Uhr Einführung, 19:30 Uhr Konzert', '19:30'],
    ['19:30 Uhr, Einführung 18:45 Uhr', '19:30'],
    ['Doors 7pm / Show 8pm', '20:00'],
    ['Doors: 6:30 PM | Show: 7:30 PM', '19:30'],
    ['8pm (doors 7pm)', '20:00'],
    ['7pm doors, 8pm show', '20:00'],
    ['6.30 for 7pm', '19:00'],
    ['7–9 pm', '19:00'],
    ['сбор 18:00, начало 19:00', '19:00'],
    ['начало в 19:00, сбор гостей в 18:30', '19:00'],
    ['19:00 (двери 18:00)', '19:00'],
    ['7 часов вечера', '19:00'],
    ['с 19:00 до 21:00', '19:00'],
    ['ประตูเปิด 18:00 น. เริ่ม 19:00 น.', '19:00'],
    ['есік 18:00, басталуы 19:00', '19:00'],
    ['қонақтар жиналуы 18:00, концерт 19:00', '19:00'],
    ['15:00 и 19:00', '15:00,19:00'],
    ['15:00, 19:00', '15:00,19:00'],
    ['15:00 und 19:30 Uhr', '15:00,19:30'],
    ['15 und 19 Uhr', '15:00,19:00'],
    ['15:00/19:00', '15:00,19:00'],
    ['15:00 және 19:00', '15:00,19:00'],
    ['15.00 น. และ 19.00 น.', '15:00,19:00'],
    ['8 Uhr abends', '20:00'],
    ['19:30 Uhr abends', '19:30'],
    ['12:00 mittags', '12:00'],
    ['19h30', '19:30'],
    ['7.30 p. m.', '19:30'],
    ['19:30 Uhr (Dauer 2 h)', '19:30'],
    ['19 Uhr 30', '19:30'],
    ['19 ч 30 мин', '19:30'],
    ['Beginn 19:30 Uhr, Ende ca. 21:45 Uhr', '19:30'],
    ['20.00 Uhr, Einlass eine Stunde vorher', '20:00'],
    ['Start: 8PM / Doors: 7PM / Curfew 11PM', '20:00'],
    ['Doors at 7, show at 8', undefined],
    ['Einlass 19:00', undefined],
    ['halb acht', undefined],
    ['24:00', undefined],
    ['nach Absprache, ca. 20', undefined],
  ])('«%s» begins at %s', (text, times) => expect(readTimes(text)?.begins.join()).toBe(times))

  it.each([
    ['90', 90],
    ['90 мин', 90],
    ['1:30', 90],
    ['1 Std. 30 Min.', 90],
    ['1,5 h', 90],
    ['PT1H30M', 90],
    ['lang', undefined],
  ])('a length of «%s» is %s minutes', (text, minutes) => expect(readMinutes(text)).toBe(minutes))
})

describe('a price', () => {
  it.each([
    [{ price: '24,50 €' }, { minCost: 24.5, currency: 'EUR' }],
    [{ price: 'ab 24 Euro' }, { minCost: 24, currency: 'EUR' }],
    [{ price: '15–60 €' }, { minCost: 15, maxCost: 60, currency: 'EUR' }],
    [{ price: '12,– €' }, { minCost: 12, currency: 'EUR' }],
    [{ price: '1 500 – 3 000 ₽' }, { minCost: 1500, maxCost: 3000, currency: 'RUB' }],
    [{ price: '1.500,00 EUR' }, { minCost: 1500, currency: 'EUR' }],
    [
      { price: '15/25/35', currency: 'EUR' },
      { minCost: 15, maxCost: 35, currency: 'EUR' },
    ],
    [
      { price: '15', maxPrice: '60', currency: 'eur' },
      { minCost: 15, maxCost: 60, currency: 'EUR' },
    ],
    [{ price: '4500 ₸' }, { minCost: 4500, currency: 'KZT' }],
    [{ price: 'Eintritt frei' }, { admission: 'free' }],
    [{ price: '0' }, { admission: 'free' }],
    [{ price: 'Spende erbeten' }, { admission: 'pay_what_you_can' }],
    [{}, {}],
    [{ price: '24,50 / erm. 12,25 €' }, { minCost: 24.5, currency: 'EUR' }, '12,25'],
    [{ price: 'EUR 24.-' }, { minCost: 24, currency: 'EUR' }],
    [{ price: '18,- €' }, { minCost: 18, currency: 'EUR' }],
    [{ price: 'VVK 18 €, AK 22 €' }, { minCost: 18, maxCost: 22, currency: 'EUR' }],
    [{ price: 'ab 18 € zzgl. 10 % VVK-Gebühr' }, { minCost: 18, currency: 'EUR' }],
    [{ price: '18 € zzgl. 2 € Gebühr' }, { minCost: 18, currency: 'EUR' }, '2'],
    [{ price: 'Kat. 1: 45 €, Kat. 2: 35 €' }, { minCost: 35, maxCost: 45, currency: 'EUR' }],
    [{ price: '1. Kategorie 45 € / 2. Kategorie 35 €' }, { minCost: 35, maxCost: 45, currency: 'EUR' }],
    [{ price: '45 € (Kat. 1), 35 € (Kat. 2)' }, { minCost: 35, maxCost: 45, currency: 'EUR' }],
    [
      { price: '18-25 Euro (ermäßigt ab 6 Jahren 9 Euro)' },
      { minCost: 18, maxCost: 25, currency: 'EUR' },
      '9',
    ],
    [{ price: '500 ₽ (дети до 7 лет бесплатно)' }, { minCost: 500, currency: 'RUB' }],
    [
      { price: 'от 1,5 тыс.', currency: 'RUB' },
      { minCost: 1500, currency: 'RUB' },
    ],
    [{ price: '1,5–3 тыс. руб.' }, { minCost: 1500, maxCost: 3000, currency: 'RUB' }],
    [
      { price: '2 мың теңге', currency: 'KZT' },
      { minCost: 2000, currency: 'KZT' },
    ],
    [{ price: 'от 500 до 3000 руб.' }, { minCost: 500, maxCost: 3000, currency: 'RUB' }],
    [
      { price: '1 кат. – 4500, 2 кат. – 3000', currency: 'RUB' },
      { minCost: 3000, maxCost: 4500, currency: 'RUB' },
    ],
    [{ price: '500/1,000/1,500 บาท' }, { minCost: 500, maxCost: 1500, currency: 'THB' }],
    [{ price: '500 บาท (นักเรียน 200 บาท)' }, { minCost: 500, currency: 'THB' }, '200'],
    [{ price: '£12 (concessions £8)' }, { minCost: 12, currency: 'GBP' }, '8'],
    [{ price: 'Students £8 / Regular £12' }, { minCost: 12, currency: 'GBP' }, '8'],
    [{ price: '0,00 €' }, { admission: 'free' }],
    [{ price: 'Eintritt frei, Spende erbeten' }, { admission: 'pay_what_you_can' }],
    [{ price: '£10-£45' }, { minCost: 10, maxCost: 45, currency: 'GBP' }],
    [{ price: '1. Rang 30 €, 2. Rang 20 €' }, { minCost: 20, maxCost: 30, currency: 'EUR' }],
    [{ price: 'Erwachsene: 20 € | Kinder (ab 6 Jahren): 10 €' }, { minCost: 20, currency: 'EUR' }, '10'],
    [{ price: 'Adults £20, under 16s £10' }, { minCost: 20, currency: 'GBP' }, '10'],
    [{ price: '£20 (£15 conc.)' }, { minCost: 20, currency: 'GBP' }, '15'],
    [{ price: '25 € (inkl. Gebühren)' }, { minCost: 25, currency: 'EUR' }],
    [{ price: '24,50 EUR zzgl. Gebühren' }, { minCost: 24.5, currency: 'EUR' }],
    [{ price: '25 € + 2 € Gebühr' }, { minCost: 25, currency: 'EUR' }, '2'],
    [{ price: '2 Karten 30 €' }, { minCost: 30, currency: 'EUR' }, '2'],
    [{ price: '10 €, 6+' }, { minCost: 10, currency: 'EUR' }],
    [
      { price: '500-00', currency: 'RUB' },
      { minCost: 500, currency: 'RUB' },
    ],
    [{ price: '1 500 руб. 00 коп.' }, { minCost: 1500, currency: 'RUB' }],
    [
      { price: '1.5к', currency: 'RUB' },
      { minCost: 1500, currency: 'RUB' },
    ],
    [{ price: '2000–5000 тенге' }, { minCost: 2000, maxCost: 5000, currency: 'KZT' }],
    [{ price: '5 000 теңгеден бастап' }, { minCost: 5000, currency: 'KZT' }],
    [{ price: '1500-2500 бат' }, { minCost: 1500, maxCost: 2500, currency: 'THB' }],
    [{ price: '300 Kronen' }, undefined],
    [{ price: '-5 €' }, undefined],
    [{ price: '24,50', currency: 'Taler' }, undefined],
    [{ price: '20 € / $25' }, undefined],
    [{ price: 'nur erm. 9 €' }, undefined],
    [{ price: '1.500 €' }, { minCost: 1500, currency: 'EUR' }],
    [{ price: '1,500 บาท' }, { minCost: 1500, currency: 'THB' }],
    [{ price: '1.500 KWD' }, { minCost: 1.5, currency: 'KWD' }],
    [{ price: '$20' }, undefined],
    [{ price: '20 €', currency: 'USD' }, undefined],
    [{ price: 'auf Anfrage' }, undefined],
  ])('%j is %j', (written, price, reported?: string) => {
    const found = readPrice(written)
    expect(found?.price).toEqual(price)
    expect(found?.leftOut.join() ?? '').toContain(reported ?? '')
    expect(found?.leftOut.length ?? 0).toBe(reported === undefined ? 0 : 1)
  })
})

it.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['/mozilla.org/20050126_1/Europe/Berlin', 'Europe/Berlin'],
  ['W. Europe Standard Time', 'Europe/Berlin'],
  ['Russian Standard Time', 'Europe/Moscow'],
  ['SE Asia Standard Time', 'Asia/Bangkok'],
  ['UTC', 'UTC'],
  ['UTC+1', 'Etc/GMT-1'],
  ['UTC+5:30', '330'],
  ['UTC-3.5', '-210'],
  ['Customized Time Zone', ''],
])('the zone «%s» is %s', (name, zone) => {
  expect(readZone(name) ?? String(readOffset(name) ?? '')).toBe(zone)
})
