import { describe, expect, it } from 'vitest'
import { readVote, readVotes } from '../../src/content/programs/readers.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { contentOfRows, inLanguages } from './content-of-rows.ts'

type Fields = Record<string, unknown>

/** A vote as an editor writes it in Russian; fields for other languages are filled in where they exist. */
const toRows = (fields: Fields, translations: Record<string, Fields> = {}) =>
  inLanguages(
    { locale: 'ru', slug: 'encore', title: 'На бис', options: [], ...fields },
    ...Object.entries(translations).map(([locale, more]) => ({
      locale,
      slug: `encore-${locale}`,
      title: `Encore ${locale}`,
      options: [],
      ...more,
    })),
  )

async function read(vote: ReturnType<typeof toRows>, locale: Locale = 'ru', program: Fields[] = []) {
  const [found] = await readVotes(contentOfRows({ vote, program }).content, locale)
  if (!found) throw new Error('the vote was not read')
  return found
}

const optionsOf = async (options: Fields[], translated?: Fields[]) => {
  const translations: Record<string, Fields> = translated ? { en: { options: translated } } : {}
  const { options: found } = await read(toRows({ options }, translations), translated ? 'en' : 'ru')
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
    const vote = toRows({ options: [{ track: 'March', program: { id: '7' } }] })
    const { options } = await read(vote, 'ru', [{ id: '7', slug: 'zimmer', name: 'Циммер' }])
    expect(options[0]?.program).toEqual({ slug: 'zimmer', name: 'Циммер' })
  })
})

describe('a vote', () => {
  it('is found by the one slug that it has in every language', async () => {
    const { content } = contentOfRows({ vote: toRows({}, { en: {} }) })
    expect(await readVote(content, 'en', 'encore')).toMatchObject({ slug: 'encore', title: 'Encore en' })
    expect(await readVote(content, 'en', 'encore-en')).toBeUndefined()
  })

  it('says that it is Russian where nobody has translated it', async () => {
    expect(await read(toRows({}), 'en')).toMatchObject({ title: 'На\u00a0бис', lang: 'ru' })
    expect(await read(toRows({}), 'ru')).not.toHaveProperty('lang')
  })

  it.each([
    [true, true],
    [false, undefined],
    [null, undefined],
  ])('that its editor has for accounts alone (%s) is so: %s', async (requiresAccount, expected) => {
    expect((await read(toRows({ requiresAccount }))).requiresAccount).toBe(expected)
  })

  it('opens and closes when its editor says', async () => {
    const times = { opensAt: '2026-11-01T00:00:00.000Z', closesAt: '2026-12-01T00:00:00.000Z' }
    expect(await read(toRows({ ...times, updatedAt: '2026-10-01T00:00:00.000Z' }))).toMatchObject({
      ...times,
      changedAt: '2026-10-01T00:00:00.000Z',
    })
  })
})
