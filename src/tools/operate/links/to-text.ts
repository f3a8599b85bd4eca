import type { LinkRow } from './questions.ts'

/** For a terminal. */
export const toText = ({ code, target, made_at: madeAt, visits, last_day: lastDay }: LinkRow): string =>
  `/t/${code}  ${String(visits).padStart(7)}  ${lastDay ?? 'never opened'}  made ${new Date(madeAt).toISOString().slice(0, 10)}  ${target}`
