/**
 * Serves the built site on this machine until it is stopped: `node src/tools/operate/serve.ts [--port 8787]`.
 * Variables of the environment that the configuration knows (README) are passed on to the Worker. Nobody is limited,
 * since all visitors of a machine are one to it; `--rate-limits` sets the limits of `wrangler.toml`.
 */
import { parseArgs } from 'node:util'
import { variableNames } from '../../config.ts'
import { serveWorker } from './serve-worker.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '8787' },
    'rate-limits': { type: 'boolean', default: false },
  },
})
const variables = Object.fromEntries(
  variableNames.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
)
const { url, stop } = await serveWorker({
  port: Number(values.port),
  variables,
  rateLimits: values['rate-limits'] ? 'on' : 'off',
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
