import { describe, expect, it } from 'vitest'
import {
  toGoogleEventAddress,
  toGoogleSubscriptionAddress,
  toOutlookEventAddress,
  toOutlookSubscriptionAddress,
  toWebcalAddress,
} from '../../src/ui/components/calendar-menu.tsx'

const event = {
  title: 'Музыка & «игры», Казань',
  start: Date.UTC(2026, 11, 5, 16, 30),
  end: Date.UTC(2026, 11, 5, 18, 10),
  timeZone: 'Europe/Moscow',
  location: 'Большой зал, пл. Свободы, 3',
  url: 'https://tutti.example/c/x?a=1&b=2',
}
const wholeDay = { ...event, day: '2026-12-05', dayAfter: '2026-12-06' }
const file = 'https://tutti.example/cities/kazan/calendar.ics'
const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams)

describe('a link that adds a concert to', () => {
  it("Google's calendar says when it begins and ends in UTC", () => {
    expect(queryOf(toGoogleEventAddress(event))).toEqual({
      action: 'TEMPLATE',
      text: event.title,
      dates: '20261205T163000Z/20261205T181000Z',
      ctz: 'Europe/Moscow',
      location: event.location,
      details: event.url,
    })
  })

  it("Google's calendar takes the whole day where the hour isn't known", () => {
    expect(queryOf(toGoogleEventAddress(wholeDay)).dates).toBe('20261205/20261206')
  })

  it('Outlook says when it begins and ends in UTC', () => {
    expect(queryOf(toOutlookEventAddress(event))).toMatchObject({
      subject: event.title,
      startdt: '2026-12-05T16:30:00Z',
      enddt: '2026-12-05T18:10:00Z',
      body: event.url,
    })
  })

  it("Outlook takes the whole day where the hour isn't known", () => {
    const allDay = { startdt: '2026-12-05', enddt: '2026-12-06', allday: 'true' }
    expect(queryOf(toOutlookEventAddress(wholeDay))).toMatchObject(allDay)
  })
})

describe('a link that subscribes to a calendar', () => {
  it('has the scheme of calendar programs', () => {
    expect(toWebcalAddress(file)).toBe('webcal://tutti.example/cities/kazan/calendar.ics')
  })

  it('hands Google the same address', () => {
    expect(queryOf(toGoogleSubscriptionAddress(file)).cid).toBe(toWebcalAddress(file))
  })

  it('hands Outlook the file and a name', () => {
    expect(queryOf(toOutlookSubscriptionAddress(file, 'Казань'))).toEqual({ url: file, name: 'Казань' })
  })

  it('has letters as they are, and escapes all else', () => {
    expect(toOutlookSubscriptionAddress(file, 'ไทย «Ё» & \u0085')).toMatch(
      /&name=ไทย\+%C2%ABЁ%C2%BB\+%26\+%C2%85$/,
    )
  })
})
