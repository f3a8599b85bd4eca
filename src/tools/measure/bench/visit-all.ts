import { allLocales } from '../../../shared/locales.ts'
import { serveWorker } from '../../operate/serve-worker.ts'
import { type DemoAddress, listAddresses } from './addresses.ts'
import type { Figure } from './figure.ts'

const namedFailures = 20

/**
 * Requests every address of the demo, one after the other: each must have its expected status, pages must be complete,
 * and the Worker must log no warnings.
 */
export async function visitAll(): Promise<Figure[]> {
  const addresses = listAddresses(...allLocales)
  const log: string[] = []
  const { url, stop } = await serveWorker({
    port: 0,
    onLog: ({ level, message }) => {
      if (level === 'error' || level === 'warn') log.push(`${level}: ${message}`)
    },
  })
  const failures: string[] = []
  try {
    for (const address of addresses) {
      const failure = await visit(url, address)
      if (failure) failures.push(failure)
    }
  } finally {
    await stop()
  }
  for (const line of [...failures, ...new Set(log)].slice(0, namedFailures)) console.log(`  ${line}`)
  return [
    {
      name: `failures at ${addresses.length} addresses, all of the demo's in every language`,
      measured: String(failures.length),
      target: '0',
      isMet: failures.length === 0,
    },
    {
      name: "warnings and errors in the Worker's log meanwhile",
      measured: String(log.length),
      target: '0',
      isMet: log.length === 0,
    },
  ]
}

/** @returns the problem with the response, if any */
async function visit(origin: URL, { path, status }: DemoAddress): Promise<string | undefined> {
  const response = await fetch(new URL(path, origin), { redirect: 'manual' })
  const text = await response.text()
  if (response.status !== status) return `${path} answered ${response.status}, not ${status}`
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (isPage && status !== 301 && !text.endsWith('</html>')) return `${path} broke off`
  return text.includes('<tutti-later') ? `${path} has a placeholder left` : undefined
}
