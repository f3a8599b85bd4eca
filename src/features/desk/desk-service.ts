import type { Session } from '../../rendering/visitor.ts'
import type { DeskRole } from '../../routes/desk-addresses.ts'
import type { Locale } from '../../shared/locales.ts'
import type { ContentReport } from './content/read-content-report.ts'
import type { HealthFound, HealthHistory } from './health-hours.ts'
import type { ReplyText, ReplyTextOutcome } from './reply-texts.ts'
import type { DayNumbers } from './visits/read-last-days.ts'
import type { Visits } from './visits/read-visits.ts'
import type { VisitsState } from './visits/visits-state.ts'

/** Somebody who is signed in at the desk. */
export interface DeskUser {
  /** Id of the account. */
  id: string
  name: string
}

export interface LogRow {
  id: number
  /** When the action was done, in milliseconds since 1970. */
  at: number
  name: string
  /** Name of the page and of the action, as `deskEntry.answer`. */
  action: string
  subject: string
  /** Whether the action succeeded; `undefined` where it isn't known. */
  isDone: boolean | undefined
}

/** What the desk itself stores. Every method throws errors of the database. */
export interface DeskService {
  /**
   * Writes into the log that somebody begins an action. It is written first, so that nothing is done which the log
   * doesn't name. @returns the row's id
   */
  beginLog: (user: DeskUser, action: string, subject: string) => Promise<number>
  completeLog: (id: number, isDone: boolean) => Promise<void>
  /**
   * Reads the log, newest first.
   *
   * @param before only rows with a smaller id
   * @returns `next` is the id to continue with; absent where there are no older rows
   */
  readLog: (before?: number) => Promise<{ rows: LogRow[]; next?: number }>
  /** Reads the names of those who have worked at the desk within a year. Accounts can't be listed. */
  readColleagues: () => Promise<string[]>
  /** Whether visits and sold tickets of the last months are invented, as those of the demo are. */
  hasInventedNumbers: () => Promise<boolean>
  /** Texts that the office keeps ready, those of one language if it is given. */
  readReplyTexts: (locale?: Locale) => Promise<ReplyText[]>
  storeReplyText: (
    text: Omit<ReplyText, 'id'> & { id?: number | undefined; by: string },
  ) => Promise<ReplyTextOutcome>
  removeReplyText: (id: number) => Promise<unknown>
  /** Reads what an editor could mend. */
  readContentReport: () => Promise<ContentReport>
  /** The addresses that are no pages and that most ask for. */
  readMissing: () => Promise<{ path: string; count: number }[]>
  /** Visits of a period. @param limit how many rows a table has */
  readVisits: (state: VisitsState, limit: number) => Promise<Visits>
  /** What was counted in the days up to yesterday. */
  readLastDays: () => Promise<DayNumbers[]>
  /** How dependencies were in each hour of thirty days, by their names. */
  readHealth: () => Promise<HealthHistory>
  /**
   * Removes what is too old, and writes once an hour how each dependency is. Called by the scheduled handler; never
   * fails.
   */
  runScheduled: (
    checkHealth: () => Promise<{ dependencies: Readonly<Record<string, HealthFound>> }>,
  ) => Promise<void>
}

/** The signed-in person who looks at a page of the desk. */
export interface DeskViewer {
  user: Session['user']
  role: DeskRole
}
