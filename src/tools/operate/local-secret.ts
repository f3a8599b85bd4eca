import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export const makeSecret = (): string => randomBytes(32).toString('base64')

/** The secret of the site on this machine, made once: who has signed in stays so when it is started anew. */
export async function readSecret(folder: string): Promise<string> {
  const file = join(folder, 'site-secret')
  const known = await readFile(file, 'utf8').catch(() => undefined)
  if (known) return known
  const secret = makeSecret()
  await mkdir(folder, { recursive: true })
  // Of two that start at once, one wins.
  await writeFile(file, secret, { flag: 'wx', mode: 0o600 }).catch(() => undefined)
  return readFile(file, 'utf8')
}
