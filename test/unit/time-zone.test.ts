import { describe, expect, it } from 'vitest'
import { toTimeZoneComponent } from '../../src/endpoints/files/calendar/jcal.ts'

/** A zone's clock changes: `daylight 2027-03-28T02:00:00 +01:00→+02:00`. */
const changesOf = (timeZone: string, from: string, to: string) =>
  toTimeZoneComponent(timeZone, Date.parse(from), Date.parse(to))[2].map(([name, properties]) => {
    const [start, before, after] = properties.map(([, , , value]) => value)
    return `${name} ${start} ${before}→${after}`
  })

describe('a zone in a calendar', () => {
  it('without clock changes is one rule', () => {
    expect(changesOf('Asia/Bangkok', '2026-05-01', '2028-05-01')).toEqual([
      'standard 2026-01-01T07:00:00 +07:00→+07:00',
    ])
  })

  it('names each change by the clock that it ends', () => {
    expect(changesOf('Europe/Belgrade', '2027-01-10', '2027-12-31')).toEqual([
      'standard 2027-01-01T01:00:00 +01:00→+01:00',
      'daylight 2027-03-28T02:00:00 +01:00→+02:00',
      'standard 2027-10-31T03:00:00 +02:00→+01:00',
    ])
  })

  it('goes no further than its concerts', () => {
    expect(changesOf('Europe/Belgrade', '2027-01-10', '2027-02-10')).toHaveLength(1)
  })

  it('may change by half an hour', () => {
    expect(changesOf('Australia/Lord_Howe', '2027-01-10', '2027-05-31')).toContain(
      'standard 2027-04-04T02:00:00 +11:00→+10:30',
    )
  })

  it('knows where summer is in January', () => {
    expect(changesOf('America/Santiago', '2027-01-10', '2027-12-31')).toEqual([
      'standard 2026-12-31T21:00:00 -03:00→-03:00',
      'standard 2027-04-04T00:00:00 -03:00→-04:00',
      'daylight 2027-09-05T00:00:00 -04:00→-03:00',
    ])
  })
})
