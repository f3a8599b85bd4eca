import { describe, expect, test } from 'vitest'
import { atPlaceStart, inPlace } from '../../src/languages/ru/in-place.ts'

describe('the Russian preposition before a place', () => {
  test.each(['Казани', 'Воронеже', 'Волгограде', 'Уфе', 'Фергане'])('is «в» before %s', (city) => {
    expect(inPlace(city)).toBe(`в ${city}`)
  })

  test.each(['Владивостоке', 'Всеволожске', 'Франкфурте'])('is «во» before %s', (city) => {
    expect(inPlace(city)).toBe(`во ${city}`)
  })

  test('is the city’s own where it has one', () => {
    expect(inPlace({ namePrepositional: 'Пхукете', preposition: 'на' })).toBe('на Пхукете')
    expect(atPlaceStart({ namePrepositional: 'Пхукете', preposition: 'на' })).toBe('На Пхукете')
  })

  test('has a capital at the beginning of a sentence', () => {
    expect(atPlaceStart('Владивостоке')).toBe('Во Владивостоке')
  })
})

describe('a city in a sentence', () => {
  const cities = ['ru', 'en', 'de', 'th'] as const
  const own = { ru: 'на', en: 'on', de: 'auf', th: 'บน' }
  const wrong = {
    ru: /(^|\s)[Вв]о? (на|Пхукете)/,
    en: /\bin (on|Пхукете)/,
    de: /\bin (auf|Пхукете)/,
    th: /ใน(บน|Пхукете)|ที่Пхукете/,
  }

  test.each(cities)('is written with its own preposition by every text in %s', async (locale) => {
    const city = { namePrepositional: 'Пхукете', preposition: own[locale] }
    const { readAllTexts } = await import('./all-messages.ts')
    const said = readAllTexts(locale, city).filter((text) => text.includes('Пхукете'))
    expect(said.length).toBeGreaterThan(8)
    expect(said.filter((text) => wrong[locale].test(text))).toEqual([])
  })
})
