import { describe, expect, it } from 'vitest'
import { readVote, readVotes } from '../../src/content/programs/votes.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { createEmbeddedService } from './emulator-service.ts'

type Fields = Record<string, unknown>

/** A vote as an editor writes it in Russian; fields for other languages are filled in where they exist. */
const toEntry = (fields: Fields, translations: Record<string, Fields> = {}) => ({
  id: '1',
  attributes: {
    locale: 'ru',
    slug: 'encore',
    title: 'На бис',
    options: [],
    ...fields,
    localizations: {
      data: Object.entries(translations).map(([locale, more]) => ({
        attributes: { locale, slug: `encore-${locale}`, title: `Encore ${locale}`, options: [], ...more },
      })),
    },
  },
})

async function read(entry: object, locale: Locale = 'ru') {
  const { service } = createEmbeddedService(Date.UTC(2026, 10, 25))
  const fetch = async () => Response.json({ data: { votes: { data: [entry] } } })
  const [vote] = await readVotes({ ...service, fetch }, locale)
  if (!vote) throw new Error('the vote was not read')
  return vote
}

const optionsOf = async (options: Fields[], translated?: Fields[]) => {
  const translations: Record<string, Fields> = translated ? { en: { options: translated } } : {}
  const { options: found } = await read(toEntry({ options }, translations), translated ? 'en' : 'ru')
  return found
}

describe('an option of a vote', () => {
  it.each([
    ['by its key', { key: 'march', track: 'Имперский марш' }, 'march'],
    ['by its track, where it has none', { track: 'The Imperial March' }, 'the-imperial-march-3ixg36'],
  ])('is known %s', async (_, option, id) => {
    expect((await optionsOf([option])).map((each) => each.id)).toEqual([id])
  })

  it('is the first of two that have one key', async () => {
    const two = [
      { key: 'march', track: 'Первый' },
      { key: 'march', track: 'Второй' },
      { key: 'band', track: 'Третий' },
    ]
    expect((await optionsOf(two)).map(({ track }) => track)).toEqual(['Первый', 'Третий'])
  })

  it('is said in other words by its key, wherever it stands there', async () => {
    const russian = [
      { key: 'march', track: 'Марш' },
      { key: 'band', track: 'Оркестр' },
    ]
    const english = [
      { key: 'band', track: 'Band' },
      { key: 'march', track: 'March' },
    ]
    expect(await optionsOf(russian, english)).toEqual([
      { id: 'march', track: 'March' },
      { id: 'band', track: 'Band' },
    ])
  })

  it('is said in other words by its place, where it has no key', async () => {
    const russian = [{ track: 'March' }, { track: 'Band' }]
    expect(await optionsOf(russian, [{ track: 'The March' }, { track: 'The Band' }])).toEqual([
      { id: 'march-1hf0040', track: 'The March' },
      { id: 'band-160umau', track: 'The Band' },
    ])
  })

  it.each([
    ['has been given no such key', [{ key: 'other', track: 'Other' }]],
    ['has fewer', []],
  ])('keeps its words, which are named as Russian, where the other language %s', async (_, english) => {
    expect(await optionsOf([{ key: 'march', track: 'Марш' }], english)).toEqual([
      { id: 'march', track: 'Марш', lang: 'ru' },
    ])
  })

  it.each([
    ['https://music.example/march', 'https://music.example/march'],
    ['http://music.example/march', undefined],
    ['/march', undefined],
    ['javascript:alert(1)', undefined],
    [null, undefined],
  ])('that links to %s can be listened to at %s', async (listenLink, listenUrl) => {
    const [option] = await optionsOf([{ track: 'March', listenLink }])
    expect(option?.listenUrl).toBe(listenUrl)
  })

  it('is listened to where its own language says, else where Russian does', async () => {
    const russian = [
      { key: 'march', track: 'Марш', listenLink: 'https://music.example/ru' },
      { key: 'band', track: 'Оркестр', listenLink: 'https://music.example/band' },
    ]
    const english = [
      { key: 'march', track: 'March', listenLink: 'https://music.example/en' },
      { key: 'band', track: 'Band' },
    ]
    expect((await optionsOf(russian, english)).map(({ listenUrl }) => listenUrl)).toEqual([
      'https://music.example/en',
      'https://music.example/band',
    ])
  })

  it('leads to its program', async () => {
    const attributes = { locale: 'ru', slug: 'zimmer', name: 'Циммер', localizations: { data: [] } }
    const [option] = await optionsOf([{ track: 'March', program: { data: { attributes } } }])
    expect(option?.program).toEqual({ slug: 'zimmer', name: 'Циммер' })
  })
})

describe('a vote', () => {
  it('is found by the one slug that it has in every language', async () => {
    const { service } = createEmbeddedService(Date.UTC(2026, 10, 25))
    const data = { votes: { data: [toEntry({}, { en: {} })] } }
    const content = { ...service, fetch: async () => Response.json({ data }) }
    expect(await readVote(content, 'en', 'encore')).toMatchObject({ slug: 'encore', title: 'Encore en' })
    expect(await readVote(content, 'en', 'encore-en')).toBeUndefined()
  })

  it('says that it is Russian where nobody has translated it', async () => {
    expect(await read(toEntry({}), 'en')).toMatchObject({ title: 'На\u00a0бис', lang: 'ru' })
    expect(await read(toEntry({}), 'ru')).not.toHaveProperty('lang')
  })

  it.each([
    [true, true],
    [false, undefined],
    [null, undefined],
  ])('that its editor has for accounts alone (%s) is so: %s', async (requiresAccount, expected) => {
    expect((await read(toEntry({ requiresAccount }))).requiresAccount).toBe(expected)
  })

  it('opens and closes when its editor says', async () => {
    const times = { opensAt: '2026-11-01T00:00:00.000Z', closesAt: '2026-12-01T00:00:00.000Z' }
    expect(await read(toEntry({ ...times, updatedAt: '2026-10-01T00:00:00.000Z' }))).toMatchObject({
      ...times,
      changedAt: '2026-10-01T00:00:00.000Z',
    })
  })
})
