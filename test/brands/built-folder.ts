import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Where the second orchestra's site is built. The process that asks first makes it, and those that it starts find its
 * name: the tests read what the server has built.
 */
export function builtFolder(): string {
  process.env.BRAND_TEST_FOLDER ??= mkdtempSync(join(tmpdir(), 'tutti-brand-'))
  return process.env.BRAND_TEST_FOLDER
}
