import { closeSync, fchmodSync, fstatSync, ftruncateSync, openSync, writeFileSync } from 'node:fs'

/** The file mode that lets only its owner read and write. */
const ownerOnly = 0o600

/**
 * Writes personal data into a file that only its owner may read. An existing file keeps its old mode when it is opened,
 * which may let everybody read it, so the mode is changed before anything is written.
 */
export function writeOwnerOnly(file: string, text: string): void {
  const opened = openSync(file, 'a', ownerOnly)
  try {
    // A pipe or a terminal has no mode to change.
    if (fstatSync(opened).isFile()) {
      fchmodSync(opened, ownerOnly)
      ftruncateSync(opened)
    }
    writeFileSync(opened, text)
  } finally {
    closeSync(opened)
  }
}
