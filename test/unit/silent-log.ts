import type { Log } from '../../src/log.ts'

/** A log that keeps its warnings. */
export function createSilentLog(): Log & { warnings: string[] } {
  const warnings: string[] = []
  return {
    warnings,
    info: () => undefined,
    warn: (message) => warnings.push(message),
    error: () => undefined,
  }
}
