/**
 * Serves the built site on this machine until it is stopped: `node src/tools/operate/serve.ts [--port 8787]`.
 * Variables of the environment that the configuration knows (README) are passed on to the Worker.
 */
import { parseArgs } from 'node:util'
import { serveWorker } from './serve-worker.ts'

const passedOn = [
  'SITE_URL',
  'LOCALES',
  'CONTENT_URL',
  'CONTENT_TOKEN',
  'HOOK_SECRET',
  'ADMIN_URL',
  'SEARCH_URL',
  'SEARCH_KEY',
  'SEARCH_ADMIN_KEY',
  'HELP_URL',
  'INDEXNOW_KEY',
  'SECURITY_CONTACT',
  'PRODUCTION_HOSTS',
  'TICKET_HOST',
  'TICKET_HOST_TUTTI',
  'TICKET_WIDGET_URL',
  'TICKET_WIDGET_STYLES',
  'MAPS_KEY',
  'ANALYTICS_ID',
  'ANALYTICS_CONSENT',
  'PAGE_CACHE',
  'SERVICE_WORKER',
  'EMBED_HOSTS',
  'SELLERS',
]

const { values } = parseArgs({ options: { port: { type: 'string', default: process.env.PORT ?? '8787' } } })
const variables = Object.fromEntries(
  passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
)
const { url, stop } = await serveWorker({
  port: Number(values.port),
  variables,
  location: { city: 'Moscow', country: 'RU', latitude: '55.7558', longitude: '37.6173' },
})

console.log(`
  Tutti is on  ${url.href.replace('127.0.0.1', 'localhost')}

  content      ${variables.CONTENT_URL ?? 'embedded: the demo orchestra «Полутон»'}
  search       ${variables.SEARCH_URL ?? 'embedded: an index made of the content'}
  cache        KV on this machine, empty at start
  visitors     come from Moscow (request.cf)

  Ctrl+C stops it.
`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await stop()
    process.exit(0)
  })
}
