import type { Sent } from './attack.ts'

const maxLength = 100
/** What every request carries says nothing of this one. */
const usualHeaders = ['user-agent', 'content-type']

/** As `POST /graphql {"query":…`, on one line. */
export function nameOf({ method = 'GET', path, body = '', raw, headers = {} }: Sent): string {
  const own = Object.entries(headers).filter(([name]) => !usualHeaders.includes(name))
  const parts = [method, path, ...own.map(([name, value]) => `${name}: ${value}`), body]
  const line = JSON.stringify(raw ?? parts.filter(Boolean).join(' '))
    .slice(1, -1)
    .replaceAll('\\"', '"')
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line
}
