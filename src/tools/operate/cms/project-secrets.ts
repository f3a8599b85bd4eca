import { randomBytes } from 'node:crypto'

const makeKey = (): string => randomBytes(32).toString('base64')

/** Secrets of a project, made once. Strapi's `APP_KEYS` are a list. */
const secrets: Readonly<Record<string, () => string>> = {
  ADMIN_JWT_SECRET: makeKey,
  API_TOKEN_SALT: makeKey,
  APP_KEYS: () => `${makeKey()},${makeKey()}`,
  ENCRYPTION_KEY: makeKey,
  JWT_SECRET: makeKey,
  TRANSFER_TOKEN_SALT: makeKey,
  CONTENT_PROXY_SECRET: makeKey,
  PREVIEW_SECRET: makeKey,
  WEBHOOK_SECRET: makeKey,
}

const header = `# Secrets and addresses of this Strapi. Keep the file out of repositories, and the same on every start: new
# secrets sign everybody out. docs/strapi.md of Tutti explains the variables.

# Address of the site, for links in e-mails, drafts and the webhook.
SITE_URL=http://localhost:8787
HOST=127.0.0.1
PORT=1337
# Where others can reach Strapi: its address, and whether a proxy stands before it.
# PUBLIC_URL=https://cms.example.org
# IS_PROXIED=true

`

/**
 * Returns the text of a project's `.env`, completed by the secrets that it lacks.
 *
 * @param current the present text; absent for a project without the file
 */
export function completeEnvironment(current: string | undefined): string {
  const given = current ?? header
  const missing = Object.entries(secrets).filter(([name]) => !new RegExp(`^${name}=`, 'm').test(given))
  const lines = missing.map(([name, make]) => `${name}=${make()}\n`)
  return lines.length === 0 ? given : `${given.replace(/\n*$/, '\n')}${lines.join('')}`
}
