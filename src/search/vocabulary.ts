import { synonyms as synonymsOfBrand } from '../brand/chosen.ts'
import { foldText } from '../shared/fold-text.ts'
import type { StoredIndexName } from './indexes.ts'
import { splitWords } from './words.ts'

/**
 * Phrases that mean the same, for concerts and programs. They are words of the entries that they name, so that an
 * unfinished one finds too; `npm run search:sync` also sends them to Meilisearch as its synonyms.
 */
export const synonymGroups: readonly (readonly string[])[] = synonymsOfBrand

/** Each phrase with the others of its group, as Meilisearch's setting wants it. */
export const synonyms: Record<string, string[]> = Object.fromEntries(
  synonymGroups.flatMap((group) =>
    group.map((phrase) => [phrase, group.filter((other) => other !== phrase)] as const),
  ),
)

/** What else a program or a work is called that has any of these texts. */
export function aliasesOf(texts: string[]): string[] {
  const spoken = texts.map(toSpoken)
  return synonymGroups
    .filter((group) => group.map(toSpoken).some((phrase) => spoken.some((text) => text.includes(phrase))))
    .flat()
}

/** With a space at each end of each word: whole words are found in it. */
const toSpoken = (text: string) => ` ${splitWords(text).join(' ')} `

/** Words that tell nothing apart, and need not match where others were typed. */
const smallWords = [
  ...'в во на и с со из к ко о об от по для у'.split(' '),
  ...'the a an of in at on to by for from with and'.split(' '),
  ...'ใน ที่ ของ และ โดย กับ'.split(' '),
]
/** What a question begins with. */
const questionWords = [
  ...'как где куда когда что чем какой какая какие какого ли можно есть нужно надо сходить пойти мне мы'.split(
    ' ',
  ),
  ...'how where when what which who is are can do does i my we there if have go'.split(' '),
  ...'อย่างไร ไหม ที่ไหน อะไร เมื่อไร ได้ มี ยังไง'.split(' '),
].map(foldText)
const concertWords = [
  ...'концерт концерты концертов концерта концерте концертах билет билеты билетов'.split(' '),
  ...'concert concerts ticket tickets คอนเสิร์ต บัตร'.split(' '),
]

/** How people call what an index holds: every entry of it is one, so these words choose nothing there. */
export const ownWords: Record<StoredIndexName, readonly string[]> = {
  concert: concertWords,
  program: 'программа программы программу program programs programme programmes โปรแกรม'.split(' '),
  city: 'город города городе city cities เมือง'.split(' '),
  venue: 'площадка площадки venue venues สถานที่'.split(' '),
  post: 'новость новости news ข่าว'.split(' '),
  answer: [],
}

/** What a vote is called, whatever its title says: it is one of the news, where these words choose it. */
export const voteWords: readonly string[] =
  'голосование голосования голосовать голос vote votes voting โหวต'.split(' ')

/** «Концерты в Казани» is also a search for the program or the city that the concert has. */
export const passedOver: Record<StoredIndexName, readonly string[]> = {
  concert: smallWords,
  program: [...smallWords, ...concertWords],
  city: [...smallWords, ...concertWords],
  venue: [...smallWords, ...concertWords],
  post: smallWords,
  answer: [...smallWords, ...questionWords, ...concertWords],
}
