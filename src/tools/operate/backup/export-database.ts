import { chmodSync, readFileSync } from 'node:fs'
import type { ProgramContext } from '../program.ts'
import type { DatabaseLocation } from '../run-sql.ts'

/**
 * Writes the whole database into a file, and returns its text. D1 answers nobody else meanwhile, so that the file is
 * of one moment (developers.cloudflare.com/d1/best-practices/import-export-data).
 *
 * @throws Error with wrangler's message
 */
export function exportDatabase(
  { wrangler, configPath }: ProgramContext,
  file: string,
  { isRemote, environment }: DatabaseLocation,
): string {
  const { status, stdout, stderr } = wrangler(
    [
      ...['d1', 'export', 'DB', isRemote ? '--remote' : '--local', '--output', file],
      ...['--config', configPath, ...(environment ? ['--env', environment] : [])],
    ],
    { environment: { CI: 'true' } },
  )
  if (status !== 0) throw new Error(stderr || stdout)
  // It holds what visitors have sent.
  chmodSync(file, 0o600)
  return readFileSync(file, 'utf8')
}
