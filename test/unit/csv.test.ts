import { expect, it } from 'vitest'
import { toCsv } from '../../src/shared/csv.ts'

const row = { sent: new Date('2026-11-23T09:00:00Z'), sum: 24.5, text: 'a;b, "c"', count: 1000 }

it.each([
  ['ru', '\ufeffsent (Europe/Moscow);sum;text;count\r\n2026-11-23 12:00;24,5;"a;b, ""c""";1000\r\n'],
  ['de', '\ufeffsent (Europe/Moscow);sum;text;count\r\n2026-11-23 12:00;24,5;"a;b, ""c""";1000\r\n'],
  ['kk', '\ufeffsent (Europe/Moscow);sum;text;count\r\n2026-11-23 12:00;24,5;"a;b, ""c""";1000\r\n'],
  ['en', '\ufeffsent (Europe/Moscow),sum,text,count\r\n2026-11-23 12:00,24.5,"a;b, ""c""",1000\r\n'],
  ['th', '\ufeffsent (Europe/Moscow),sum,text,count\r\n2026-11-23 12:00,24.5,"a;b, ""c""",1000\r\n'],
  [undefined, '\ufeffsent,sum,text,count\r\n2026-11-23T09:00:00.000Z,24.5,"a;b, ""c""",1000\r\n'],
] as const)('a table for %s opens in columns', (locale, expected) => {
  expect(toCsv([row], ['sent', 'sum', 'text', 'count'], locale)).toBe(expected)
})

it('quotes only what its separator would split, and never lets a formula through', () => {
  const rows = [{ a: 'x, y', b: '=1+1' }]
  expect(toCsv(rows, ['a', 'b'], 'ru')).toBe("\ufeffa;b\r\nx, y;'=1+1\r\n")
  expect(toCsv(rows, ['a', 'b'], 'en')).toBe('\ufeffa,b\r\n"x, y",\'=1+1\r\n')
})
