import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { keepLineScript } from '../../../src/shared/city-question.ts'
import {
  isThing,
  ofType,
  readJsonLd,
} from '../../../src/tools/measure/audit-seo/structured-data/vocabulary.ts'
import { contentUrl, contentWith, fakeContent, goodConcert } from '../fake-content.ts'
import { reset } from '../reset.ts'
import { visit } from '../visit.ts'

beforeEach(async () => {
  await reset()
  forgetIsolateCache()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  // Errors of other lists are silenced, since the answer fits one query only.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const stamp = '2026-10-01T09:00:00.000Z'
const stamped = { createdAt: stamp, updatedAt: stamp, publishedAt: stamp }
const inRussian = (attributes: Record<string, unknown>) => ({
  data: { attributes: { locale: 'ru', localizations: { data: [] }, ...attributes } },
})

/** All tests share the edge's cache, so each answer is of a site of its own. */
let sites = 0
/** Answers of the sites by path and concert. Several tests read the same one. */
const answers = new Map<string, Promise<ArrayBuffer>>()

/** A site whose only concert is this one, in the shape of every query. */
function siteWith(changes: Record<string, unknown>) {
  const concert = { ...goodConcert, ...stamped, ...changes }
  const one = () => Response.json({ data: { concerts: { data: [{ id: '1', attributes: concert }] } } })
  const ask = async (path: string, answer: () => Response) => {
    sites += 1
    fakeContent(answer)
    forgetIsolateCache()
    const variables = { CONTENT_URL: contentUrl, SITE_URL: `https://hostile-${sites}.example` }
    const response = await visit(path, { variables })
    expect(`${path} ${response.status}`).toBe(`${path} 200`)
    return response.arrayBuffer()
  }
  const read = (path: string, answer = one) => {
    const name = JSON.stringify([path, concert])
    const asked = answers.get(name) ?? ask(path, answer)
    answers.set(name, asked)
    return asked
  }
  const readText = async (...asked: Parameters<typeof read>) => new TextDecoder().decode(await read(...asked))
  return {
    page: () => readText('/c/good-concert'),
    card: () => read('/c/good-concert/card.png'),
    feed: () => readText('/concerts/feed.xml'),
    calendar: () => readText('/c/good-concert.ics', contentWith([concert])),
  }
}

function eventOn(html: string) {
  const [event] = ofType(readJsonLd(html), 'MusicEvent')
  return isThing(event) ? event : {}
}

describe.each([
  ['that nobody has', 'Mars/Olympus', '+03:00', 'Europe/Moscow'],
  ['that is empty', '', '+03:00', 'Europe/Moscow'],
  ['that is only spaces', '  ', '+03:00', 'Europe/Moscow'],
  ['that is no text', 7, '+03:00', 'Europe/Moscow'],
  ['that is the name of an object', '__proto__', '+03:00', 'Europe/Moscow'],
  ['that is an offset', '+07:00', '+07:00', 'Etc/GMT-7'],
  ['that is an offset of half hours', '+05:30', '+03:00', 'Europe/Moscow'],
  ['in small letters', 'asia/bangkok', '+07:00', 'Asia/Bangkok'],
  ['in capital letters', 'ASIA/BANGKOK', '+07:00', 'Asia/Bangkok'],
  ['with spaces around it', ' Asia/Bangkok ', '+07:00', 'Asia/Bangkok'],
])('a concert in a time zone %s', (_name, timeZone, offset, zone) => {
  const site = () => siteWith({ city: inRussian({ slug: 'kazan', name: 'Казань', timeZone }) })

  it('has its page, with the time that the editor typed', async () => {
    expect(await site().page()).toContain('19:30')
  })

  it(`begins at ${offset} for search engines`, async () => {
    expect(eventOn(await site().page()).startDate).toBe(`2100-05-01T19:30:00${offset}`)
  })

  it(`is in ${zone} for calendars, which the file describes`, async () => {
    const lines = (await site().calendar()).split('\r\n')
    expect(lines).toContain(`TZID:${zone}`)
    expect(lines).toContain(`DTSTART;TZID=${zone}:21000501T193000`)
  })

  it('is in the feed', async () => {
    expect(await site().feed()).toContain('Музыка Ханса Циммера, Казань, 1 мая 2100')
  })

  it('keeps its city', async () => {
    expect(eventOn(await site().page()).location).toMatchObject({ name: 'Казань' })
  })
})

const titles = [
  ['quotes', '"Кино" и \\\'игры\\\''],
  ['angle brackets', '<b>Кино</b> & <img src=x onerror=alert(1)>'],
  ['the end of a script', '</script><script>alert(1)</script>'],
  ['the end of a title', '</title></head><script>alert(1)</script>'],
  ['line separators', 'Кино\u2028и\u2029игры'],
  ['emoji', 'Кино 🎬👩‍🚀'],
  ['signs of direction', '\u202eоник\u202c \u200fموسيقى'],
  ['500 characters', 'Ы'.repeat(500)],
  ['nothing but spaces', '   '],
  ['nothing but invisible letters', '\u200b\u2060\u00ad'],
] as const

const withoutUnseen = (text: string) => text.replace(/[\u202a-\u202e\u200b\u2060\u00ad]/g, '')

/** Reads the text of `<title>`, and counts foreign scripts that the page would run. */
async function readTitle(html: string) {
  let title = ''
  let scripts = ''
  let strangers = 0
  await new HTMLRewriter()
    .on('title', {
      text({ text }) {
        title += text
      },
    })
    .on('script:not([src]):not([type])', {
      text({ text }) {
        scripts += text
      },
    })
    .on('[onerror]', {
      element() {
        strangers += 1
      },
    })
    .transform(new Response(html))
    .text()
  return { title: title.replaceAll('&lt;', '<').replaceAll('&gt;', '>'), scripts, strangers }
}

describe.each(titles)('a concert called by %s', (_name, name) => {
  const site = () => siteWith({ program: inRussian({ slug: 'zimmer', name }) })
  const words = name.match(/[А-Яа-я]+/g) ?? []

  it('runs nothing of it on its page', async () => {
    const { scripts, strangers } = await readTitle(await site().page())
    expect([scripts, strangers]).toEqual([keepLineScript, 0])
  })

  it('keeps its words in the title of the page', async () => {
    const { title } = await readTitle(await site().page())
    expect(words.filter((word) => !title.includes(word.slice(0, 40)))).toEqual([])
    expect(title).toMatch(/ — Полутон$/)
  })

  it('is one event in the data of the page, with a name', async () => {
    const html = await site().page()
    expect(ofType(readJsonLd(html), 'MusicEvent')).toHaveLength(1)
    const read = withoutUnseen(name).trim().replace('"Кино"', '«Кино»')
    expect(String(eventOn(html).name).replaceAll('\u00a0', ' ')).toBe(read || 'Оркестр «Полутон»')
  })

  it('is one entry of the feed', async () => {
    expect((await site().feed()).match(/<entry>/g)).toHaveLength(1)
  })

  it('is one event of its calendar, with lines of at most 75 octets', async () => {
    const calendar = await site().calendar()
    expect(calendar.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1)
    const octets = calendar.split('\r\n').map((line) => new TextEncoder().encode(line).length)
    expect(Math.max(...octets)).toBeLessThanOrEqual(75)
  })

  it('has an Open Graph image', async () => {
    expect(new TextDecoder('latin1').decode((await site().card()).slice(1, 4))).toBe('PNG')
  })
})

describe.each([
  ['time', { time: null }],
  ['venue', { venue: null, hall: null }],
  ['city and venue', { city: { data: null }, venue: { data: null } }],
  ['price', { ticketLink: [{ __typename: 'ComponentTicketIntickets', seanceId: '42' }] }],
  ['tickets', { ticketLink: null }],
  ['program', { program: { data: null } }],
])('a concert without %s', (_name, changes) => {
  it('has page, Open Graph image, feed and calendar', async () => {
    const site = siteWith(changes)
    expect(readJsonLd(await site.page()).length).toBeGreaterThan(0)
    expect((await site.card()).byteLength).toBeGreaterThan(10_000)
    expect(await site.feed()).toContain('/c/good-concert')
    expect(await site.calendar()).toContain('UID:good-concert@')
  })
})

describe('the age that a concert is for', () => {
  it.each([
    ['its own before its program’s', 6, 16, '6+'],
    ['its program’s where it has none', null, 16, '16+'],
    ['its own of nought', 0, 16, '0+'],
    ['its program’s where its own is none that a law knows', -6, 16, '16+'],
    ['its program’s where its own is a year', 2026, 12, '12+'],
    ['none where both are none', 99, '6+', undefined],
  ])('is %s', async (_name, own, ofProgram, shown) => {
    const program = inRussian({ slug: 'zimmer', name: 'Циммер', ageLimit: ofProgram })
    const html = await siteWith({ ageLimit: own, program, programDetail: program }).page()
    const [, said] = /[>\s\u00a0](\d+\+)</.exec(html) ?? []
    expect([said, eventOn(html).typicalAgeRange]).toEqual([shown, shown?.replace('+', '-')])
  })
})

it.each([
  ['to come', '2100-05-01', true],
  ['over', '2020-05-01', false],
])('a moved concert that is %s says how tickets are returned: %s, %s', async (_, date, isSaid) => {
  const html = await siteWith({ date, status: 'rescheduled' }).page()
  expect(html.includes('id="refund"')).toBe(isSaid)
})
