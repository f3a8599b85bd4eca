import { chmodSync, readFileSync } from 'node:fs'
import type { ProgramContext } from '../program.ts'
import { type DatabaseLocation, runD1 } from '../run-sql.ts'

/**
 * Writes the whole database into a file that only its owner may read, and returns its text. D1 answers no other query
 * during an export, so that the file shows one moment (developers.cloudflare.com/d1/best-practices/import-export-data).
 *
 * @throws Error with wrangler's message
 */
export function exportDatabase(
  surroundings: ProgramContext,
  file: string,
  location: DatabaseLocation,
): string {
  const { status, stdout, stderr } = runD1(surroundings, 'export', location, ['--output', file])
  if (status !== 0) throw new Error(stderr || stdout)
  chmodSync(file, 0o600)
  return readFileSync(file, 'utf8')
}
