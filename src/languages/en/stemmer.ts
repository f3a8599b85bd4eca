import type { Stemmer } from '../../shared/languages/define-language.ts'

/** Harman's rules («How effective is suffixing?», 1991), which remove plurals only. */
export const stemmer: Stemmer = {
  letters: /^[a-z]+$/,
  stem(word) {
    if (word.length < 4 || !word.endsWith('s') || /[aeu]ies$|[aeo]es$|[us]s$/.test(word)) return word
    return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  },
}
