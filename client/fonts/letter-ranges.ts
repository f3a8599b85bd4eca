/** Every letter from one code point to another, both included. */
export const range = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

/** Latin letters, digits, punctuation and the signs of the currencies that tickets are sold in. */
export const latinLetters = [...range(0x20, 0x7e), ...'\u00a0\u202f ©«»\u00ad·×–—‘’“”„•…№₽€£₸฿֏₾₼₺−→←']
export const cyrillicLetters = [...range(0x410, 0x44f), ...'ЁёЇїІіЄєҐґ']
