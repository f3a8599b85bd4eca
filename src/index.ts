import { app } from './app.ts'
import type { Bindings } from './config.ts'

export default { fetch: app.fetch } satisfies ExportedHandler<Bindings>
