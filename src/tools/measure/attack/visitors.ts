import { setTimeout as pause } from 'node:timers/promises'
import type { Answer, Attack } from './attack.ts'
import { send } from './connection.ts'
import { needle } from './hostile-text.ts'
import { visitorPauseMs } from './limits.ts'
import { coldPaths, page, warmPaths } from './ordinary-requests.ts'

/** What visitors got while the site was attacked. */
export interface Visits {
  asked: number
  slowestMs: number
  /** Each page that wasn't there, wasn't whole or wasn't clean, and why. */
  broken: string[]
}

export interface Visitors {
  stop: () => Promise<Visits>
}

/** Visitors who look at one page after the other until they are stopped: every page once at the least. */
export function startVisitors(origin: URL, kind: NonNullable<Attack['visitors']>): Visitors {
  const paths = { warm: warmPaths, cold: coldPaths, none: [] }[kind]
  const visits: Visits = { asked: 0, slowestMs: 0, broken: [] }
  let isStopped = false
  const visit = async (path: string) => {
    const answer = await send(origin, page(path), 'visitors')
    visits.asked += 1
    visits.slowestMs = Math.max(visits.slowestMs, answer.ms)
    const complaint = complainOf(answer)
    if (complaint) visits.broken.push(`${path} ${complaint}`)
    return !answer.isLate
  }
  const visitAll = async () => {
    // A site that answers no more isn't asked for each page.
    for (const path of paths) {
      if (!(await visit(path))) return
      if (!isStopped) await pause(visitorPauseMs)
    }
  }
  const visiting = (async () => {
    await visitAll()
    while (!isStopped && paths.length > 0 && kind === 'warm') await visitAll()
  })()
  return {
    stop: async () => {
      isStopped = true
      await visiting
      return visits
    },
  }
}

function complainOf({ status, headers, text, isLate }: Answer): string | undefined {
  if (isLate) return 'never came'
  if (status !== 200) return `answered ${status}`
  if (!text.endsWith('</html>') || text.includes('<tutti-later')) return "wasn't whole"
  if (text.includes(needle) || [...headers.values()].some((value) => value.includes(needle)))
    return 'was poisoned'
  return undefined
}
