import { expect, it } from 'vitest'
import { filesBelow, readText, withoutComments } from './read-imports.ts'

const code = [...filesBelow('src', /\.tsx?$/), ...filesBelow('client', /\.tsx?$/)].filter(
  (file) => !/^src\/demo\/|^src\/languages\/\w+\/|\.gen\./.test(file),
)

/** Words of identifiers that are no longer used, and the words for them (docs/glossary.md). */
const unusedWords = new Map(
  Object.entries({
    world: 'deps, or context',
    front: 'the fast path of the page cache',
    hole: 'placeholder',
    holes: 'placeholders',
    carry: 'deliver, or run',
    trap: 'honeypot',
    deed: 'feature, or action',
    whom: 'recipient',
  }),
)

/** Whole identifiers that are no longer used. */
const unusedNames = new Map(
  Object.entries({
    answerStored: 'serveFromCache',
    FinishedAnswer: 'CachedResponse',
    madeOf: 'tags',
    fillHoles: 'streamInOrder',
    unchangedPage: 'memoHtml',
    takeAction: 'handleAction',
    carryOn: 'runScheduled',
    tellWords: 'broadcast',
    takeStep: 'detectChanges',
    followChange: 'updateSearchAfterChange',
    noticeWays: 'notificationChannels',
    beginCall: 'requireAccounts',
  }),
)

/** Phrases in comments whose meaning can't be looked up, each with a plain phrase instead. */
const unusedPhrases: Record<string, string> = {
  'carry on': 'continue',
  'carries on': 'continues',
  'so often': 'a number of times',
  'a stranger': 'another person',
  'what one may': 'what a visitor can',
  'of two who': 'one of two',
  'owner comes after': 'sorts after',
}

/** Splits a name into its words: `onLaterClick` is `on`, `later`, `click`. */
const wordsIn = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_]+/)

/** Words of each line of code; string literals are left out. */
const linesOf = (text: string) =>
  withoutComments(text)
    .replace(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g, keepLines)
    .split('\n')
const keepLines = (quoted: string) => quoted.replace(/[^\n]/g, ' ')

function findUnusedNames(text: string): string[] {
  return linesOf(text).flatMap((line, index) =>
    (line.match(/\b[A-Za-z_]\w+\b/g) ?? []).flatMap((name) => {
      const words = wordsIn(name).flatMap((word) => unusedWords.get(word) ?? [])
      const better = unusedNames.get(name)
      return [...words, ...(better ? [better] : [])].map((instead) => `${index + 1}: ${name}; say ${instead}`)
    }),
  )
}

function findUnusedPhrases(text: string): string[] {
  const comments = text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm)
  return [...comments].flatMap(({ 0: comment, index }) => {
    const words = comment.replace(/\s*\n\s*(?:\*|\/\/)\s*/g, ' ').toLowerCase()
    const line = text.slice(0, index).split('\n').length
    return Object.entries(unusedPhrases)
      .filter(([phrase]) => words.includes(phrase))
      .map(([phrase, better]) => `${line}: «${phrase}»; say «${better}»`)
  })
}

it('no name has a word that is no longer used', () => {
  expect(code.flatMap((file) => findUnusedNames(readText(file)).map((found) => `${file}:${found}`))).toEqual(
    [],
  )
})

it('no comment has a phrase that is no longer used', () => {
  expect(
    code.flatMap((file) => findUnusedPhrases(readText(file)).map((found) => `${file}:${found}`)),
  ).toEqual([])
})

it('no object literal is spread in another, where the compiler would not check its names', () => {
  const spread = code.filter((file) => /^\s*(<\w+ )?\{?\.\.\.\{/m.test(withoutComments(readText(file))))
  expect(spread).toEqual([])
})
