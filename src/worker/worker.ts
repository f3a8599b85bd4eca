import type { handledEvents } from '../config/bindings.ts'
import type { Bindings } from '../config/config.ts'
import { countAfterAnswer } from '../features/statistics/count-after-answer.ts'
import { serveFromCache } from '../http/page-cache/serve-from-cache.ts'

export { StatisticsDay } from '../features/statistics/statistics-day.ts'
export { VoteShard } from '../features/votes/vote-shard.ts'
export { VoteTally } from '../features/votes/vote-tally.ts'
export { ContentPublisher } from '../publishing/publisher.ts'
export { SignInThrottle } from '../throttle/sign-in-throttle.ts'

/** The whole application, which cached pages don't need: code that belongs to no request. */
let app: typeof import('./app.ts')['app'] | undefined
const runApp = async (request: Request, env: Bindings, context: ExecutionContext): Promise<Response> => {
  app ??= (await import('./app.ts')).app
  return app.fetch(request, env, context)
}

/** The Worker's entry points for requests, the clock, queues and e-mails. */
export default {
  async fetch(request: Request, env: Bindings, context: ExecutionContext) {
    const ask = (asked: Request) => runApp(asked, env, context)
    const answer = (await serveFromCache({ request, env, context, runApp: ask })) ?? (await ask(request))
    countAfterAnswer(request, answer, env, context)
    return answer
  },
  async scheduled(controller: ScheduledController, env: Bindings, context: ExecutionContext) {
    const { scheduled } = await import('./background-events.ts')
    return scheduled(controller, env, context)
  },
  async queue(batch: MessageBatch, env: Bindings, context: ExecutionContext) {
    const { queue } = await import('./background-events.ts')
    return queue(batch, env, context)
  },
  async email(message: ForwardableEmailMessage, env: Bindings, context: ExecutionContext) {
    const { email } = await import('./background-events.ts')
    return email(message, env, context)
  },
} satisfies Required<Pick<ExportedHandler<Bindings>, (typeof handledEvents)[number]>>
