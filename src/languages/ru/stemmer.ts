import { foldText } from '../../shared/fold-text.ts'
import type { Stemmer } from '../../shared/languages/define-language.ts'

/**
 * The light stemmer of Dolamic and Savoy («Indexing and searching strategies for the Russian language», 2009), which
 * search engines use. A full stemmer would need ten times the code, and would find «морской» for «море».
 */
const endings: { longerThan: number; endings: string[] }[] = [
  { longerThan: 6, endings: ['иями', 'оями'] },
  {
    longerThan: 5,
    endings: 'иям иях оях ями оям ами его ему ими ого ому ыми оев'.split(' '),
  },
  {
    longerThan: 4,
    endings:
      'ая яя ях юю ах ею их ия ию ою ую ям ых ея ам ем ей ев ий им ое ой ом ов ые ый ым ми ие ее ью'.split(
        ' ',
      ),
  },
  { longerThan: 3, endings: 'а е и о у й ы я ь ю'.split(' ') },
].map(({ longerThan, endings }) => ({ longerThan, endings: endings.map((ending) => foldText(ending)) }))

export const stemmer: Stemmer = {
  letters: /^[а-я]+$/,
  stem(word) {
    for (const { longerThan, endings: ofLength } of endings) {
      const ending = word.length > longerThan && ofLength.find((each) => word.endsWith(each))
      if (ending) return word.slice(0, -ending.length)
    }
    return word
  },
}
