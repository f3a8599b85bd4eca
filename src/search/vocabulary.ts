import { synonyms as synonymsOfBrand } from '../brand/chosen.ts'
import { foldText } from '../shared/fold-text.ts'
import type { StoredIndexName } from './engine.ts'
import { splitWords } from './words.ts'

/**
 * Phrases with the same meaning, for concerts and programs. They are added to the words of the entries that they name,
 * so that they also match while being typed. `npm run search:sync` sends them to Meilisearch as synonyms.
 */
export const synonymGroups: readonly (readonly string[])[] = synonymsOfBrand

/** Synonyms for Meilisearch's setting: each phrase, with the other phrases of its group. */
export const synonyms: Record<string, string[]> = Object.fromEntries(
  synonymGroups.flatMap((group) =>
    group.map((phrase) => [phrase, group.filter((other) => other !== phrase)] as const),
  ),
)

/** Finds other names of a program or work that has one of these texts as a name. */
export function findAliases(texts: readonly string[]): string[] {
  const spoken = texts.map(toSpoken)
  return synonymGroups
    .filter((group) => group.map(toSpoken).some((phrase) => spoken.some((text) => text.includes(phrase))))
    .flat()
}

/** Adds a space around each word, so that only whole words match. */
const toSpoken = (text: string) => ` ${splitWords(text).join(' ')} `

/** Words that distinguish nothing; they need not match where other words were typed. */
const smallWords = [
  ...'в во на и с со из к ко о об от по для у'.split(' '),
  ...'the a an of in at on to by for from with and'.split(' '),
  ...'ใน ที่ ของ และ โดย กับ'.split(' '),
]
/** Words with which questions start. */
const questionWords = [
  ...'как где куда когда что чем какой какая какие какого ли можно есть нужно надо сходить пойти мне мы'.split(
    ' ',
  ),
  ...'how where when what which who is are can do does i my we there if have go'.split(' '),
  ...'อย่างไร ไหม ที่ไหน อะไร เมื่อไร ได้ มี ยังไง'.split(' '),
].map((word) => foldText(word))
const concertWords = [
  ...'концерт концерты концертов концерта концерте концертах билет билеты билетов'.split(' '),
  ...'concert concerts ticket tickets คอนเสิร์ต บัตร'.split(' '),
]

/** Words that visitors use for a whole index, as «city»: they fit each of its entries, so they filter nothing. */
export const wordsForIndex: Record<StoredIndexName, readonly string[]> = {
  concert: concertWords,
  program: 'программа программы программу program programs programme programmes โปรแกรม'.split(' '),
  city: 'город города городе city cities เมือง'.split(' '),
  venue: 'площадка площадки venue venues สถานที่'.split(' '),
  post: 'новость новости news ข่าว'.split(' '),
  answer: [],
}

/** Words for votes. They find votes among the news, even if a vote's title doesn't contain them. */
export const voteWords: readonly string[] =
  'голосование голосования голосовать голос vote votes voting โหวต'.split(' ')

/** Words that are ignored in each index: «концерты в Казани» also finds programs and cities. */
export const ignoredWords: Record<StoredIndexName, readonly string[]> = {
  concert: smallWords,
  program: [...smallWords, ...concertWords],
  city: [...smallWords, ...concertWords],
  venue: [...smallWords, ...concertWords],
  post: smallWords,
  answer: [...smallWords, ...questionWords, ...concertWords],
}
