import { describe, expect, it } from 'vitest'
import { isPickerCity, makeAllCities, toCompactName } from '../../src/shared/picker-city.ts'

const city = makeAllCities('Все города', 'Всех городах')

describe('a stored city', () => {
  it('is taken when it is whole', () => {
    expect(isPickerCity(JSON.parse(JSON.stringify(city)))).toBe(true)
  })

  it.each([
    ['nothing', null],
    ['a text', 'tver'],
    ['a list', []],
    ['a city without attributes', { id: 1, score: 100 }],
    ['a city without a name', { ...city, attributes: { ...city.attributes, name: undefined } }],
    ['a city whose id is a text', { ...city, id: '1' }],
    ['a city whose latitude is no number', { ...city, attributes: { ...city.attributes, latitude: null } }],
  ])('is not %s', (_, value) => {
    expect(isPickerCity(value)).toBe(false)
  })
})

describe('the compact name', () => {
  it.each([
    ['Тверь', 'Тверь'],
    ['Москва', 'Москва'],
    ['Санкт-Петербург', 'Санкт-…'],
    ['Новый Уренгой', 'Новый…'],
    ['👩‍🎤', '👩‍🎤'],
  ])('of %s is %s', (name, compact) => {
    expect(toCompactName(name)).toBe(compact)
  })
})
