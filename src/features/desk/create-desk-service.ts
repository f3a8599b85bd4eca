import type { FeatureContext } from '../../context/context.ts'
import { ConfigInvalid } from '../../errors.ts'
import type { DeskService } from './desk-service.ts'

/**
 * Creates the service of the desk. Each method loads its code when it is first called.
 *
 * @throws ConfigInvalid if no database is bound
 */
export function createDeskService({ database, now, log }: FeatureContext): DeskService {
  if (!database) throw new ConfigInvalid(['DB is needed'])
  const loadLog = () => import('./desk-log.ts')
  return {
    beginLog: async (...given) => (await loadLog()).beginLog(database, ...given, now()),
    completeLog: async (...given) => (await loadLog()).completeLog(database, ...given),
    readLog: async (before) => (await loadLog()).readLog(database, before),
    runScheduled: async () => {
      try {
        await (await loadLog()).deleteOldLog(database, now())
      } catch (error) {
        log.error('the desk could not be tidied', { error })
      }
    },
  }
}
