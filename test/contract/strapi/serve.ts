/**
 * Serves the built site, with a Strapi as its content service, to the browser journey of the contract until it is stopped:
 * `node test/contract/strapi/serve.ts <port>`. The site waits for Strapi as long as it takes.
 */
import { makeSecret } from '../../../src/tools/operate/make-secrets.ts'
import { servePatiently } from './patient-worker.ts'
import { strapiUrl } from './services.ts'

const { stop } = await servePatiently(Number(process.argv[2]), {
  SITE_SECRET: makeSecret(),
  CONTENT_URL: strapiUrl,
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await stop()
    process.exit(0)
  })
}
