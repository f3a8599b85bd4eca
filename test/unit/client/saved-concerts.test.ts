import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readSavedSlugs, setConcertSaved } from '../../../client/saved/saved-concerts.ts'
import { maxSavedConcerts } from '../../../src/shared/constants.ts'
import { savedQuery } from '../../../src/shared/saved-slugs.ts'
import { savedKey } from '../../../src/shared/stored-names.ts'
import { storageOf } from './browser-stand-ins.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('localStorage', storageOf(stored))
})

describe('saved concerts', () => {
  it('are a JSON array of slugs on this device, the newest first', () => {
    setConcertSaved('a', true)
    setConcertSaved('b', true)
    expect(stored.get(savedKey)).toBe('["b","a"]')
  })

  it('leave nothing behind when the last one is taken out', () => {
    setConcertSaved('a', true)
    setConcertSaved('a', false)
    expect(stored.has(savedKey)).toBe(false)
  })

  it('lose the oldest when there are too many', () => {
    for (let number = 0; number <= maxSavedConcerts; number++) setConcertSaved(`c-${number}`, true)
    expect(readSavedSlugs()).toHaveLength(maxSavedConcerts)
    expect(readSavedSlugs()).not.toContain('c-0')
  })

  it('tell the page', () => {
    const listener = vi.fn()
    document.addEventListener('tutti:saved', listener)
    setConcertSaved('a', true)
    expect(listener).toHaveBeenCalledOnce()
  })

  it.each([
    '',
    '{',
    'null',
    '7',
    '"a"',
    '{"a":1}',
    '[[],{},null,7,"","A B","../x"]',
    `["${'a'.repeat(121)}"]`,
  ])('are none where %.40j is stored', (text) => {
    stored.set(savedKey, text)
    expect(readSavedSlugs()).toEqual([])
  })

  it('keep what can be read among garbage, once', () => {
    stored.set(savedKey, '["a",7,"a",null,"b-2"]')
    expect(readSavedSlugs()).toEqual(['a', 'b-2'])
  })

  it('are one address however they are ordered', () => {
    expect(savedQuery(['b', 'a'])).toBe(savedQuery(['a', 'b']))
  })
})
