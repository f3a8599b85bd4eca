export const digits = '0123456789'

/** Cyrillic capitals that look like Latin ones, with the Latin capitals. */
export const cyrillicLookalikes: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Н: 'H',
  К: 'K',
  М: 'M',
  О: 'O',
  Р: 'P',
  Т: 'T',
  Х: 'X',
  У: 'Y',
}

/** The characters from one code point to another, both included. */
export const toLetterRange = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
