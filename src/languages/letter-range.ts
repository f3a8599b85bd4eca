export const digits = '0123456789'

/** The characters from one code point to another, both included. */
export const letterRange = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
