import { describe, expect, it } from 'vitest'
import { knownPassword, newPassword } from '../../src/shared/forms/password.ts'

const faultsOf = (schema: ReturnType<typeof newPassword>, value: unknown) => {
  const { error } = schema.safeParse(value)
  return [...new Set(error?.issues.map(({ message }) => message))]
}
/** So many different characters, each of one byte. */
const latin = (count: number) => Array.from({ length: count }, (_, at) => 'abcdefghij'[at % 10]).join('')
const cyrillic = (count: number) => Array.from({ length: count }, (_, at) => 'абвгдежзик'[at % 10]).join('')

describe('a new password', () => {
  it.each<[string, unknown, string[]]>([
    ['of nothing', '', ['missing']],
    ['that isn’t sent', undefined, ['missing']],
    ['of seven characters', 'qvzjxwm', ['password-short']],
    ['of eight characters', 'qvzjxwmk', []],
    ['of seven signs that are two units each', '🎻🎼🎺🥁🎷🎹🎸', ['password-short']],
    ['of eight of them', '🎻🎼🎺🥁🎷🎹🎸🎵', []],
    ['of 72 bytes', latin(72), []],
    ['of 73 bytes', latin(73), ['password-long']],
    ['of 36 Cyrillic letters', cyrillic(36), []],
    ['of 37 Cyrillic letters', cyrillic(37), ['password-long']],
    ['that everybody tries', 'password123', ['password-common']],
    ['that everybody tries, in capitals', 'PassWord123', ['password-common']],
    ['that everybody tries on a Russian keyboard', 'Йцукен123', ['password-common']],
    ['of one character over and over', 'zzzzzzzzzz', ['password-common']],
    ['of two in turn', 'xyxyxyxyxy', ['password-common']],
    ['of three in turn', 'xyzxyzxyz', []],
    ['of spaces', '          ', ['password-common']],
    ['with spaces in it, which stay', 'four small words', []],
  ])('%s has the faults that it has', (_, value, faults) => {
    expect(faultsOf(newPassword(), value)).toEqual(faults)
  })

  it('is taken character by character', () => {
    expect(newPassword().parse('  two  spaces  ')).toBe('  two  spaces  ')
  })
})

describe('a password that is known already', () => {
  it.each<[string, unknown, string[]]>([
    ['short as it may be', 'x', []],
    ['common as it may be', 'password', []],
    ['of 4,096 units', latin(4096), []],
    ['of 4,097 units', latin(4097), ['long 4096']],
    ['of nothing', '', ['missing']],
  ])('%s has the faults that it has', (_, value, faults) => {
    expect(faultsOf(knownPassword(), value)).toEqual(faults)
  })
})
