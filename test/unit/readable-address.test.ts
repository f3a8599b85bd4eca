import { describe, expect, it } from 'vitest'
import { toReadableAddress } from '../../src/http/error-answer.tsx'

describe('an address is shown', () => {
  const shown = (path: string) => toReadableAddress(`https://tutti.example${path}`)

  it.each([
    ['in letters', '/en/%D0%BA%D0%BE%D0%BD%D1%86%D0%B5%D1%80%D1%82%D1%8B?page=9', '/en/концерты?page=9'],
    ['with its spaces escaped', '/a%20b', '/a%20b'],
    ['with what turns its direction escaped', '/a%E2%80%AEb', '/a%E2%80%AEb'],
    ['with what nobody sees escaped', '/a%E2%80%8Bb', '/a%E2%80%8Bb'],
    ['with what would part it escaped', '/a%2Fb%3Fc', '/a%2Fb%3Fc'],
    ['as it came where it is no UTF-8', '/%D0%D0', '/%D0%D0'],
  ])('%s: %s', (_, path, address) => {
    expect(shown(path)).toBe(address)
  })

  it('by its first two hundred letters', () => {
    expect(shown(`/${'a'.repeat(199)}`)).toBe(`/${'a'.repeat(199)}`)
    expect(shown(`/${'a'.repeat(200)}`)).toBe(`/${'a'.repeat(199)}…`)
    expect(shown(`/${'%E0%B8%81'.repeat(500)}`)).toBe(`/${'ก'.repeat(199)}…`)
  })
})
