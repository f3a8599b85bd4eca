import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, inject } from 'vitest'
import type { Bindings } from '../../src/config/config.ts'
import { shiftAlarms } from '../../src/tools/clock.ts'
// Two objects that import their code at the same time would share one promise in tests, and with it the context of one of
// them: the other one would wait for ever.
import '../../src/features/statistics/day-state.ts'
import '../../src/features/votes/shard-state.ts'
import '../../src/features/votes/tally-state.ts'
import '../../src/strapi/shield/shield-object.ts'
import '../../src/throttle/throttle-state.ts'

// Objects of all classes share the functions that this replaces.
beforeAll(async () => {
  const { SIGN_IN_THROTTLE: objects } = env as Bindings
  if (!objects) throw new Error('the tests need the Durable Objects of wrangler.toml')
  await runInDurableObject(objects.getByName('shifted'), (_, { storage }) =>
    shiftAlarms(storage, inject('clockOffsetMs')),
  )
})
