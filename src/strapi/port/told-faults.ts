/** What this isolate has written into its log: lists are read again every minute. */
const told = new Set<string>()
const mostTold = 2000

/** @returns whether nobody has said it before */
export function isFirstReport(what: string): boolean {
  if (told.has(what)) return false
  if (told.size >= mostTold) told.clear()
  told.add(what)
  return true
}

export const forgetReportedFaults = (): void => told.clear()
