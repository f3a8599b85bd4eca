import * as z from 'zod/mini'

/** What editors write instead of a code, where it means one currency only. A dollar and a crown are several. */
const signs: Readonly<Record<string, string>> = {
  '\u20BD': 'RUB',
  РУБ: 'RUB',
  'РУБ.': 'RUB',
  РУБЛЕЙ: 'RUB',
  '\u20AC': 'EUR',
  '\u0E3F': 'THB',
  '\u20B8': 'KZT',
  '\u00A3': 'GBP',
  '\u20BE': 'GEL',
  '\u058F': 'AMD',
  '\u20BA': 'TRY',
}

/** A code of ISO 4217 in any case, with spaces of any kind around it, or a sign. Codes that nobody knows stay codes. */
export const currencySchema = z.nullish(
  z.pipe(
    z.pipe(z.string().check(z.maxLength(20)), z.transform(toCode)),
    z.string().check(z.regex(/^[A-Z]{3}$/, 'is no code of a currency')),
  ),
)

function toCode(written: string): string {
  const code = written
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase()
  return signs[code] ?? code
}
