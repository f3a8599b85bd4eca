import type { FeatureContext } from '../../context/context.ts'
import { ConfigInvalid } from '../../errors.ts'
import type { Session } from '../../rendering/visitor.ts'
import type { DeskRole } from '../../routes/desk-addresses.ts'
import type { Locale } from '../../shared/locales.ts'
import { hasInventedDays } from '../statistics/read-statistics.ts'
import type { ContentReport } from './content/read-content-report.ts'
import type { RedirectService } from './content/site-redirects.ts'
import type { HealthFound, HealthHistory } from './health-hours.ts'
import type { ReplyText, ReplyTextOutcome } from './reply-texts.ts'
import type { DayNumbers, LastDaysDeps } from './visits/read-last-days.ts'
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

/**
 * Creates the service of the desk. Each method loads its code when it is first called.
 *
 * @throws ConfigInvalid if no database is bound
 */
export function createDeskService(
  context: FeatureContext,
  redirects: RedirectService,
  others: Pick<LastDaysDeps, 'readSoldByDay' | 'countWishesByDay'>,
): DeskService {
  const { database, config, content, now, log } = context
  if (!database) throw new ConfigInvalid(['DB is needed'])
  const loadLog = () => import('./desk-log.ts')
  const loadHealth = () => import('./health-hours.ts')
  const loadTexts = () => import('./reply-texts.ts')
  const loadReport = () => import('./content/read-content-report.ts')
  return {
    beginLog: async (...given) => (await loadLog()).beginLog(database, ...given, now()),
    completeLog: async (...given) => (await loadLog()).completeLog(database, ...given),
    readLog: async (before) => (await loadLog()).readLog(database, before),
    readColleagues: async () => (await loadLog()).readColleagues(database),
    hasInventedNumbers: async () => hasInventedDays(database),
    readReplyTexts: async (locale) => (await loadTexts()).readReplyTexts(database, locale),
    storeReplyText: async (text) => (await loadTexts()).storeReplyText(database, text, now()),
    removeReplyText: async (id) => (await loadTexts()).removeReplyText(database, id),
    readContentReport: async () =>
      (await loadReport()).readContentReport({
        database,
        content,
        redirects,
        locales: config.LOCALES,
        now: now(),
      }),
    readMissing: async () => (await loadReport()).readMissing({ database, redirects, now: now() }),
    readVisits: async (...given) => (await import('./visits/read-visits.ts')).readVisits(database, ...given),
    readLastDays: async () =>
      (await import('./visits/read-last-days.ts')).readLastDays({ database, now, log, ...others }),
    readHealth: async () => (await loadHealth()).readHealth(database, now()),
    runScheduled: async (checkHealth) => {
      try {
        const health = await loadHealth()
        if (await health.isHealthDue(database, now()))
          await health.recordHealth(database, (await checkHealth()).dependencies, now())
        await (await loadLog()).deleteOldLog(database, now())
        await health.deleteOldHealth(database, now())
        await (await import('./content/site-redirects.ts')).deleteOldUses(database, now())
      } catch (error) {
        log.error('the desk could not be tidied', { error })
      }
    },
  }
}
