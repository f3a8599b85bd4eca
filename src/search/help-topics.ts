import { foldText } from '../shared/fold-text.ts'
import { type HelpTopicName, helpTopicNames } from '../shared/languages/define-language.ts'
import { helpWords } from '../shared/languages/facts.ts'
import { allLocales } from '../shared/locales.ts'
import { toSpacedWords, unspacedCharacters, withStem } from './words.ts'

/** Words for what people ask of a concert hall, in all of the site's languages. Words of one group mean the same. */
export interface TopicWords {
  /** An entry whose title has one of these is about it. */
  names: readonly string[]
  /** Words that are also typed for the topic, and say too little alone to name it. */
  also: readonly string[]
}

/** Whole years, as they stand in «с 6 лет», «ab 6 Jahren». */
const ages = Array.from({ length: 19 }, (_, age) => String(age))

function toTopic(name: HelpTopicName): TopicWords {
  const wordsAt = (place: 0 | 1) =>
    allLocales.flatMap((locale) => helpWords[locale][name]?.[place]?.split('|').filter(Boolean) ?? [])
  return { names: wordsAt(0), also: [...wordsAt(1), ...(name === 'age' ? ages : [])] }
}

/** Facts that a venue's page tells under a heading of its own. */
export const venueTopics = {
  transit: toTopic('transit'),
  parking: toTopic('parking'),
  cloakroom: toTopic('cloakroom'),
  access: toTopic('access'),
} as const

const helpTopics = helpTopicNames.map(toTopic)

/** Other words that visitors type for what a text is about: «возврат» for «вернуть билет». */
export const listHelpWords = (texts: readonly string[]): string[] => {
  const said = texts.map(normaliseText)
  return helpTopics
    .filter(({ names }) =>
      names.some((name) => said.some((text) => containsText(readNormalised(name), text))),
    )
    .flatMap(wordsOf)
}

export const wordsOf = ({ names, also }: TopicWords): string[] => [...names, ...also]

/**
 * Whether a text asks for something that every venue has. A visitor who types only a city's name doesn't ask about
 * parking there.
 */
export const asksForVenueFacts = (text: string): boolean => namesAny(Object.values(venueTopics), text)

/** Whether a text is about a topic that visitors ask concert halls about. */
export const isAboutHelp = (text: string): boolean => namesAny(helpTopics, text)

function namesAny(topics: readonly TopicWords[], text: string): boolean {
  const said = normaliseText(text)
  return topics.some((topic) => wordsOf(topic).some((word) => containsText(readNormalised(word), said)))
}

/** Whether a text contains all words of a phrase, with any endings. */
export const containsPhrase = (text: string, phrase: string): boolean =>
  containsText(normaliseText(phrase), normaliseText(text))

interface NormalisedText {
  /** Forms of each word: as typed, and its stem. */
  words: string[][]
  /** The text without spaces, where its script has none. */
  letters?: string
}

const normaliseText = (text: string): NormalisedText => ({
  words: toSpacedWords(text).map(withStem),
  ...(unspacedCharacters.test(text) ? { letters: foldText(text).replace(/\s+/g, '') } : {}),
})

/** Remembered texts of help topics: their phrases are the same for every request. */
const known = new Map<string, NormalisedText>()

function readNormalised(phrase: string): NormalisedText {
  const said = known.get(phrase) ?? normaliseText(phrase)
  known.set(phrase, said)
  return said
}

function containsText(phrase: NormalisedText, { words, letters }: NormalisedText): boolean {
  if (phrase.letters !== undefined) return letters?.includes(phrase.letters) ?? false
  const isAt = (start: number) =>
    phrase.words.every((forms, at) => forms.some((form) => words[start + at]?.includes(form)))
  return phrase.words.length > 0 && words.some((_, start) => isAt(start))
}
