import { beforeEach, describe, expect, it } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { sendForm } from '../send-form.ts'
import { visit } from '../visit.ts'

beforeEach(forgetIsolateCache)

const born = (day: string, month: string, year: string) => ({
  'birthDate-day': day,
  'birthDate-month': month,
  'birthDate-year': year,
})

describe('a birth date', () => {
  it.each([
    [['29', '2', '2004'], 'pisces'],
    [['19', '1', '1990'], 'capricorn'],
    [['20', '1', '1990'], 'aquarius'],
    [['22', '12', '1990'], 'capricorn'],
    [['1', '8', '2544'], 'leo'],
  ] as const)('%s leads to the sign %s', async ([day, month, year], sign) => {
    const answer = await sendForm('/star', born(day, month, year))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/star?sign=${sign}`])
  })

  it('leads there in the page’s language, campaign included, and stands in no address', async () => {
    const answer = await sendForm('/en/star?utm_source=vk', born('1', '8', '1990'))
    expect(answer.headers.get('location')).toBe('/en/star?sign=leo&utm_source=vk')
  })

  it.each([
    ['29 February of a year without one', born('29', '2', '2001')],
    ['31 April', born('31', '4', '1990')],
    ['the year 0', born('1', '1', '0000')],
    ['a year of one digit', born('1', '1', '0')],
    ['a day that is still to come', born('1', '1', '2099')],
    ['a day before anybody’s birth', born('1', '1', '1700')],
    ['nothing', born('', '', '')],
    ['no fields', {}],
    ['letters', born('one', 'two', 'three')],
    ['half a megabyte of digits', born('1'.repeat(40_000), '1', '1990')],
  ])('that is %s comes back with what is wrong', async (_what, fields) => {
    const answer = await sendForm('/en/star', fields)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain('role="alert"')
    expect(html).toMatch(/<title>Error: /)
  })

  it('that is wrong comes back as it was typed', async () => {
    const html = await (await sendForm('/en/star?sign=leo', born('31', '4', '1990'))).text()
    expect(html).toMatch(/name="birthDate-day"[^>]*value="31"/)
  })

  it('is taken from no other site', async () => {
    const headers = { origin: 'https://other.example' }
    expect((await sendForm('/star', born('1', '8', '1990'), { headers })).status).toBe(403)
  })

  it('may be sent twice', async () => {
    await sendForm('/star', born('1', '8', '1990'))
    expect((await sendForm('/star', born('1', '8', '1990'))).status).toBe(303)
  })
})

describe('the page of a sign', () => {
  it('shows the program that content has for it, with its next concert', async () => {
    const html = await (await visit('/en/star?sign=leo')).text()
    expect(html).toContain('href="/en/hans-zimmer"')
    expect(html).toMatch(/href="\/en\/c\/hans-zimmer[^"]*"/)
  })

  it('is canonical to itself, and shared with a picture of its own', async () => {
    const html = await (await visit('/en/star?sign=leo')).text()
    expect(html).toMatch(/rel="canonical" href="[^"]*\/en\/star\?sign=leo"/)
    const picture = /property="og:image" content="https:\/\/[^/]+([^"]*)"/.exec(html)?.[1] ?? ''
    expect(picture).toContain('sign=leo')
    const answer = await visit(picture.replaceAll('&amp;', '&'))
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const other = await visit('/en/star/card.png?sign=aries')
    expect(other.headers.get('etag')).not.toBe(answer.headers.get('etag'))
  })

  it.each(['dragon', 'LEO', '', 'leo,aries', '<script>'])('of «%s» is the form', async (sign) => {
    const answer = await visit(`/en/star?sign=${encodeURIComponent(sign)}`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('name="birthDate-day"')
  })

  it('is kept for everybody', async () => {
    await visit('/en/star?sign=virgo')
    expect((await visit('/en/star?sign=virgo')).headers.get('x-cache')).toBe('HIT')
  })
})
