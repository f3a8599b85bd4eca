import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const ofBrand = process.env.BRAND && resolve(process.env.BRAND, 'wrangler.toml')

/** Path of the `wrangler.toml` of the brand's folder (`BRAND`), where it has one, else of the site's own. */
export const siteConfigPath =
  ofBrand && existsSync(ofBrand) ? ofBrand : join(import.meta.dirname, '../../../wrangler.toml')

/** Folder of local data, shared with wrangler's own commands (`wrangler d1 execute --local`). */
export const localState = join(dirname(siteConfigPath), '.wrangler/state/v3')
