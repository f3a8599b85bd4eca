const { writeFileSync } = require('node:fs')
const { join } = require('node:path')
const { dataFolder } = require('../data-folder')
const { readingActions, submissionTypes } = require('./permissions')

/** The site's API tokens, each with the file of the data folder that it is written to: Strapi tells a token only once. */
const siteTokens = [
  {
    name: 'Tutti',
    file: 'api-token',
    description: 'The site: reads content, drafts too.',
    permissions: readingActions,
  },
  {
    name: 'Tutti: previews',
    file: 'preview-token',
    description: 'The site: shows drafts to editors who come by a signed link.',
    permissions: readingActions,
  },
  {
    name: 'Tutti: what visitors send',
    file: 'submit-token',
    description: 'The site: creates entries of what visitors send, and reads nothing.',
    permissions: (strapi) => submissionTypes(strapi).map((uid) => `${uid}.create`),
  },
  {
    name: 'Tutti: accounts',
    file: 'accounts-token',
    description: 'The site: removes the accounts of those who ask for it, and nothing else.',
    permissions: () => ['plugin::users-permissions.user.destroy'],
  },
]

async function createSiteTokens(strapi) {
  const tokens = strapi.service('admin::api-token')
  for (const { name, file, description, permissions } of siteTokens) {
    if (await tokens.exists({ name })) continue
    const given = { name, description, type: 'custom', permissions: permissions(strapi), lifespan: null }
    const { accessKey } = await tokens.create(given)
    writeFileSync(join(dataFolder, file), accessKey, { mode: 0o600 })
  }
}

module.exports = { createSiteTokens }
