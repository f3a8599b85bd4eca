import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, inject } from 'vitest'
import type { Bindings } from '../../src/config/config.ts'
import { shiftAlarms } from '../../src/tools/clock.ts'
import '../../src/features/statistics/day-state.ts'
import '../../src/features/votes/shard-state.ts'
import '../../src/features/votes/tally-state.ts'
import '../../src/throttle/throttle-state.ts'

/** What is used of Vite's module runner, which answers the dynamic imports of tests and of the Worker. */
interface ModuleRunner {
  evaluatedModules: { getModuleByUrl: (url: string) => { evaluated: boolean } | undefined }
  cachedModule: (url: string, importer?: string) => Promise<unknown>
}

/**
 * Lets an import of an evaluated module ask nobody. The runner would ask Vite again, and give everybody who imports the
 * module meanwhile one promise. It belongs to the object that asked: the others wait for ever if that one is deleted, or
 * end with «Cannot perform I/O on behalf of a different Durable Object». The code of all objects is evaluated by the
 * imports above, so that no object is the first to import it.
 */
function keepImportsApart(runner: ModuleRunner & Record<symbol, unknown>): void {
  const areApart = Symbol.for('tutti: imports are apart')
  if (runner[areApart]) return
  runner[areApart] = true
  const { cachedModule } = runner
  runner.cachedModule = async (url, importer) => {
    const known = runner.evaluatedModules.getModuleByUrl(url)
    return known?.evaluated ? known : cachedModule.call(runner, url, importer)
  }
}

keepImportsApart(Reflect.get(globalThis, '__vitest_mocker__').moduleRunner)

// Objects of all classes share the functions that this replaces.
beforeAll(async () => {
  const { SIGN_IN_THROTTLE: objects } = env as Bindings
  if (!objects) throw new Error('the tests need the Durable Objects of wrangler.toml')
  await runInDurableObject(objects.getByName('shifted'), (_, { storage }) =>
    shiftAlarms(storage, inject('clockOffsetMs')),
  )
})
