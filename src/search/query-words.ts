import type { SearchIndex } from '../shared/search.ts'
import type { Word } from './terms.ts'
import { ownWords, passedOver } from './vocabulary.ts'
import { toWords } from './words.ts'

/** The first letters of a word that is being typed and is going to choose nothing. */
const minBeginning = 4

/**
 * What a text asks of an index, word by word; a hit must have them all. Empty when every entry is meant, as for
 * an empty text; `undefined` when a text has no word in it and nothing can be meant.
 */
export function toWanted(index: SearchIndex, text: string): Word[] | undefined {
  const words = toWords(text)
  if (words.length === 0) return text.trim() === '' ? [] : undefined
  const last = words.length - 1
  const asked = words.map((word, at) => ({ text: word, isPrefix: at === last }))
  const telling = asked.filter((word) => !isOwnWord(index, word))
  const chosen = telling.filter((word) => !passedOver[index].includes(word.text))
  return chosen.length > 0 ? chosen : telling
}

const isOwnWord = (index: SearchIndex, { text, isPrefix }: Word) =>
  ownWords[index].some(
    (own) => own === text || (isPrefix && text.length >= minBeginning && own.startsWith(text)),
  )
