import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const ofBrand = process.env.BRAND && resolve(process.env.BRAND, 'wrangler.toml')

/** What the operator deploys: of the brand's folder (`BRAND`), where it has one, else the site's own. */
export const siteConfigPath =
  ofBrand && existsSync(ofBrand) ? ofBrand : join(import.meta.dirname, '../../../wrangler.toml')

/** Where wrangler's own commands keep what is local, too (`wrangler d1 execute --local`). */
export const localState = join(dirname(siteConfigPath), '.wrangler/state/v3')
