import { createInterface } from 'node:readline/promises'
import { translatedLanguages } from '../../../brand/languages.ts'

/** A question of `npm run adopt`: asked at a terminal, otherwise answered by a flag. */
export interface AdoptQuestion {
  /** Name of the flag and of the answer. */
  name: string
  text: string
  /** Returns the answer if the operator gives none; if it is absent, an answer is required. */
  otherwise?: (answers: AdoptAnswers) => string
  /** @returns the problem with an answer, if any */
  judge?: (answer: string) => string | undefined
}

export type AdoptAnswers = Readonly<Record<string, string>>

const matches = (pattern: RegExp, what: string) => (answer: string) =>
  pattern.test(answer) ? undefined : `must be ${what}`
const emptyOr = (judge: (answer: string) => string | undefined) => (answer: string) =>
  answer === '' ? undefined : judge(answer)
const webAddress = emptyOr(matches(/^https:\/\/[^\s/]+/, 'an https address, as https://north.example'))

const nothing = () => ''

export const adoptQuestions: readonly AdoptQuestion[] = [
  {
    name: 'name',
    text: 'What is it called, in short? (North)',
    judge: matches(/^.{1,30}$/, 'one to thirty letters'),
  },
  {
    name: 'full-name',
    text: 'And in full?',
    otherwise: ({ name = '' }) => `${name} Orchestra`,
    judge: matches(/^.{1,80}$/, 'eighty letters at most'),
  },
  {
    name: 'tagline',
    text: 'What does it play, in a few words?',
    otherwise: () => 'Concerts and tickets',
    judge: matches(/^.{1,80}$/, 'eighty letters at most'),
  },
  {
    name: 'languages',
    text: `Languages of the site, the default first (of ${translatedLanguages.join(', ')})`,
    judge: judgeLanguages,
  },
  {
    name: 'city',
    text: 'Home city, as its page’s address says it (tromso)',
    judge: matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and dashes, as saint-petersburg'),
  },
  {
    name: 'country',
    text: 'Home country, by its two letters (no)',
    judge: matches(/^[a-z]{2}$/, 'two small letters, as no'),
  },
  { name: 'zone', text: 'Home time zone (Europe/Oslo)', judge: judgeZone },
  {
    name: 'colour',
    text: 'Its colour',
    otherwise: () => '#2f6f8f',
    judge: matches(/^#[0-9a-f]{6}$/i, 'a colour of six digits, as #2f6f8f'),
  },
  { name: 'site', text: 'Address of the site, if it is known', otherwise: nothing, judge: webAddress },
  { name: 'content', text: 'Address of Strapi, if there is one', otherwise: nothing, judge: webAddress },
  { name: 'search', text: 'Address of Meilisearch, if there is one', otherwise: nothing, judge: webAddress },
]

function judgeLanguages(answer: string): string | undefined {
  const unknown = answer
    .split(',')
    .filter((given) => !translatedLanguages.some((each) => each === given.trim()))
  if (unknown.length === 0) return undefined
  return `${unknown.join(', ')}: the software has texts in ${translatedLanguages.join(', ')}`
}

function judgeZone(answer: string): string | undefined {
  return Intl.supportedValuesOf('timeZone').includes(answer)
    ? undefined
    : 'must be an IANA time zone, as Europe/Oslo'
}

/**
 * Collects answers to all questions: from flags, then from the terminal, then defaults.
 *
 * @param canAsk whether the terminal is attended
 * @returns the answers, or one line for each problem
 */
export async function collectAnswers(
  flags: AdoptAnswers,
  canAsk: boolean,
): Promise<{ answers: AdoptAnswers } | { problems: string[] }> {
  const lines = canAsk ? createInterface({ input: process.stdin, output: process.stdout }) : undefined
  const problems: string[] = []
  let answers: AdoptAnswers = {}
  try {
    for (const question of adoptQuestions) {
      const given = flags[question.name] ?? (await lines?.question(toPrompt(question, answers))) ?? ''
      const answer = given.trim() || question.otherwise?.(answers) || ''
      const problem = judge(question, answer)
      if (problem) problems.push(`--${question.name}: ${problem}`)
      answers = { ...answers, [question.name]: answer }
    }
  } finally {
    lines?.close()
  }
  return problems.length > 0 ? { problems } : { answers }
}

function judge({ otherwise, judge: judgeAnswer, text }: AdoptQuestion, answer: string): string | undefined {
  if (answer === '' && !otherwise) return `is missing: ${text}`
  return judgeAnswer?.(answer)
}

function toPrompt({ text, otherwise }: AdoptQuestion, answers: AdoptAnswers): string {
  const usual = otherwise?.(answers)
  return usual ? `${text} [${usual}] ` : `${text} `
}
