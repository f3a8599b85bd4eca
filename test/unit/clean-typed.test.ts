import { describe, expect, it } from 'vitest'
import { cleanDigits, cleanLine, cleanText } from '../../src/shared/forms/clean-typed.ts'
import {
  isContact,
  isEmailAddress,
  isPhoneNumber,
  splitPhoneNumber,
  toComparableContact,
  toContact,
  toEmailAddress,
  toPhoneNumber,
} from '../../src/shared/forms/contact.ts'
import {
  digitsField,
  emailField,
  lineField,
  phoneField,
  requiredContact,
  requiredIdentifier,
  textField,
} from '../../src/shared/forms/fields.ts'
import { toSubmissionNumber } from '../../src/shared/forms/sent-submission.ts'

describe('a line', () => {
  it.each([
    ['\u200bАнна\u2060 ', 'Анна', 'unseen letters at its ends'],
    ['\u3164Анна\u2800', 'Анна', 'letters that are drawn as nothing at its ends'],
    ['Анна\u00a0\u2003Ёлкина', 'Анна Ёлкина', 'spaces of other kinds'],
    ['Анна\u3000Ёлкина', 'Анна Ёлкина', 'a space of full width'],
    ['Ан\u00adна', 'Анна', 'a soft hyphen'],
    ['Анна\r\nBcc: x', 'Анна Bcc: x', 'a line break'],
    ['И\u0306ован', 'Йован', 'a letter in two parts'],
    ['علی\u200cرضا', 'علی\u200cرضا', 'a joiner that the name is written with'],
    ['Анна ❤\ufe0f', 'Анна ❤\ufe0f', 'the look of an emoji'],
    ['Ａｎｎａ №5', 'Ａｎｎａ №5', 'letters of its own width'],
    ['Анна\u202e ', 'Анна', 'a mark that turns what follows'],
  ])('%j is %j: %s', (typed, expected) => {
    expect(cleanLine(typed)).toBe(expected)
  })

  it.each([
    '\u200b\u200c\u200d',
    '\u3164\u115f\u1160\uffa0',
    '\u2800 \u2800',
    '\ufe0f\u{e0100}',
    '\u{e0041}\u{e007f}',
    '\u034f\u17b4\u17b5',
    '\u180b\u180e',
    '\u2066\u2069\u00ad',
    '\u{1d159}\u{1d173}',
    '\u0000\u0007\u0085',
  ])('%j is empty', (typed) => {
    expect(cleanLine(typed)).toBe('')
  })

  it('of 64 KB without anything to be seen takes no time', () => {
    const beganAt = performance.now()
    expect(cleanLine(`а${'\u200d'.repeat(65_536)}б`)).toHaveLength(65_538)
    expect(cleanText(`а${' '.repeat(65_536)}б`)).toHaveLength(65_538)
    expect(performance.now() - beganAt).toBeLessThan(1000)
  })
})

it('several lines are parted as everywhere, and keep what stands between them', () => {
  expect(cleanText('\ufeff\r\nรัก\u200bเพลง\u2028две\r \u2060')).toBe('รัก\u200bเพลง\nдве')
})

describe('digits', () => {
  it.each([
    ['๒๕๔๔', '2544', 'Thai'],
    ['٢٠٠١', '2001', 'Arabic'],
    ['۲۰۰۱', '2001', 'Persian'],
    ['२००१', '2001', 'Devanagari'],
    ['၂၀၀၁', '2001', 'Burmese'],
    ['２００１', '2001', 'of full width'],
    ['𝟚𝟘𝟘𝟙', '2001', 'mathematical'],
    ['𖫂𖫀𖫀𖫁', '2001', 'of a script beyond the first plane'],
    ['2 000', '2000', 'with a space'],
    ['2\u00a0\u202f000\u200b', '2000', 'with spaces of other kinds'],
    ['−5', '-5', 'with a minus'],
    ['шесть', 'шесть', 'none'],
  ])('%s are %s: %s', (typed, expected) => {
    expect(cleanDigits(typed)).toBe(expected)
  })
})

describe('an e-mail address', () => {
  it.each([
    ['anna@example.com', 'anna@example.com'],
    ['Anna@EXAMPLE.com', 'Anna@example.com'],
    ['почта@почта.рф', 'почта@xn--80a1acny.xn--p1ai'],
    ['почта@xn--80a1acny.xn--p1ai', 'почта@xn--80a1acny.xn--p1ai'],
    ['Почта@почта.рф', 'почта@xn--80a1acny.xn--p1ai'],
    ['office@ПОЧТА.РФ', 'office@xn--80a1acny.xn--p1ai'],
    ['用户@例子.广告', '用户@xn--fsqu00a.xn--4rr70v'],
    ['अजय@डाटा.भारत', 'अजय@xn--c2bd1gb.xn--h2brj9c'],
    ['ผู้ใช้@ตัวอย่าง.ไทย', 'ผู้ใช้@xn--72c1a1bt4awk9o.xn--o3cw4h'],
    ['info@نامه\u200cای.com', 'info@xn--mgba3gch31f060k.com'],
    ['anna@example.com\u200b', 'anna@example.com'],
    ['\u2068anna@example.com\u2069', 'anna@example.com'],
    ['an\u00adna@exam\u200dple.com', 'anna@example.com'],
    ['ａｎｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'anna@example.com'],
    ['anna＠example。com', 'anna@example.com'],
    ['mailto:anna@example.com', 'anna@example.com'],
    ['mailto:anna@example.com?subject=Tickets', 'anna@example.com'],
    ['"anna@example.com"', 'anna@example.com'],
    ["'anna@example.com'", 'anna@example.com'],
    ["o'brien@example.com", "o'brien@example.com"],
    ['«anna@example.com»', 'anna@example.com'],
    ['„anna@example.com“!', 'anna@example.com'],
    ['(anna@example.com)', 'anna@example.com'],
    ['[anna@example.com],', 'anna@example.com'],
    ['Anna <mailto:anna@example.com>; ', 'anna@example.com'],
    ['Анна Ёлкина <anna@example.com>', 'anna@example.com'],
    ['<anna@example.com>,', 'anna@example.com'],
    ['anna@example.com.', 'anna@example.com'],
    ['anna @ example.com', 'anna@example.com'],
    ["o'neil+news@example.co.uk", "o'neil+news@example.co.uk"],
  ])('%s is %s', (typed, expected) => {
    expect(toEmailAddress(typed)).toBe(expected)
    expect(isEmailAddress(expected)).toBe(true)
    expect(toEmailAddress(expected)).toBe(expected)
  })

  it.each([
    'anna',
    '@example.com',
    'anna@',
    'anna@localhost',
    'anna@127.0.0.1',
    'anna@[127.0.0.1]',
    'anna@example.com:25',
    'anna@example.com/path',
    'anna@exa mple.com',
    'anna@-example.com',
    'anna@example..com',
    'anna@xn--.com',
    'an na@example.com',
    'anna@example.com, b@example.com',
    'anna@example.com\r\nBcc: b@example.com',
    'anna@b@example.com',
    'anna%0a@example.com>',
    `${'a'.repeat(65)}@example.com`,
    `${'я'.repeat(33)}@example.com`,
    `anna@${'a'.repeat(64)}.com`,
    'anna@пример\ufffd.рф',
  ])('%j is none', (typed) => {
    expect(isEmailAddress(toEmailAddress(typed))).toBe(false)
  })
})

describe('a phone number', () => {
  it.each([
    ['+7 900 000-00-00', '+7 900 000-00-00'],
    ['8 (900) 000 00 00', '8 (900) 000 00 00'],
    ['๐๘๑ ๒๓๔ ๕๖๗๘', '081 234 5678'],
    ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966 50 123 4567'],
    ['＋７（９００）０００－００－００', '+7(900)000-00-00'],
    ['+7 900 000–00—00', '+7 900 000-00-00'],
    ['+7\u00a0900\u2009000\u201100\u221200', '+7 900 000-00-00'],
    ['\u202d+7 900 000-00-00\u202c', '+7 900 000-00-00'],
    ['03ー1234ー5678', '03-1234-5678'],
    ['tel:+7-900-000-00-00', '+7-900-000-00-00'],
    ['тел. +7 900 000-00-00', '+7 900 000-00-00'],
    ['Телефон: 8 (900) 000-00-00', '8 (900) 000-00-00'],
    ['Phone: +66 2 123 4567', '+66 2 123 4567'],
    ['โทร. 02 123 4567', '02 123 4567'],
    ['(+7) 900 000-00-00', '(+7) 900 000-00-00'],
    ['0221/123456', '0221/123456'],
    ['+7 495 123-45-67 доб. 123', '+7 495 123-45-67 доб. 123'],
    ['+7 495 123-45-67, доб.123', '+7 495 123-45-67, доб.123'],
    ['+7 (495) 123-45-67 добавочный 1234', '+7 (495) 123-45-67 добавочный 1234'],
    ['+44 20 7946 0000 x12', '+44 20 7946 0000 x12'],
    ['+44 20 7946 0000 ext. 12', '+44 20 7946 0000 ext. 12'],
    ['+44 20 7946 0000#12', '+44 20 7946 0000#12'],
    ['+44-20-7946-0000;ext=12', '+44-20-7946-0000;ext=12'],
    ['+66 2 123 4567 ต่อ ๑๒', '+66 2 123 4567 ต่อ 12'],
    ['+7 495 123-45-67,,12', '+7 495 123-45-67,,12'],
    ['+7 495 123-45-67 доб. № 12', '+7 495 123-45-67 доб. # 12'],
    ['+7 495 123-45-67,', '+7 495 123-45-67'],
    ['«+7 495 123-45-67».', '+7 495 123-45-67'],
    ["'+7 495 123-45-67'", '+7 495 123-45-67'],
    ['+7·495·123·45·67', '+7 495 123 45 67'],
    ['[+49] 421 123456', '+49 421 123456'],
  ])('%s is %s', (typed, expected) => {
    expect(toPhoneNumber(typed)).toBe(expected)
    expect(isPhoneNumber(expected)).toBe(true)
  })

  it.each([
    'позвоните',
    '12345',
    'позвоните 8 900 000-00-00',
    '+7 900 000-00-00 или +7 900 000-00-01',
    '1234567890123456',
    '900 000 00 00 доб.',
    '+7 900 +000 00 00',
  ])('%s is none', (typed) => {
    expect(isPhoneNumber(toPhoneNumber(typed))).toBe(false)
  })

  it.each([
    ['+7 495 123-45-67 доб. 123', { number: '+7 495 123-45-67 ', extension: '123' }],
    ['+7 495 123-45-67', { number: '+7 495 123-45-67' }],
  ])('%s is %j', (phone, expected) => {
    expect(splitPhoneNumber(phone)).toEqual(expected)
  })
})

describe('a contact', () => {
  it.each([
    ['почта@почта.рф', 'Почта@xn--80a1acny.xn--p1ai'],
    ['anna@example.com', 'ANNA@Example.com\u200b'],
    ['anna@example.com', 'ａｎｎａ＠example.com'],
    ['+7 900 123-45-67', '8 (900) 123 45 67'],
    ['+66 81 234 5678', '๐๘๑-๒๓๔-๕๖๗๘'],
    ['+7 495 123-45-67 доб. 12', '84951234567'],
    ['+7 495 123-45-67', '8 495 123–45–67, доб. 900'],
  ])('%s is the same as %s', (one, other) => {
    expect(toComparableContact(one)).toBe(toComparableContact(other))
  })

  it.each([
    ['anna@example.com', 'anna@example.org'],
    ['+7 900 123-45-67', '+7 900 123-45-68'],
  ])('%s is another than %s', (one, other) => {
    expect(toComparableContact(one)).not.toBe(toComparableContact(other))
  })

  it.each(['почта@почта.рф', '๐๘๑ ๒๓๔ ๕๖๗๘'])('%s is one', (typed) => {
    expect(isContact(toContact(typed))).toBe(true)
  })
})

it.each(['K7MX 2PDA', 'k7mx-2pda', 'К7МХ2РDА', 'Ｋ７ＭＸ２ＰＤＡ', '\u200bK7MX–2PDA.', '«K7MX2PDA»'])(
  'the number %s is read as it is meant',
  (typed) => {
    expect(toSubmissionNumber(typed)).toBe('K7MX2PDA')
  },
)

describe('a text far longer than its field', () => {
  // Cleaning it takes time in proportion to the square of its length: 60,000 dots in the field of an e-mail took 7 s.
  const fields = {
    line: [lineField(), 'long 120'],
    text: [textField(), 'long 5000'],
    'e-mail': [emailField(), 'long 254'],
    phone: [phoneField(), 'long 40'],
    contact: [requiredContact(), 'long 254'],
    identifier: [requiredIdentifier(), 'long 254'],
    digits: [digitsField(), 'long 12'],
  } as const

  it.each(Object.entries(fields))('%s is refused as it is, not cleaned', (_, [field, message]) => {
    const spaces = ' '.repeat(60_000)
    const { error } = field.safeParse(`${spaces}7`)
    expect(error?.issues.map((issue) => issue.message)).toContain(message)
  })

  it.each(Object.entries(fields))('%s is cleaned with a thousand spaces around it', (name, [field]) => {
    const typed = { 'e-mail': 'anna@example.com', contact: 'anna@example.com', phone: '+7 900 000-00-00' }
    const value = new Map(Object.entries(typed)).get(name) ?? '7'
    expect(field.safeParse(`${' '.repeat(1000)}${value}`).data).toBe(value)
  })
})
