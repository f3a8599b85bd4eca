import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Miniflare, Response as MiniflareResponse } from 'miniflare'
import { type Connection, connect } from './connect.ts'
import type { SiteName } from './recording.ts'

/**
 * The site's time stands still here, on a working day at half past twelve in Moscow: the demo's concerts are counted
 * from today, so that two recordings would differ by the hour else. What is kept stays fresh, and every time that is
 * measured is 0.
 */
export const clock = '2026-11-20T09:30:00.000Z'

const stoppedClock = `const at = ${Date.parse(clock)}
globalThis.Date = class Date extends globalThis.Date {
  constructor(...values) {
    super(...(values.length === 0 ? [at] : values))
  }
  static now() {
    return at
  }
}
`
// Imports are evaluated in their order: the site never sees another clock.
const entry = `import './stopped-clock.js'\nexport { default } from './index.js'\n`

interface SiteSettings {
  /** What the site is asked as. The port is another one each time, and must not get into any address. */
  host: string
  variables: Record<string, string>
}

export const sites: Record<SiteName, SiteSettings> = {
  /** As it comes: the demo orchestra, nothing configured. */
  demo: { host: 'tutti.example', variables: {} },
  /** What opens the security policy and adds to pages: each variable that the demo leaves out. */
  configured: {
    host: 'poluton.example',
    variables: {
      SITE_URL: 'https://poluton.example',
      LOCALES: 'ru,en',
      HOOK_SECRET: 'a-secret-of-the-tests',
      ADMIN_URL: 'https://admin.poluton.example',
      HELP_URL: 'https://help.poluton.example',
      INDEXNOW_KEY: 'a-key-of-the-tests',
      SECURITY_CONTACT: 'mailto:security@poluton.example',
      TICKET_WIDGET_URL: 'https://widget.example/widget.js',
      TICKET_WIDGET_STYLES: 'https://styles.example/widget.css',
      MAPS_KEY: 'a-key-of-the-maps',
      ANALYTICS_ID: '12345678',
      PAGE_CACHE: 'off',
      SERVICE_WORKER: 'off',
    },
  },
  /** Its content and search answer nothing but 500. */
  failing: {
    host: 'tutti.example',
    variables: {
      CONTENT_URL: 'https://content.example',
      SEARCH_URL: 'https://search.example',
      SEARCH_KEY: 'a-key-of-the-search',
    },
  },
}

/**
 * Serves what stands built in a checkout, whatever its sources look like: `.wrangler/worker/index.js` with its parts,
 * and `public`. Nothing that the site asks for leaves this machine.
 */
export async function serveCheckout(checkout: string, name: SiteName): Promise<Connection> {
  const { host, variables } = sites[name]
  const workerDir = join(checkout, '.wrangler/worker')
  const settings = await readFile(join(checkout, 'wrangler.toml'), 'utf8')
  const texts = Object.entries(variables).map(
    ([key, value]) => [key, { type: 'text' as const, value }] as const,
  )
  const miniflare = new Miniflare({
    host: '127.0.0.1',
    port: 0,
    logRequests: false,
    cf: { city: 'Moscow', country: 'RU', latitude: '55.7558', longitude: '37.6173' },
    // The failing site logs each failure.
    handleStructuredLogs: () => {},
    workers: [
      {
        config: {
          name: 'tutti',
          compatibilityDate: /^compatibility_date = "(.*)"$/m.exec(settings)?.[1] ?? '2026-11-01',
          manifest: {
            mainModule: 'entry.js',
            modulesRoot: workerDir,
            modules: {
              ...(await readModules(workerDir)),
              'stopped-clock.js': { type: 'esm', contents: stoppedClock },
              'entry.js': { type: 'esm', contents: entry },
            },
          },
          env: {
            CACHE: { type: 'kv', id: 'CACHE' },
            ASSETS: { type: 'assets' },
            ...Object.fromEntries(texts),
          },
          exports: {},
          assets: { directory: join(checkout, 'public'), hasUserWorker: true },
        },
        dev: {
          rootPath: checkout,
          outboundService: { type: 'fetcher', handler: () => new MiniflareResponse('{}', { status: 500 }) },
        },
      },
    ],
  })
  return connect(await miniflare.ready, host, () => miniflare.dispose())
}

async function readModules(workerDir: string) {
  const names = await readdir(workerDir).catch(() => {
    throw new Error(`${workerDir} is missing: npm run build`)
  })
  const modules = names
    .filter((name) => name.endsWith('.js'))
    .map(async (name) => {
      const contents = await readFile(join(workerDir, name), 'utf8')
      return [name, { type: 'esm' as const, contents }] as const
    })
  return Object.fromEntries(await Promise.all(modules))
}
