import type { IncomingSubmission, SubmissionDeps } from '../../src/features/submissions/submission-service.ts'
import { noLimits } from './no-limits.ts'
import { recordStatements } from './query-plans.ts'

export const letter: IncomingSubmission = {
  limitKey: '192.0.2.1',
  key: 'mfx3k2a1.0b8a6c1e-6d3f-4b62-9f35-0f5f2b1f9a01',
  form: 'contact',
  locale: 'ru',
  content: { name: 'Анна', email: 'anna@example.com', message: 'Здравствуйте' },
}

type Given = Pick<SubmissionDeps, 'database' | 'mail' | 'now'> & Partial<SubmissionDeps>

/** What sending a form needs, with the work after the response and the log. */
export function createTestSubmissionDeps(given: Given) {
  const behind: Promise<unknown>[] = []
  const logged: string[] = []
  const write = (message: string, details = {}) => void logged.push(`${message} ${JSON.stringify(details)}`)
  const world: SubmissionDeps = {
    content: { url: 'https://strapi.example', token: 'create-only' },
    throttle: noLimits,
    waitUntil: (work) => void behind.push(work),
    log: { info: write, warn: write, error: write },
    ...given,
    database: recordStatements(given.database),
  }
  return { ...world, logged, settle: () => Promise.all(behind) }
}
