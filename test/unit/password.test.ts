import { describe, expect, it } from 'vitest'
import { knownPasswordField, newPasswordField } from '../../src/shared/forms/password.ts'

const faultsOf = (schema: ReturnType<typeof newPasswordField>, value: unknown) => {
  const { error } = schema.safeParse(value)
  return [...new Set(error?.issues.map(({ message }) => message))]
}
/** Makes a text of this many different characters, each of one byte. */
const latin = (count: number) => Array.from({ length: count }, (_, at) => 'abcdefghij'[at % 10]).join('')
const cyrillic = (count: number) => Array.from({ length: count }, (_, at) => 'абвгдежзик'[at % 10]).join('')

describe('a new password', () => {
  it.each<[string, string[], unknown]>([
    ['of nothing', ['missing'], ''],
    ['that isn’t sent', ['missing'], undefined],
    ['of seven characters', ['password-short'], 'qvzjxwm'],
    ['of eight characters', [], 'qvzjxwmk'],
    ['of seven signs that are two units each', ['password-short'], '🎻🎼🎺🥁🎷🎹🎸'],
    ['of eight of them', [], '🎻🎼🎺🥁🎷🎹🎸🎵'],
    ['of 72 bytes', [], latin(72)],
    ['of 73 bytes', ['password-long'], latin(73)],
    ['of 36 Cyrillic letters', [], cyrillic(36)],
    ['of 37 Cyrillic letters', ['password-long'], cyrillic(37)],
    ['that everybody tries', ['password-common'], 'password123'],
    ['that everybody tries, in capitals', ['password-common'], 'PassWord123'],
    ['that everybody tries on a Russian keyboard', ['password-common'], 'Йцукен123'],
    ['of one character over and over', ['password-common'], 'zzzzzzzzzz'],
    ['of two in turn', ['password-common'], 'xyxyxyxyxy'],
    ['of three in turn', [], 'xyzxyzxyz'],
    ['of spaces', ['password-common'], '          '],
    ['with spaces in it, which stay', [], 'four small words'],
  ])('%s has the faults %j', (_, faults, value) => {
    expect(faultsOf(newPasswordField(), value)).toEqual(faults)
  })

  it('is taken character by character', () => {
    expect(newPasswordField().parse('  two  spaces  ')).toBe('  two  spaces  ')
  })
})

describe('a password that is known already', () => {
  it.each<[string, string[], unknown]>([
    ['short as it may be', [], 'x'],
    ['common as it may be', [], 'password'],
    ['of 4,096 units', [], latin(4096)],
    ['of 4,097 units', ['long 4096'], latin(4097)],
    ['of nothing', ['missing'], ''],
  ])('%s has the faults %j', (_, faults, value) => {
    expect(faultsOf(knownPasswordField(), value)).toEqual(faults)
  })
})
