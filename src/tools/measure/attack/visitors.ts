import { setTimeout as pause } from 'node:timers/promises'
import type { Attack, AttackResponse } from './attack.ts'
import { sendRawRequest } from './connection.ts'
import { poisonMarker } from './hostile-text.ts'
import { visitorPauseMs } from './judge.ts'
import { coldPaths, page, warmPaths } from './ordinary-requests.ts'

/** What visitors received while the site was attacked. */
export interface VisitCounts {
  asked: number
  slowestMs: number
  /** Pages that were missing, incomplete or poisoned, with the reason. */
  broken: string[]
}

export interface Visitors {
  stop: () => Promise<VisitCounts>
}

/** Starts visitors who view one page after the other until they are stopped, each page at least once. */
export function startVisitors(origin: URL, kind: NonNullable<Attack['visitors']>): Visitors {
  const paths = { warm: warmPaths, cold: coldPaths, none: [] }[kind]
  const visits: VisitCounts = { asked: 0, slowestMs: 0, broken: [] }
  let isStopped = false
  const visit = async (path: string) => {
    const answer = await sendRawRequest(origin, page(path), 'visitors')
    visits.asked += 1
    visits.slowestMs = Math.max(visits.slowestMs, answer.ms)
    const complaint = complainOf(answer)
    if (complaint) visits.broken.push(`${path} ${complaint}`)
    return !answer.isLate
  }
  const visitAll = async () => {
    // Visitors stop where the site hangs.
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

function complainOf({ status, headers, text, isLate }: AttackResponse): string | undefined {
  if (isLate) return 'never came'
  if (status !== 200) return `answered ${status}`
  if (!text.endsWith('</html>') || text.includes('<tutti-later')) return "wasn't whole"
  if (text.includes(poisonMarker) || [...headers.values()].some((value) => value.includes(poisonMarker)))
    return 'was poisoned'
  return undefined
}
