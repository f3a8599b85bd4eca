import { app } from './app.ts'
import type { handledEvents } from './bindings.ts'
import type { Bindings } from './config.ts'
import { scheduled } from './scheduled.ts'

/** Besides these, `queue` goes here, and a Durable Object's class is exported beside it. */
export default { fetch: app.fetch, scheduled } satisfies Required<
  Pick<ExportedHandler<Bindings>, (typeof handledEvents)[number]>
>
