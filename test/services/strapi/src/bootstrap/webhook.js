const webhookName = 'Tutti'

const events = ['entry.create', 'entry.update', 'entry.delete', 'entry.publish', 'entry.unpublish']

/**
 * Tells the site about every change, when WEBHOOK_URL and WEBHOOK_SECRET are set. Strapi doesn't sign
 * its calls, so the site knows them by the secret in `Authorization: Bearer`.
 */
async function registerSiteWebhook(strapi) {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = process.env
  if (!url || !secret) return
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
