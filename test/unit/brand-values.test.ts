import { expect, it } from 'vitest'
import { checkBrand } from '../../src/brand/define-brand.ts'
import { north } from './north-brand.ts'

const { home } = north
const organiser = { name: 'North', inn: '1', ogrn: '2' }
const ofOrganiser = (change: object) => ({ organisers: { 5: { ...organiser, ...change } } })

/**
 * Values of a brand that must have a certain form: valid ones, invalid ones, and the message about the invalid ones.
 */
const values: [
  path: string,
  change: (value: string) => object,
  taken: string[],
  refused: string[],
  line: string,
][] = [
  [
    'home.citySlug',
    (citySlug) => ({ home: { ...home, citySlug } }),
    ['tromso', 'saint-petersburg', '9-elms'],
    ['Tromso', '-tromso', 'tromso-', 'a--b', 'a b', ''],
    "must be a slug, as 'saint-petersburg'",
  ],
  [
    'home.countryCode',
    (countryCode) => ({ home: { ...home, countryCode } }),
    ['no', 'de'],
    ['NO', 'nor', 'n', ' no'],
    "must be a country code, as 'no'",
  ],
  [
    'contact.email',
    (email) => ({ contact: { email } }),
    ['office@example.org', 'o.f+x@post.example.org'],
    ['office', 'office@example', 'of fice@example.org', '<office@example.org> x', '@example.org'],
    "must be an e-mail address, as 'office@example.org'",
  ],
  [
    'contact.phone',
    (phone) => ({ contact: { phone } }),
    ['+64 4 123 4567', '+7 (812) 123-45-67'],
    ['64 4 123 4567', '+64', 'call +64 4 123 4567', '+64 4 123 4567 x'],
    "must be a telephone number, as '+64 4 123 4567'",
  ],
  [
    'organisers.5.inn',
    (inn) => ofOrganiser({ inn }),
    ['75/123/45678', 'DE 123 456 789', 'HRB 12345 (Amtsgericht Bremen)'],
    ['', ' 1', '<b>1</b>', '1'.repeat(61)],
    "must be a tax number, as 'DE 123 456 789'",
  ],
  [
    'productionHosts.0',
    (host) => ({ productionHosts: [host] }),
    ['tickets.example.org', 'localhost:8787'],
    ['https://example.org', 'example.org/x', 'Example.org', 'a b', 'example.org:', ''],
    "must be a host name without protocol and path, as 'tickets.example.org'",
  ],
  [
    'twitter',
    (twitter) => ({ twitter }),
    ['@north', '@n', `@${'n'.repeat(15)}`],
    ['north', '@', '@north orchestra', `@${'n'.repeat(16)}`, 'x@north'],
    "must be a handle, as '@northorchestra'",
  ],
  [
    'fixedPages.hall.path',
    (path) => ({ fixedPages: { hall: { path } } }),
    ['/hall', '/halls/round-hall'],
    ['hall', '/', '/Hall', '/hall/', '/hall?x', '//hall', 'https://example.org/hall'],
    "must be a path of the site, as '/venues/round-hall'",
  ],
  [
    'links.rules',
    (rules) => ({ links: { rules } }),
    ['/rules', 'https://example.org/rules'],
    ['rules', 'http://example.org/rules', '//example.org'],
    "must be a path of the site or an https address, as '/rules'",
  ],
  [
    'repertoires.0.key',
    (key) => ({ repertoires: [{ key, names: { en: 'Kind' } }] }),
    ['film', 'film-2', `f${'m'.repeat(30)}`],
    ['Film', '2film', 'film music', `f${'m'.repeat(31)}`, ''],
    "must be a key of small letters, as 'baroque'",
  ],
]

it.each(values)('%s is of one form', (path, change, taken, refused, line) => {
  const problemsOf = (value: string) => checkBrand({ ...north, ...change(value) }).problems
  expect(taken.map((value) => [value, problemsOf(value)])).toEqual(taken.map((value) => [value, []]))
  expect(refused.map((value) => [value, problemsOf(value)])).toEqual(
    refused.map((value) => [value, [`brand/brand.ts: ${path}: ${line}`]]),
  )
})

it.each<[path: string, change: object, line: string]>([
  ['organisers', { organisers: { five: organiser } }, 'Invalid key in record'],
  ['organisers.5.refundDays', ofOrganiser({ refundDays: 0 }), 'Too small: expected number to be >=1'],
  ['organisers.5.refundDays', ofOrganiser({ refundDays: 366 }), 'Too big: expected number to be <=365'],
  ['cityNames.0', { cityNames: [['wellington']] }, 'Too small: expected array to have >=2 items'],
  ['synonyms.0.1', { synonyms: [['organ', '']] }, 'Too small: expected string to have >=1 characters'],
])('%s is refused in %o', (path, change, line) => {
  const { problems } = checkBrand({ ...north, ...change })
  expect(problems).toHaveLength(1)
  expect(problems[0]?.startsWith(`brand/brand.ts: ${path}`)).toBe(true)
  expect(problems[0]).toContain(line)
})

it.each([1, 365])('money may be returned within %i days', (refundDays) => {
  expect(checkBrand({ ...north, ...ofOrganiser({ refundDays }) }).problems).toEqual([])
})
