/** Uploads what was built to Cloudflare, by the `wrangler.toml` of the brand's folder or the site's own. */
import { spawnSync } from 'node:child_process'
import { siteConfigPath } from './wrangler-config.ts'

const { status } = spawnSync('wrangler', ['deploy', '--config', siteConfigPath, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
