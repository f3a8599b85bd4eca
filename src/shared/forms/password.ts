import * as z from 'zod/mini'
import { commonPasswords } from '../languages/facts.ts'
import { fault, toTooLongFault } from './fields.ts'

/** Minimum length in characters. No kind of character is required (NIST SP 800-63B, 5.1.1.2). */
const minLength = 8
/** Maximum length in bytes: bcrypt, with which Strapi hashes passwords, ignores further bytes. */
const maxBytes = 72
/** Limit in UTF-16 units. A longer value is refused before anything else is checked. */
const maxUnits = 4096

/** Names of password fields. Their values are not cleaned and never sent back in a form. */
export const passwordFieldNames: readonly string[] = ['password', 'currentPassword']

/**
 * Common passwords of at least eight characters, from lists of leaked ones (github.com/danielmiessler/SecLists,
 * «10k-most-common»), and those of the site's languages.
 */
const common = new Set(
  (
    'password 12345678 123456789 1234567890 123123123 11111111 00000000 87654321 987654321 0987654321 12341234 ' +
    '88888888 55555555 66666666 77777777 99999999 22222222 33333333 11223344 112233445566 123454321 1q2w3e4r ' +
    '1q2w3e4r5t 1qaz2wsx qwertyui qwertyuiop qwerty123 qwerty12 qwerty1234 qwer1234 1234qwer asdfghjk asdfghjkl ' +
    'zxcvbnm1 zaq12wsx password1 password12 password123 passw0rd p@ssw0rd p@ssword pass1234 pa55word letmein1 ' +
    'welcome1 welcome123 iloveyou iloveyou1 sunshine princess football baseball basketball superman batman123 ' +
    'starwars computer trustno1 whatever michelle jennifer jordan23 corvette mercedes internet maverick samantha ' +
    'december november september changeme changeme123 administrator admin123 admin1234 administrator1 root1234 ' +
    'test1234 testtest abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4 aa123456 a12345678 q1w2e3r4 q1w2e3r4t5 ' +
    '147258369 159753456 123qwe123 123qweasd qweasdzxc qazwsxedc 1qazxsw2 q1234567 dragon123 monkey123 master123 ' +
    'shadow123 liverpool chelsea1 arsenal1 orchestra concert1 ' +
    'zxcvbnm123 asdasdasd qweqweqwe 12qwaszx 789456123 741852963 963852741 1234567a 12345678a 123456789a ' +
    '1234567q 12345qwert nikita123 spartak1 lokomotiv zenit2024 marseille google123 facebook samsung1 samsung123'
  )
    .split(' ')
    .concat(Object.values(commonPasswords).join(' ').split(' ').filter(Boolean)),
)

/**
 * Normalises a password, so that every keyboard gives the same one: composed characters, and every kind of space as a
 * plain one (RFC 8265, 4.2, «OpaqueString»).
 */
export const toOpaqueString = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')

/** Makes the field for a new password. */
export const newPasswordField = () =>
  z.string(fault('missing')).check(
    z.overwrite(toOpaqueString),
    z.minLength(1, fault('missing')),
    z.maxLength(maxUnits, fault('password-long')),
    z.refine((value) => value === '' || [...value].length >= minLength, { error: fault('password-short') }),
    z.refine((value) => new TextEncoder().encode(value).length <= maxBytes, {
      error: fault('password-long'),
    }),
    z.refine((value) => !isCommon(value), { error: fault('password-common') }),
  )

/**
 * Field for an existing password. It is not validated, because its rules were those of another time, and not
 * normalised, because older passwords were stored as typed (`accounts/known-password.ts`).
 */
export const knownPasswordField = () =>
  z
    .string(fault('missing'))
    .check(z.minLength(1, fault('missing')), z.maxLength(maxUnits, toTooLongFault(maxUnits)))

/** Whether a password is common, or has fewer than three different characters. */
const isCommon = (value: string): boolean =>
  common.has(value.toLowerCase()) || (value.length >= minLength && new Set(value).size < 3)
