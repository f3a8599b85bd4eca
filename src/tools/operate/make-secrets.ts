import { createECDH, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const keysSchema = z.object({ PUSH_PUBLIC_KEY: z.string(), PUSH_PRIVATE_KEY: z.string() })
export type PushKeyVariables = z.infer<typeof keysSchema>

/** Makes a pair of keys on the curve P-256 (RFC 8292), in the form of the Worker's variables. */
export function makePushKeys(): PushKeyVariables {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  // The key is padded, since `getPrivateKey` omits leading zeros.
  const privateKey = Buffer.concat([Buffer.alloc(32), keys.getPrivateKey()]).subarray(-32)
  return {
    PUSH_PUBLIC_KEY: keys.getPublicKey().toString('base64url'),
    PUSH_PRIVATE_KEY: privateKey.toString('base64url'),
  }
}

/** Returns the push keys of the site on this machine. They are made once, so that subscriptions survive a restart. */
export const readLocalPushKeys = async (folder: string): Promise<PushKeyVariables> =>
  keysSchema.parse(
    JSON.parse(await readOrMake(folder, 'push-keys.json', () => JSON.stringify(makePushKeys()))),
  )

export const makeSecret = (): string => randomBytes(32).toString('base64')

/** Returns the secret of the site on this machine. It is made once, so that sessions survive a restart. */
export const readLocalSecret = (folder: string): Promise<string> =>
  readOrMake(folder, 'site-secret', makeSecret)

/** Returns the text of a file that only its owner may read. Makes the file where there is none. */
async function readOrMake(folder: string, name: string, make: () => string): Promise<string> {
  const file = join(folder, name)
  const known = await readFile(file, 'utf8').catch(() => undefined)
  if (known) return known
  await mkdir(folder, { recursive: true })
  // Of two processes that start at the same time, one writes the file; both then read it.
  await writeFile(file, make(), { flag: 'wx', mode: 0o600 }).catch(() => undefined)
  return readFile(file, 'utf8')
}
