import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  makePushKeys,
  makeSecret,
  readLocalPushKeys,
  readLocalSecret,
} from '../../src/tools/operate/make-secrets.ts'
import { useTemporaryFolders } from './temporary-folders.ts'

const makeFolder = useTemporaryFolders()

it('a secret is 32 random bytes', () => {
  expect(Buffer.from(makeSecret(), 'base64')).toHaveLength(32)
  expect(makeSecret()).not.toBe(makeSecret())
})

it('keys of push are a point of P-256, not compressed, and its 32 bytes', () => {
  const keys = makePushKeys()
  const point = Buffer.from(keys.PUSH_PUBLIC_KEY, 'base64url')
  expect([point.length, point[0]]).toEqual([65, 4])
  expect(Buffer.from(keys.PUSH_PRIVATE_KEY, 'base64url')).toHaveLength(32)
  expect(makePushKeys().PUSH_PRIVATE_KEY).not.toBe(keys.PUSH_PRIVATE_KEY)
})

it('a machine’s own secret and keys are made once', async () => {
  const folder = await makeFolder({})
  const [secret, keys] = [await readLocalSecret(folder), await readLocalPushKeys(folder)]
  expect([await readLocalSecret(folder), await readLocalPushKeys(folder)]).toEqual([secret, keys])
  expect(JSON.parse(await readFile(join(folder, 'push-keys.json'), 'utf8'))).toEqual(keys)
})
