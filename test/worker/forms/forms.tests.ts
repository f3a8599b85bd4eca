import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import {
  formKeyField,
  honeypotField,
  maxFormAgeMs,
  showConcertsField,
} from '../../../src/shared/forms/form-key.ts'
import { allLocales } from '../../../src/shared/locales.ts'
import { localePath } from '../../../src/shared/urls.ts'
import {
  application,
  contactFormValues,
  request,
} from '../../../src/tools/measure/laboratory/filled-forms.ts'
import { makeAgedFormKey } from '../../fixtures/new-key.ts'
import { emptyDatabase } from '../database.ts'
import { type Fields, keyIn, sendForm, sendNew } from '../send-form.ts'
import { visit } from '../visit.ts'

/** A form with a valid answer in each kind of field. */
const ensemble = {
  ...application,
  performers: 'ensemble',
  performersCount: '4',
  instrument: 'струнный квартет',
}
const forms = [
  ['/contact', contactFormValues],
  ['/b2b', request],
  ['/cast', ensemble],
] as const

let database: D1Database
beforeEach(async () => {
  database = await emptyDatabase()
  forgetIsolateCache()
})

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1]
const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
const stored = async () => {
  const { results } = await database
    .prepare('select form, locale, content, suspicion from submission')
    .all<{ form: string; locale: string; content: string; suspicion: string | null }>()
  return results.map(({ content, ...row }) => ({ ...row, content: JSON.parse(content) }))
}

describe.each(forms)('the form at %s', (path, fields) => {
  it('stands on everybody’s page without a key, so that the page can be stored', async () => {
    const html = await (await visit(path)).text()
    expect(keyIn(html)).toBe('')
    // The clock decides which of the two: on a busy machine the first page may be slow.
    expect((await visit(path)).headers.get('x-cache')).toMatch(/^(HIT|STALE)$/)
  })

  it('is stored, and says its number', async () => {
    const response = await sendNew(path, fields)
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/sent\/\w+\/[a-z0-9]{8}$/),
    ])
    expect(await stored()).toHaveLength(1)
  })

  it.each(allLocales)('comes back in %s with what is wrong, each with a way to its field', async (locale) => {
    const response = await sendNew(localePath(locale, path), {})
    const html = mainOf(await response.text())
    const summary = /data-form-errors[\s\S]*?<\/ul>/.exec(html)?.[0] ?? ''
    const links = [...summary.matchAll(/href="#([^"]+)">([^<]+)/g)]
    expect(response.status).toBe(422)
    expect(links.length).toBeGreaterThan(3)
    const ids = idsIn(html)
    expect(links.map(([, id]) => id).filter((id) => !ids.includes(id))).toEqual([])
    // The same message stands beside the field.
    const lost = links.filter(([, , text = '']) => html.split(`>${text}<`).length !== 3)
    expect(lost.map(([text]) => text)).toEqual([])
  })

  it('comes back with all that was typed', async () => {
    const { consent: _, ...typed } = fields
    const html = mainOf(await (await sendNew(path, typed)).text())
    const kept = Object.entries(typed).filter(([name, value]) => {
      const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      const inInput = new RegExp(`<input[^>]* name="${name}"[^>]*value="${escaped}"`)
      const inText = new RegExp(`<textarea[^>]*name="${name}"[^>]*>${escaped}`)
      const inList = new RegExp(`<option[^>]*value="${escaped}"[^>]*selected`)
      return [inInput, inText, inList].some((each) => each.test(html))
    })
    expect(kept.map(([name]) => name)).toEqual(Object.keys(typed))
  })

  it('has names and hints that are there', async () => {
    const html = mainOf(await (await sendNew(path, {})).text())
    const ids = idsIn(html)
    const named = [...html.matchAll(/ (?:for|aria-describedby)="([^"]+)"/g)].flatMap(
      ([, list]) => list?.split(' ') ?? [],
    )
    expect(named.filter((id) => !ids.includes(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('without a key is shown before it is sent, which is no error', async () => {
    const first = await sendForm(path, { ...fields, [formKeyField]: '' })
    const html = await first.text()
    expect([first.status, html.includes('role="alert"')]).toEqual([200, false])
    expect(mainOf(html)).toContain('Проверьте, всё ли верно')
    expect(titleOf(html)).not.toMatch(/^Ошибка/)
    expect(await stored()).toEqual([])
    expect((await sendForm(path, { ...fields, [formKeyField]: keyIn(html) })).status).toBe(303)
  })

  it('of yesterday is sent once more, under a new key', async () => {
    const response = await sendForm(path, {
      ...fields,
      [formKeyField]: makeAgedFormKey(maxFormAgeMs + 60_000),
    })
    expect(response.status).toBe(422)
    expect((await sendForm(path, { ...fields, [formKeyField]: keyIn(await response.text()) })).status).toBe(
      303,
    )
  })

  it('a hundred times under one key is one entry and one answer', async () => {
    const key = makeAgedFormKey()
    const places = new Set<string | null>()
    for (let turn = 0; turn < 100; turn += 1) {
      places.add((await sendForm(path, { ...fields, [formKeyField]: key })).headers.get('location'))
    }
    expect([places.size, (await stored()).length]).toEqual([1, 1])
  })

  it('that only a program has filled in is kept, marked', async () => {
    expect((await sendNew(path, { ...fields, [honeypotField]: 'https://spam.example' })).status).toBe(303)
    expect((await stored())[0]?.suspicion).toBe('hidden-field')
  })

  it('comes back while nothing can be stored, with the words to keep it and whom to write to', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const response = await sendNew(path, fields, { bindings: { DB: undefined } })
    const html = mainOf(await response.text())
    expect(response.status).toBe(503)
    expect(html).toContain('скопируйте')
    expect(html).toContain('href="mailto:tickets@poluton.example"')
    expect(html).toContain('anna@example.com')
  })

  it('comes back whole while neither the database nor content answers', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('connection refused'))
    const concert: Fields = path === '/cast' ? {} : { concert: 'some-concert-1' }
    const unreachable = { variables: { CONTENT_URL: 'https://strapi.example' }, bindings: { DB: undefined } }
    const response = await sendNew(path, { ...fields, ...concert }, unreachable)
    const html = mainOf(await response.text())
    expect(response.status).toBe(503)
    expect(html).toContain('anna@example.com')
    // A list that lacks the chosen value would select nothing.
    expect(/<(?:option|input)[^>]* value="some-concert-1"/.test(html)).toBe(path !== '/cast')
  })

  it('comes back while content is down, too', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('connection refused'))
    const unreachable = { variables: { CONTENT_URL: 'https://strapi.example' } }
    const response = await sendNew(path, { ...fields, consent: '' }, unreachable)
    expect([response.status, await response.text()]).toEqual([
      422,
      expect.stringContaining('anna@example.com'),
    ])
  })
})

describe('what is stored', () => {
  it('of an application is what was typed, the sign and the number of people, and no consent', async () => {
    await sendNew('/th/cast', ensemble)
    const {
      'birthDate-day': _day,
      'birthDate-month': _month,
      'birthDate-year': _year,
      consent,
      ...typed
    } = ensemble
    expect(consent).toBe('yes')
    expect(await stored()).toEqual([
      {
        form: 'audition',
        locale: 'th',
        suspicion: null,
        content: { ...typed, performersCount: 4, birthDate: '2001-03-27', zodiacSign: 'aries' },
      },
    ])
  })
})

describe('a request for tickets', () => {
  const concertsIn = async (city: string) => {
    const response = await visit(`/api/concerts?${new URLSearchParams({ city, locale: 'ru' })}`)
    const { data } = await response.json<{
      data: { city: string | null; concerts: { slug: string; text: string }[] }
    }>()
    return data
  }
  const concertIn = async (city: string) => (await concertsIn(city)).concerts[0]?.slug ?? ''

  it.each(['Казань', 'казань ', 'Kazan', 'คาซาน', 'Казнь'])('knows the concerts of «%s»', async (typed) => {
    const { city, concerts } = await concertsIn(typed)
    expect(city).toBe('Казань')
    expect(concerts.length).toBeGreaterThan(0)
    expect(concerts.every(({ slug }) => slug.includes('kazan'))).toBe(true)
  })

  it.each(['', '   ', 'Урюпинск-на-Луне'])('knows no city «%s»', async (typed) => {
    expect(await concertsIn(typed)).toEqual({ city: null, concerts: [] })
  })

  it('without script shows the concerts of the city that was typed, keeps the rest, and stores nothing', async () => {
    const response = await sendForm('/b2b', {
      ...request,
      [formKeyField]: '',
      [showConcertsField]: 'concerts',
    })
    const html = mainOf(await response.text())
    expect([response.status, html.includes('role="alert"')]).toEqual([200, false])
    expect(html).toContain(`<option value="${await concertIn('Казань')}"`)
    expect(html).toContain('Показаны концерты города: Казань')
    expect(html).toContain('value="ООО «Ромашка»"')
    expect(await stored()).toEqual([])
  })

  it('is sent with a concert of its city', async () => {
    const concert = await concertIn('Казань')
    expect((await sendNew('/b2b', { ...request, concert })).status).toBe(303)
    expect((await stored())[0]?.content).toMatchObject({
      city: 'Казань',
      concert,
      ticketsCount: 60,
      wording: 'company',
    })
  })

  it.each([['hans-zimmer-moscow-1'], ['no-such-concert']])('is refused with another: %s', async (concert) => {
    const response = await sendNew('/b2b', { ...request, concert })
    expect([response.status, await response.text()]).toEqual([
      422,
      expect.stringContaining('href="#concert"'),
    ])
  })

  it('is worded for whom an editor has chosen, also when it comes back', async () => {
    const page = mainOf(await (await visit('/school-programs')).text())
    expect(page).toContain('name="wording" value="school"')
    const html = await (await sendNew('/b2b', { wording: 'school' })).text()
    expect(html).toContain('name="wording" value="school"')
    expect(html).toContain('Укажите школу')
    expect(titleOf(html)).toContain('Заявка на билеты от школы')
  })

  it('in words that nobody has is worded as usual', async () => {
    const html = await (await sendNew('/b2b', { wording: '"><script>' })).text()
    expect(html).toContain('name="wording" value="company"')
  })
})

describe('a form that is opened from a concert’s page', () => {
  it('says which one, sends it along, and its page isn’t stored', async () => {
    const response = await visit('/contact?concert=hans-zimmer-moscow-1')
    const html = mainOf(await response.text())
    expect(html).toContain('name="concert" value="hans-zimmer-moscow-1"')
    expect(html).toMatch(/<strong>[^<]*Москва[^<]*<\/strong>/)
    expect(response.headers.get('x-cache')).toBe('BYPASS')
  })

  it('says it again when it comes back', async () => {
    const html = await (await sendNew('/contact', { concert: 'hans-zimmer-moscow-1' })).text()
    expect(html).toContain('name="concert" value="hans-zimmer-moscow-1"')
  })

  it.each(['no-such-concert', '../../x', ''])('begins empty for «%s»', async (slug) => {
    const response = await visit(`/contact?concert=${encodeURIComponent(slug)}`)
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.not.stringContaining('name="concert"'),
    ])
  })

  it('for tickets by invoice begins with its city', async () => {
    const concert = /value="([a-z0-9-]+-kazan-\d+)"/.exec(
      await (await sendForm('/b2b', { city: 'Казань', [showConcertsField]: 'concerts' })).text(),
    )?.[1]
    const html = mainOf(await (await visit(`/b2b?concert=${concert}`)).text())
    expect(html).toMatch(/name="city" value="Казань"|value="Казань"[^>]*name="city"/)
    expect(html).toMatch(new RegExp(`<option[^>]*value="${concert}"[^>]*selected`))
  })

  it('is no matter of pages without such a form', async () => {
    await visit('/charity')
    expect((await visit('/charity?concert=hans-zimmer-moscow-1')).headers.get('x-cache')).toBe('HIT')
  })
})
