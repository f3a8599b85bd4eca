const { siteAddress } = require('./site-address')

const webhookName = 'Tutti'

const events = ['entry.create', 'entry.update', 'entry.delete', 'entry.publish', 'entry.unpublish']

/**
 * Tells the site about every change, when WEBHOOK_SECRET is set. WEBHOOK_URL names another address than the one at
 * SITE_URL. Strapi doesn't sign its calls, so the site knows them by the secret in `Authorization: Bearer`.
 */
async function registerSiteWebhook(strapi) {
  const { WEBHOOK_URL, WEBHOOK_SECRET: secret } = process.env
  if (!secret) return
  const url = WEBHOOK_URL || siteAddress('/api/hooks/content')
  const webhook = {
    name: webhookName,
    url,
    headers: { Authorization: `Bearer ${secret}` },
    events,
    isEnabled: true,
  }
  // Strapi 5 keeps its services where `get` finds them.
  const store = strapi.webhookStore ?? strapi.get('webhookStore')
  const runner = strapi.webhookRunner ?? strapi.get('webhookRunner')
  const known = (await store.findWebhooks()).find(({ name }) => name === webhookName)
  if (known) runner.update(await store.updateWebhook(known.id, { ...known, ...webhook }))
  else runner.add(await store.createWebhook(webhook))
}

module.exports = { registerSiteWebhook }
