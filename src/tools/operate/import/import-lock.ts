import { hostname } from 'node:os'
import { isRunning as isRunningHere } from '../../file-lock.ts'
import type { StrapiRest } from './strapi-versions.ts'

/** A lock that its import hasn't renewed for so long belongs to an import that was interrupted. */
const leaseMs = 60_000
const renewEveryMs = 15_000

export interface ImportLock {
  release: () => Promise<void>
}

/**
 * Takes the lock that lets one import at a time write into a Strapi, whichever machine it runs on. It is an entry of the
 * type `import-run`; of two that are made at the same moment the older one counts.
 *
 * @param isRunning whether a process of this machine is still there
 * @throws Error in one line if another import has it
 */
export async function takeLock(
  strapi: StrapiRest,
  isRunning: (pid: number) => boolean = isRunningHere,
): Promise<ImportLock> {
  const holder = `${hostname()}, process ${process.pid}`
  const now = () => new Date().toISOString()
  const own = await strapi.create('import-run', { holder, renewedAt: now() })
  const release = () => strapi.remove('import-run', own.id)
  const all = await strapi.list('import-run', { fields: ['holder', 'updatedAt'] })
  // Strapi's own clock, so that clocks of different machines aren't compared.
  const present = Date.parse(String(all.find(({ id }) => id === own.id)?.fields.updatedAt))
  for (const other of all) {
    if (other.id === own.id) break
    const isOld = present - Date.parse(String(other.fields.updatedAt)) > leaseMs
    if (!isOld && !isAbandoned(String(other.fields.holder), isRunning)) {
      await release()
      throw new Error(
        `Another import is writing into this Strapi (${other.fields.holder}). Wait until it has ended; ` +
          `if it was interrupted, its lock ends after ${leaseMs / 1000} seconds.`,
      )
    }
    await strapi.remove('import-run', other.id).catch(() => undefined)
  }
  const timer = setInterval(() => {
    // If it can't be renewed, Strapi is gone, which the import itself notices.
    strapi.update('import-run', own.id, { renewedAt: now() }).catch(() => undefined)
  }, renewEveryMs)
  timer.unref()
  return {
    async release() {
      clearInterval(timer)
      // A lock that can't be removed expires by itself.
      await release().catch(() => undefined)
    },
  }
}

/** Whether the lock was taken by a process of this machine that has ended. */
function isAbandoned(holder: string, isRunning: (pid: number) => boolean): boolean {
  const [, host, pid] = /^(.*), process (\d+)$/.exec(holder) ?? []
  return host === hostname() && !isRunning(Number(pid))
}
