/**
 * Faults that this isolate has logged, so that it logs each only once although content is read again every minute. The
 * file is apart from `faults.ts`, which is loaded with the first answer of the content service and not at start-up.
 */
const told = new Set<string>()
const mostTold = 2000

/** Remembers a fault. @returns whether the isolate hadn't logged it yet */
export function isFirstReport(what: string): boolean {
  if (told.has(what)) return false
  if (told.size >= mostTold) told.clear()
  told.add(what)
  return true
}

export const forgetReportedFaults = (): void => told.clear()
