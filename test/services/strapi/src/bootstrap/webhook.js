const webhookName = 'Tutti'

const events = ['entry.create', 'entry.update', 'entry.delete', 'entry.publish', 'entry.unpublish']

/**
 * Tells the site about every change, when WEBHOOK_URL and WEBHOOK_SECRET are set. Strapi 4 doesn't sign
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
  const known = (await strapi.webhookStore.findWebhooks()).find(({ name }) => name === webhookName)
  if (known) {
    strapi.webhookRunner.update(await strapi.webhookStore.updateWebhook(known.id, { ...known, ...webhook }))
  } else {
    strapi.webhookRunner.add(await strapi.webhookStore.createWebhook(webhook))
  }
}

module.exports = { registerSiteWebhook }
