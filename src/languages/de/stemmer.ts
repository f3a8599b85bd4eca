import type { Stemmer } from '../../shared/languages/define-language.ts'

/**
 * Removes endings of case and number by the rules of Savoy's light stemmer («Light stemming approaches for the
 * French, Portuguese, German and Hungarian languages», 2006). Its rules for degrees of adjectives are left out, since
 * they shortened «Orchester» to «orch». Snowball's German stemmer would add 8 KB and treat «Spielerei» as a form of
 * «Spieler».
 *
 * Words are folded before they are stemmed (`shared/fold-text.ts`): «Städten» arrives as `stadten`.
 */
export const stemmer: Stemmer = {
  letters: /^[a-z]+$/,
  stem: (word) =>
    word
      .replace(/(?<=^.{3,}[bdfghklmnrt])s$|(?<=^.{2,}e[lr])n$/, '')
      .replace(/(?<=^.{3,})(?:e[mnrs]|e)$/, ''),
}
