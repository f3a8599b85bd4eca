import { foldText } from '../../shared/fold-text.ts'
import type { Stemmer } from '../../shared/languages/define-language.ts'

const voiceless = 'пткқсшщчцфх'
/** Foreign names may end in these, which take the endings of voiceless letters: «Петербургте». */
const voicedInNames = 'бвгд'
const voiced = 'лмнңрйузжию'
const vowels = 'аәеоөуүұыіяё'

/**
 * Endings of plural, possession, case and infinitive by the letters after which they stand: «т» follows a voiceless letter
 * only, so «концерты» isn't «концер-ты» and «Алматы» isn't «Алма-ты».
 */
const endingsAfter: readonly (readonly [letters: string, endings: string])[] = [
  [voiceless + voicedInNames, 'тар тер тың тің тан тен тағы тегі та те ты ті қа ке пен'],
  [voiced + vowels, 'дар дер дың дің дан ден дағы дегі да де ға ге мен бен'],
  [voiced, 'ды ді'],
  [`${vowels}рйу`, 'лар лер'],
  [`${vowels}мнң`, 'ның нің нан нен'],
  [vowels, 'ны ні на не нда нде ндағы ндегі сы сі сыз сіз ды ді'],
  [voiceless + voicedInNames + voiced, 'ы і у асыз есіз ады еді'],
]

interface Ending {
  ending: string
  after: string
}

/**
 * All endings, the longest first. A word may have several, as «концерт-тер-і-не» has. They are folded, since searches
 * compare Kazakh letters with the similar Russian ones.
 */
const endings: readonly Ending[] = endingsAfter
  .flatMap(([letters, list]) =>
    list.split(' ').map((ending) => ({ ending: foldText(ending), after: foldText(letters) })),
  )
  .toSorted((one, other) => other.ending.length - one.ending.length)

const minStemLength = 3
/** A word has at most three endings: of plural, possession and case. */
const mostEndings = 3

export const stemmer: Stemmer = {
  letters: /^[а-я]+$/,
  stem(word) {
    let stem = word
    for (let removed = 0; removed < mostEndings; removed++) {
      const shorter = withoutEnding(stem)
      if (shorter === undefined) return stem
      stem = shorter
    }
    return stem
  },
}

function withoutEnding(word: string): string | undefined {
  const found = endings.find(({ ending, after }) => {
    const before = word.length - ending.length
    return before >= minStemLength && word.endsWith(ending) && after.includes(word.charAt(before - 1))
  })
  return found && word.slice(0, -found.ending.length)
}
