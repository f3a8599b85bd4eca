import { foldText } from '../../shared/fold-text.ts'
import type { Stemmer } from '../define-language.ts'

/**
 * Endings of plural, possession and case, which follow each other: «концерттеріне» is «концерт-тер-і-не». They are
 * folded, since searches compare Kazakh letters with the similar Russian ones, and the longest come first.
 */
const endings = [
  'лар лер дар дер тар тер',
  'ның нің дың дің тың тің нан нен дан ден тан тен нда нде мен бен пен дағы дегі тағы тегі',
  'ға ге қа ке на не ны ні ды ді ты ті да де та те сы сі ы і',
]
  .flatMap((list) => list.split(' '))
  .map((ending) => foldText(ending))
  .toSorted((one, other) => other.length - one.length)

const minStemLength = 4
/** A word has at most three endings: of plural, possession and case. */
const mostEndings = 3

export const stemmer: Stemmer = {
  letters: /^[а-я]+$/,
  stem(word) {
    let stem = word
    for (let removed = 0; removed < mostEndings; removed++) {
      const ending = endings.find((each) => stem.endsWith(each) && stem.length - each.length >= minStemLength)
      if (ending === undefined) return stem
      stem = stem.slice(0, -ending.length)
    }
    return stem
  },
}
