import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Returns the folder in which all sites of these tests are built. The process that asks first makes it, and those that
 * it starts find its name in their environment: the tests read what the server has built.
 */
export function builtFolders(): string {
  process.env.BRAND_TEST_FOLDER ??= mkdtempSync(join(tmpdir(), 'tutti-brands-'))
  return process.env.BRAND_TEST_FOLDER
}

/** Returns the folder in which a brand's site is built. */
export const builtFolder = (brand: string): string => join(builtFolders(), brand)
