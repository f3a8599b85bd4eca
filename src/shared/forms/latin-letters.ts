import { lookalikes } from '../languages/facts.ts'

const latinOf = new Map(Object.values(lookalikes).flatMap((letters) => Object.entries(letters)))

/** Replaces capitals of other scripts by the Latin ones that look alike: people type them on their own keyboard. */
export const toLatinLetters = (text: string): string =>
  Array.from(text, (letter) => latinOf.get(letter) ?? letter).join('')
