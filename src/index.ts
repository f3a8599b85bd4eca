import { app } from './app.ts'
import type { handledEvents } from './bindings.ts'
import type { Bindings } from './config.ts'

/** Besides `fetch`, `scheduled` and `queue` go here, and a Durable Object's class is exported beside it. */
export default { fetch: app.fetch } satisfies Required<
  Pick<ExportedHandler<Bindings>, (typeof handledEvents)[number]>
>
