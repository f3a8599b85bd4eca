import type { OpenPages } from './open-pages.ts'
import { mapStack, type Problem, toProblemText } from './problems.ts'

/** Steps that can find problems; each replaces those that it found before. */
type Step = 'plan' | 'worker' | 'client' | 'start' | 'database'

/** Errors of requests that an error page shows: the newest ones. */
const shownErrors = 3

/** What `npm run dev` tells in the terminal and in open pages. */
export interface DevLog {
  print: (line: string) => void
  /** Takes a line of the Worker's log. */
  takeLine: (line: { level: string; message: string }) => void
  /** Replaces the problems of a step. */
  setProblems: (step: Step, problems: readonly Problem[]) => void
  hasProblems: () => boolean
  /** Forgets errors of requests, which the changed Worker may not have. */
  forgetErrors: () => void
  /** Where the places of compiled scripts are looked up. */
  useMaps: (mapOf: (script: string) => string | undefined) => void
}

export function createDevLog({ tell }: OpenPages): DevLog {
  const problems = new Map<Step, readonly Problem[]>()
  let errors: string[] = []
  let mapOf: (script: string) => string | undefined = () => undefined
  const toText = (problem: Problem) => mapStack(toProblemText(problem), mapOf)
  const list = () => [...problems.values()].flat().map(toText)
  return {
    print: (line) => console.log(line),
    takeLine: ({ level, message }) => {
      const text = mapStack(toReadable(message), mapOf)
      console.log(`  ${level === 'error' || level === 'warn' ? `${level}  ` : ''}${text}`)
      if (level !== 'error') return
      errors = [...errors, text].slice(-shownErrors)
      tell({ kind: 'errors', texts: errors })
    },
    setProblems: (step, found) => {
      const before = list().join('\n')
      problems.set(step, found)
      const now = list()
      if (now.join('\n') === before) return
      if (found.length > 0) console.error(`\n${found.map(toText).join('\n')}\n`)
      tell({ kind: 'problems', texts: now })
    },
    hasProblems: () => list().length > 0,
    forgetErrors: () => {
      errors = []
      tell({ kind: 'errors', texts: [] })
    },
    useMaps: (find) => {
      mapOf = find
    },
  }
}

/** A line of the site's log is JSON (`src/log.ts`): its message and values, stacks on lines of their own. */
function toReadable(message: string): string {
  if (!message.startsWith('{')) return message
  try {
    const { message: text, level: _, ...values }: Record<string, unknown> = JSON.parse(message)
    const said = Object.entries(values).map(([name, value]) =>
      typeof value === 'string' && value.includes('\n') ? `\n${value}` : `${name}=${String(value)}`,
    )
    return [text, ...said].join(' ')
  } catch {
    return message
  }
}
