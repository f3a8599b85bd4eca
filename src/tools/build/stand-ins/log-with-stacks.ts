import { createLog as createPlainLog, type Log } from '../../../log.ts'

/** `createLog` of the site, which writes errors with their stacks: `npm run dev` shows them with the sources' lines. */
export function createLog(context: Record<string, unknown>): Log {
  const log = createPlainLog(context)
  const write =
    (level: keyof Log) =>
    (message: string, details: Record<string, unknown> = {}) =>
      log[level](
        message,
        Object.fromEntries(Object.entries(details).map(([name, value]) => [name, toText(value)])),
      )
  return { info: write('info'), warn: write('warn'), error: write('error') }
}

/** An error becomes its stack and those of its causes; anything else stays. */
function toText(value: unknown): unknown {
  if (!(value instanceof Error)) return value
  const cause = value.cause instanceof Error ? `\ncaused by ${toText(value.cause)}` : ''
  return `${value.stack ?? value.message}${cause}`
}
