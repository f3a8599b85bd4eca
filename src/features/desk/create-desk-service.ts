import type { FeatureContext } from '../../context/context.ts'
import { ConfigInvalid } from '../../errors.ts'
import { hasInventedDays } from '../statistics/read-statistics.ts'
import type { RedirectService } from './content/site-redirects.ts'
import type { DeskService } from './desk-service.ts'
import type { LastDaysDeps } from './visits/read-last-days.ts'

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
