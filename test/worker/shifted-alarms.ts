import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, inject } from 'vitest'
import type { Bindings } from '../../src/config/config.ts'
import { shiftAlarms } from '../../src/tools/clock.ts'

// Objects of all classes share the functions that this replaces.
beforeAll(async () => {
  const { SIGN_IN_THROTTLE: objects } = env as Bindings
  if (!objects) throw new Error('the tests need the Durable Objects of wrangler.toml')
  await runInDurableObject(objects.getByName('shifted'), (_, { storage }) =>
    shiftAlarms(storage, inject('clockOffsetMs')),
  )
})
