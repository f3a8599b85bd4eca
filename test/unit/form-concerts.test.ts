import { describe, expect, it } from 'vitest'
import { createIsolateParts } from '../../src/content/parts/published-content.ts'
import { UpstreamFailed } from '../../src/errors.ts'
import { readTopicNames } from '../../src/features/notices/name-topics.ts'
import { readCityConcerts, readFormConcerts, readInitialValues } from '../../src/places/form-concerts.ts'
import { createEmbeddedService } from './emulator-service.ts'
import { touringContent } from './touring-content.ts'

const today = '2026-11-20'
const { service: content } = createEmbeddedService(
  Date.parse(`${today}T09:00:00Z`),
  touringContent([
    { slug: 'kazan-past', city: 'kazan', date: '2026-11-01' },
    { slug: 'kazan-1', city: 'kazan', date: '2026-12-05' },
    { slug: 'kazan-sold-out', city: 'kazan', date: '2026-12-06', soldOut: true },
    { slug: 'kazan-off', city: 'kazan', date: '2026-12-07', status: 'cancelled' },
    { slug: 'kazan-later', city: 'kazan', date: '2026-12-08', status: 'postponed', program: 'potter' },
    { slug: 'samara-1', city: 'samara', date: '2026-12-09' },
  ]),
)
const asked = { content, locale: 'ru', today } as const

describe('a city that is typed into a form', () => {
  it.each([
    ['by its name', 'kazan'],
    ['in any case and with spaces', ' KAZAN '],
    ['with one typo', 'kazna'],
  ])('has what is ahead there and has tickets: %s', async (_, typed) => {
    expect(await readCityConcerts(asked, typed)).toEqual({
      city: 'kazan',
      concerts: [
        { slug: 'kazan-1', text: '5 декабря, сб, 19:00 · zimmer' },
        { slug: 'kazan-later', text: '8 декабря, вт, 19:00 · potter' },
      ],
    })
  })

  it.each(['', ' ', '!!!', 'atlantis'])('that is none of ours has nothing: %j', async (typed) => {
    expect(await readCityConcerts(asked, typed)).toEqual({ city: null, concerts: [] })
  })
})

describe('a form', () => {
  const about = { slug: 'kazan-1', text: 'zimmer · kazan · 5 декабря 2026' }

  it.each([
    ['the concert that it is about', { concert: 'kazan-1' }, { known: about }],
    ['nothing of a concert that there isn’t', { concert: 'nowhere' }, {}],
    [
      'those of the city that was typed, whatever it was opened from',
      { concert: 'kazan-1', city: 'samara' },
      { inCity: { city: 'samara', concerts: [{ slug: 'samara-1', text: '9 декабря, ср, 19:00 · zimmer' }] } },
    ],
    ['nothing where nothing was said', {}, {}],
  ])('says of concerts %s', async (_, typed, expected) => {
    expect(await readFormConcerts(asked, typed)).toEqual(expected)
  })

  it('says nothing of what can’t be read now', async () => {
    const source = () => Promise.reject(new UpstreamFailed('content', 500, 'down'))
    const now = {
      ...asked,
      content: { ...asked.content, isolate: createIsolateParts(), readings: new Map(), source },
    }
    expect(await readFormConcerts(now, { concert: 'kazan-1' })).toEqual({})
    expect(await readFormConcerts(now, { city: 'kazan' })).toEqual({})
    expect(await readInitialValues(now, 'contact', 'kazan-1')).toBeUndefined()
  })

  it('that is opened from a concert begins with it', async () => {
    expect(await readInitialValues(asked, 'contact', 'kazan-1')).toEqual({
      typed: { concert: 'kazan-1' },
      concerts: { known: about },
    })
  })

  it('for companies begins with its city, too', async () => {
    expect(await readInitialValues(asked, 'b2b', 'samara-1')).toMatchObject({
      typed: { concert: 'samara-1', city: 'samara' },
      concerts: { inCity: { city: 'samara' } },
    })
  })

  it('that is opened from no concert begins empty', async () => {
    expect(await readInitialValues(asked, 'contact', 'nowhere')).toBeUndefined()
  })
})

describe('what somebody follows is named', () => {
  const named = async (kind: 'concert' | 'tickets' | 'city' | 'program' | 'wish', key: string) => {
    const [{ concert, city, program } = {}] = await readTopicNames(asked, [{ kind, key }])
    return [concert?.slug, city?.slug, program?.slug]
  }

  it.each([
    ['concert', 'kazan-1', ['kazan-1', undefined, undefined]],
    ['tickets', 'samara-1', ['samara-1', undefined, undefined]],
    ['city', 'kazan', [undefined, 'kazan', undefined]],
    ['program', 'zimmer', [undefined, undefined, 'zimmer']],
    ['wish', 'potter/samara', [undefined, 'samara', 'potter']],
    ['concert', 'kazan-past', [undefined, undefined, undefined]],
    ['city', 'zimmer', [undefined, undefined, undefined]],
    ['wish', 'potter', [undefined, undefined, 'potter']],
  ] as const)('%s %s: %j', async (kind, key, names) => {
    expect(await named(kind, key)).toEqual(names)
  })

  it('in the order in which it is followed, each once more where it is followed twice', async () => {
    const topics = [
      { kind: 'tickets', key: 'samara-1' },
      { kind: 'concert', key: 'kazan-1' },
      { kind: 'concert', key: 'samara-1' },
    ] as const
    const slugs = (await readTopicNames(asked, topics)).map(({ concert }) => concert?.slug)
    expect(slugs).toEqual(['samara-1', 'kazan-1', 'samara-1'])
  })
})
