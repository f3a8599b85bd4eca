import type { Stemmer } from '../define-language.ts'

/**
 * Endings of case and number, as the light stemmer of Savoy («Light stemming approaches for the French, Portuguese,
 * German and Hungarian languages», 2006) removes them, without its endings of adjectives' degrees, which made «orch» of
 * «Orchester». Snowball's German stemmer would bring 8 KB along, and would find «Spielerei» for «Spieler».
 *
 * Umlauts and ß are folded before (`shared/fold-text.ts`): «Städten» comes as `stadten`.
 */
export const stemmer: Stemmer = {
  letters: /^[a-z]+$/,
  stem: (word) =>
    word
      .replace(/(?<=^.{3,}[bdfghklmnrt])s$|(?<=^.{2,}e[lr])n$/, '')
      .replace(/(?<=^.{3,})(?:e[mnrs]|e)$/, ''),
}
