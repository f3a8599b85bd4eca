import type { Log } from '../../src/log.ts'

/** Makes a log that keeps its warnings and prints nothing. */
export function createSilentLog(): Log & { warnings: string[] } {
  const warnings: string[] = []
  return {
    warnings,
    info: () => undefined,
    warn: (message) => warnings.push(message),
    error: () => undefined,
  }
}
