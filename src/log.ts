/** Structured log lines, one JSON object each, for `wrangler tail` and Workers Logs. No personal data. */
export interface Log {
  info(message: string, details?: Record<string, unknown>): void
  warn(message: string, details?: Record<string, unknown>): void
  error(message: string, details?: Record<string, unknown>): void
}

/** @param context what every line of a request carries, as its id. */
export function createLog(context: Record<string, unknown>): Log {
  const write =
    (level: 'info' | 'warn' | 'error') =>
    (message: string, details: Record<string, unknown> = {}) =>
      console[level](JSON.stringify({ level, message, ...context, ...plain(details) }))
  return { info: write('info'), warn: write('warn'), error: write('error') }
}

/** The same, but for lines about one error that everybody knows of: a visitor who is refused writes none with each request. */
export function withoutError(log: Log, known: Error): Log {
  const unless =
    (write: Log['info']): Log['info'] =>
    (message, details) => {
      if (details?.error !== known) write(message, details)
    }
  return { info: unless(log.info), warn: unless(log.warn), error: unless(log.error) }
}

const plain = (details: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, value instanceof Error ? toText(value) : value]),
  )

/** An error with its causes, as one line. */
function toText(error: Error): string {
  const cause = error.cause instanceof Error ? ` ← ${toText(error.cause)}` : ''
  return `${error.name}: ${error.message}${cause}`
}
