import { type StrapiFailure, strapiFailures } from './strapi-stand-in.ts'

/** Failures of `faulty-worker.mjs`. A call that `works` is wrapped so that it can fail later. */
export type CallFailure = 'works' | 'fails' | 'is slow' | 'loses its answer' | 'never ends'
export type CallFailures = Readonly<Record<string, CallFailure>>

/** One row for each form: what fails while it is sent. Everything works again afterwards. */
export interface FormFailure {
  name: string
  strapi?: StrapiFailure
  /** Failing calls of the database. */
  database?: CallFailures
  /** Failing calls from the moment at which Strapi has created the entry. */
  databaseOnceCreated?: CallFailures
  /** Number of parallel submissions. */
  atOnce?: number
  /** The moment at which the process is killed and another one starts. */
  killed?: 'before the first try' | 'during the first try'
  /** Whether visitors close the page when the form is returned with an error. */
  isLeft?: true
}

const calls = ['first', 'run', 'all', 'raw', 'batch', 'exec'].map((call) => `DB.${call}`)
export const everyCall = (trouble: CallFailure): CallFailures =>
  Object.fromEntries(calls.map((call) => [call, trouble]))
/** The call that stores a submission (`submissions/store-submission.ts`). */
const write = 'DB.batch'

export const formFailures: readonly FormFailure[] = [
  { name: 'nothing, for comparison' },
  ...toStrapiRows('down', 'slow', 'status500', 'answerLost', 'fieldRefused'),
  { name: 'D1 slow (20 s)', database: everyCall('is slow') },
  { name: 'D1 down', database: everyCall('fails') },
  { name: 'D1 and Strapi down', database: everyCall('fails'), strapi: 'down' },
  { name: 'D1 fails before the write', database: { [write]: 'fails' } },
  { name: 'D1 fails after the write', database: { [write]: 'loses its answer' } },
  { name: 'the same, and the visitor leaves', database: { [write]: 'loses its answer' }, isLeft: true },
  {
    name: 'D1 fails once Strapi has it',
    databaseOnceCreated: everyCall('fails'),
  },
  { name: 'sent ten times at once', atOnce: 10 },
  { name: 'the same, Strapi down', atOnce: 10, strapi: 'down' },
  { name: 'killed before the first try', killed: 'before the first try' },
  { name: 'killed during the first try', killed: 'during the first try' },
]

function toStrapiRows(...faults: readonly StrapiFailure[]): FormFailure[] {
  return faults.map((strapi) => ({ name: `Strapi ${strapiFailures[strapi]}`, strapi }))
}

/** Whether the database fails to confirm a submission, so that the form is returned with an error. */
export const isReturned = ({ database }: FormFailure): boolean => database !== undefined

export const isSlow = ({ database = {} }: FormFailure): boolean => Object.values(database).includes('is slow')

/** Whether a stored submission is delivered at the first try. */
export const isWell = ({ strapi, databaseOnceCreated, killed }: FormFailure): boolean =>
  !strapi && !databaseOnceCreated && !killed
