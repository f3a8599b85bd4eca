import { describe, expect, it } from 'vitest'
import { toTimeZone } from '../../src/content/places/time-zone.ts'

describe('the time zone of a city', () => {
  it.each([
    ['Europe/Moscow', 'Europe/Moscow'],
    ['UTC', 'UTC'],
    [' Asia/Bangkok\n', 'Asia/Bangkok'],
    ['america/st_johns', 'America/St_Johns'],
    ['+07:00', 'Etc/GMT-7'],
    ['+7', 'Etc/GMT-7'],
    ['-0300', 'Etc/GMT+3'],
    ['UTC+3', 'Etc/GMT-3'],
    ['+00:00', 'UTC'],
    ['UTC +3', 'Etc/GMT-3'],
    ['GMT−3', 'Etc/GMT+3'],
    ['−03:00', 'Etc/GMT+3'],
    ['ＵＴＣ＋７', 'Etc/GMT-7'],
    ['America/New York', 'America/New_York'],
    ['Asia / Ho Chi Minh', 'Asia/Ho_Chi_Minh'],
    ['Europe/Moscow (MSK)', 'Europe/Moscow'],
    ['(UTC+03:00) Europe/Moscow', 'Europe/Moscow'],
    ['\u200bEurope/Moscow\ufeff', 'Europe/Moscow'],
  ])('%j is %s', (written, zone) => {
    expect(toTimeZone(written)).toBe(zone)
  })

  it.each(['Asia/Kolkata', 'Europe/Kyiv', 'Asia/Ho_Chi_Minh'])('%s keeps its own name', (zone) => {
    expect(toTimeZone(zone)).toBe(zone)
  })

  it.each([
    '',
    ' ',
    'MSK',
    'Mars/Olympus',
    '+05:30',
    '−05:30',
    '()',
    '+25:00',
    '__proto__',
    'Europe/Moscow\nX',
  ])('%j is none', (written) => {
    expect(toTimeZone(written)).toBeUndefined()
  })
})
