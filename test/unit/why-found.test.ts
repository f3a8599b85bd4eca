import { describe, expect, it } from 'vitest'
import { findReason } from '../../src/search/why-found.ts'

const names = {
  shown: ['Гарри Поттер: музыка восьми фильмов', 'Всей семьёй', 'Москва'],
  works: ['Джон Уильямс', 'John Williams', 'Hedwig’s Theme', 'Имперский марш'],
  people: ['Алина Юсупова', 'Alina Yusupova'],
}

describe('a card says what it was found by', () => {
  it.each([
    ['hedwig', { kind: 'work', name: 'Hedwig’s Theme' }],
    ['hedwigs theme', { kind: 'work', name: 'Hedwig’s Theme' }],
    ['в москве джона уильямса', { kind: 'work', name: 'Джон Уильямс' }],
    ['williams', { kind: 'work', name: 'John Williams' }],
    ['марш', { kind: 'work', name: 'Имперский марш' }],
    ['юсуповой', { kind: 'person', name: 'Алина Юсупова' }],
    ['yusupova', { kind: 'person', name: 'Alina Yusupova' }],
  ])('«%s»', (text, reason) => {
    expect(findReason(text, names)).toEqual(reason)
  })

  it.each(['', 'гарри', 'поттер в москве', 'на', 'бах', '\u0000', '.*'])(
    '«%s»: nothing that it doesn’t show',
    (text) => {
      expect(findReason(text, names)).toBeUndefined()
    },
  )
})
