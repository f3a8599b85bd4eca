import { describe, expect, it } from 'vitest'
import { transliterate } from '../../src/shared/transliteration.ts'

describe('Russian words in Latin letters', () => {
  it.each([
    ['garri potter', 'гарри поттер'],
    ['vlastelin kolets', 'властелин колец'],
    ['Moskva koncert', 'москва концерт'],
    ['khans tsimmer', 'ханс циммер'],
    ['zvezdnye voyny', 'звездные войны'],
    ['yekaterinburg', 'екатеринбург'],
    ['chaykovskiy', 'чайковский'],
    ['schelkunchik', 'щелкунчик'],
    ['shchelkunchik', 'щелкунчик'],
    ['yubiley', 'юбилей'],
    ['rozhdestvo', 'рождество'],
    ['muzyka iz kino', 'музыка из кино'],
    ['novyy god', 'новый год'],
    ['bilety na 2 marta', 'билеты на 2 марта'],
    ['семья semya', 'семья семя'],
  ])('%s is read as %s', (text, read) => {
    expect(transliterate(text, ['ru', 'en'])[0]).toBe(read)
  })

  it('are no Russian ones on a site without Russian', () => {
    expect(transliterate('garri potter', ['en', 'th'])).toEqual([])
  })
})

describe('Latin names in Russian letters', () => {
  it.each([
    ['мандолин', 'mandolin'],
    ['шер', 'sher'],
    ['нью эйдж', 'nyu eydzh'],
  ])('%s is read as %s', (text, read) => {
    expect(transliterate(text, ['ru', 'en'])).toEqual([read])
  })
})

describe('what is no word of either script', () => {
  it.each(['', 'ъъъъъъ', 'ьь ъъ', '7', 'ก', 'บัตร', 'a', '😀', '2026-11-25'])('%j is nothing else', (text) => {
    expect(transliterate(text, ['ru', 'en', 'th'])).toEqual([])
  })
})
