import { app } from './app.ts'
import type { handledEvents } from './bindings.ts'
import type { Bindings } from './config.ts'
import { queue } from './queue.ts'
import { scheduled } from './scheduled.ts'

export { SignInThrottle } from './accounts/sign-in-throttle.ts'
export { VoteShard } from './votes/vote-shard.ts'
export { VoteTally } from './votes/vote-tally.ts'

/** The classes of Durable Objects are exported beside it. */
export default { fetch: app.fetch, scheduled, queue } satisfies Required<
  Pick<ExportedHandler<Bindings>, (typeof handledEvents)[number]>
>
