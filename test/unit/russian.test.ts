import { describe, expect, test } from 'vitest'
import { atPlaceStart, inPlace } from '../../src/i18n/russian.ts'

describe('the Russian preposition before a place', () => {
  test.each(['Казани', 'Воронеже', 'Волгограде', 'Уфе', 'Фергане'])('is «в» before %s', (city) => {
    expect(inPlace(city)).toBe(`в ${city}`)
  })

  test.each(['Владивостоке', 'Всеволожске', 'Франкфурте'])('is «во» before %s', (city) => {
    expect(inPlace(city)).toBe(`во ${city}`)
  })

  test('has a capital at the beginning of a sentence', () => {
    expect(atPlaceStart('Владивостоке')).toBe('Во Владивостоке')
  })
})
