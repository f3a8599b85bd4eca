import { closeSync, fchmodSync, fstatSync, ftruncateSync, openSync, writeFileSync } from 'node:fs'

/** For the operator's own eyes. */
const ownerOnly = 0o600

/**
 * Writes what holds personal data. A file that was there keeps the rights that it had, and those may be everybody's: they
 * are taken back before anything is written.
 */
export function writePrivately(file: string, text: string): void {
  const opened = openSync(file, 'a', ownerOnly)
  try {
    // A pipe or a terminal has no rights to set.
    if (fstatSync(opened).isFile()) {
      fchmodSync(opened, ownerOnly)
      ftruncateSync(opened)
    }
    writeFileSync(opened, text)
  } finally {
    closeSync(opened)
  }
}
