import { app } from './app.ts'
import type { handledEvents } from './bindings.ts'
import type { Bindings } from './config.ts'
import { scheduled } from './scheduled.ts'

export { SignInThrottle } from './accounts/sign-in-throttle.ts'
export { VoteShard } from './votes/vote-shard.ts'
export { VoteTally } from './votes/vote-tally.ts'

/** Besides these, `queue` goes here, and the classes of Durable Objects are exported beside it. */
export default { fetch: app.fetch, scheduled } satisfies Required<
  Pick<ExportedHandler<Bindings>, (typeof handledEvents)[number]>
>
