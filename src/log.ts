/** Structured log lines, one JSON object each, for `wrangler tail` and Workers Logs. They contain no personal data. */
export interface Log {
  info(message: string, details?: Record<string, unknown>): void
  warn(message: string, details?: Record<string, unknown>): void
  error(message: string, details?: Record<string, unknown>): void
}

/** @param context values of every line of one request, as its id */
export function createLog(context: Record<string, unknown>): Log {
  const write =
    (level: 'info' | 'warn' | 'error') =>
    (message: string, details: Record<string, unknown> = {}) =>
      console[level](JSON.stringify({ level, message, ...context, ...plain(details) }))
  return { info: write('info'), warn: write('warn'), error: write('error') }
}

const plain = (details: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, value instanceof Error ? toText(value) : value]),
  )

/** An error with its causes, on one line. */
function toText(error: Error): string {
  const cause = error.cause instanceof Error ? ` ← ${toText(error.cause)}` : ''
  return `${error.name}: ${error.message}${cause}`
}
