/** Every letter from one code point to another, both included. */
export const range = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

/** Latin letters, digits, punctuation and the signs of the currencies that tickets are sold in. */
export const latinLetters = [...range(0x20, 0x7e), ...'\u00a0\u202f ©«»\u00ad·×–—‘’“”„•…№₽€£₸฿֏₾₼₺−→←']
export const cyrillicLetters = [...range(0x410, 0x44f), ...'ЁёЇїІіЄєҐґ']
/** Of names that come from elsewhere: «Dvořák», «Đorđević», «Ђорђевић», «Қазақконцерт». `base.css` has their ranges. */
export const foreignLetters = [
  // Not the sign of multiplication, which closes things on every page.
  ...range(0xc0, 0xd6),
  ...range(0xd8, 0x17f),
  ...range(0x218, 0x21b),
  ...range(0x402, 0x40f).filter((letter) => !cyrillicLetters.includes(letter)),
  ...range(0x452, 0x45f).filter((letter) => !cyrillicLetters.includes(letter)),
  ...range(0x492, 0x4ff),
]
