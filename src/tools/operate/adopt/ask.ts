import { createInterface } from 'node:readline/promises'
import { type Answers, type Question, questions } from './questions.ts'

/**
 * Answers to all questions: of flags, then of whoever sits there, then what an empty answer means.
 *
 * @param canAsk whether somebody sits there
 * @returns or what is wrong, one line for each flag
 */
export async function ask(
  flags: Answers,
  canAsk: boolean,
): Promise<{ answers: Answers } | { problems: string[] }> {
  const lines = canAsk ? createInterface({ input: process.stdin, output: process.stdout }) : undefined
  const problems: string[] = []
  let answers: Answers = {}
  try {
    for (const question of questions) {
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

function judge({ otherwise, judge: judgeAnswer, text }: Question, answer: string): string | undefined {
  if (answer === '' && !otherwise) return `is missing: ${text}`
  return judgeAnswer?.(answer)
}

function toPrompt({ text, otherwise }: Question, answers: Answers): string {
  const usual = otherwise?.(answers)
  return usual ? `${text} [${usual}] ` : `${text} `
}
