/**
 * Serves the built site on this machine until it is stopped: `node src/tools/operate/serve.ts [--port 8787]`.
 * Variables of the environment that the configuration knows (`docs/configuration.md`) are passed on to the Worker.
 * Nobody is limited, since all visitors of a machine are one to it; `--rate-limits` sets the limits of `wrangler.toml`. What visitors send
 * is kept in the database on this machine (`npm run submissions` lists it), but with `--forget`. Every minute it does
 * what the platform's clock would start.
 */
import { parseArgs } from 'node:util'
import { variableNames } from '../../config/config.ts'
import { makeSecret, readSecret } from './local-secret.ts'
import { makePushKeys, readPushKeys } from './make-push-keys.ts'
import { serveWorker } from './serve-worker.ts'
import { localState } from './site-config.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '8787' },
    'rate-limits': { type: 'boolean', default: false },
    forget: { type: 'boolean', default: false },
  },
})
const variables: Record<string, string> = {
  SITE_SECRET: values.forget ? makeSecret() : await readSecret(localState),
  ACCOUNT_LETTERS: 'print',
  ...(values.forget ? makePushKeys() : await readPushKeys(localState)),
  ...Object.fromEntries(
    variableNames.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  ),
}
const { url, stop } = await serveWorker({
  port: Number(values.port),
  variables,
  rateLimits: values['rate-limits'] ? 'on' : 'off',
  ...(values.forget ? {} : { stateIn: localState }),
  location: { city: 'Moscow', country: 'RU', latitude: '55.7558', longitude: '37.6173' },
})

console.log(`
  Tutti is on  ${url.href.replace('127.0.0.1', 'localhost')}

  content      ${variables.CONTENT_URL ?? 'embedded: the demo orchestra «Полутон»'}
  search       ${variables.SEARCH_URL ?? 'embedded: an index made of the content'}
  cache        KV on this machine, empty at start
  accounts     ${variables.CONTENT_URL ? 'those of the content service' : 'embedded; letters come here'}
  what is sent ${values.forget ? 'forgotten when it stops' : 'kept on this machine: npm run submissions'}
  visitors     come from Moscow (request.cf)

  Ctrl+C stops it.
`)
const everyMinute = setInterval(() => {
  // Without an answer it is done a minute later.
  fetch(new URL('/cdn-cgi/local/scheduled', url)).catch(() => undefined)
}, 60_000)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    clearInterval(everyMinute)
    await stop()
    process.exit(0)
  })
}
