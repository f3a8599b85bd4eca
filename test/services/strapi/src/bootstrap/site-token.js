const { writeFileSync } = require('node:fs')
const { join } = require('node:path')
const { dataFolder } = require('../data-folder')
const { inboxTypes, readingActions } = require('./permissions')

const tokenName = 'Tutti'

/**
 * Creates the API token with which the site reads drafts and stores what visitors send,
 * and writes it to `api-token` in the data folder: Strapi tells a token only once.
 */
async function createSiteToken(strapi) {
  const tokens = strapi.service('admin::api-token')
  if (await tokens.exists({ name: tokenName })) return
  const { accessKey } = await tokens.create({
    name: tokenName,
    description: 'The site: reads content, writes requests and messages.',
    type: 'custom',
    permissions: [...readingActions(strapi), ...inboxTypes.map((uid) => `${uid}.create`)],
    lifespan: null,
  })
  writeFileSync(join(dataFolder, 'api-token'), accessKey, { mode: 0o600 })
}

module.exports = { createSiteToken }
