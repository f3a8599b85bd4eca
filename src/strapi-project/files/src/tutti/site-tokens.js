const { writeFileSync } = require('node:fs')
const { join } = require('node:path')
const { dataFolder } = require('./data-folder')
const { readingActions, submissionTypes } = require('./permissions')

/** What `npm run import` writes. It reads one entry again where Strapi went away before it had answered. */
const importedTypes = ['city', 'concert', 'import-run', 'member', 'program', 'redirect', 'venue']

const importingActions = () => [
  // It removes its own lock, and what a run has made when the run is taken back.
  ...importedTypes.flatMap((type) =>
    ['find', 'findOne', 'create', 'update', 'delete'].map((action) => `api::${type}.${type}.${action}`),
  ),
]

/** The variable of the operator's programs, which the site never gets. */
const importVariable = 'IMPORT_TOKEN'

/** API tokens, each with its variable and the file of the data folder that it is written to: Strapi tells a token only once. */
const siteTokens = [
  {
    name: 'Tutti',
    variable: 'CONTENT_TOKEN',
    file: 'api-token',
    description: 'The site: reads content, drafts too.',
    permissions: readingActions,
  },
  {
    name: 'Tutti: previews',
    variable: 'PREVIEW_TOKEN',
    file: 'preview-token',
    description: 'The site: shows drafts to editors who come by a signed link.',
    permissions: readingActions,
  },
  {
    name: 'Tutti: what visitors send',
    variable: 'SUBMIT_TOKEN',
    file: 'submit-token',
    description: 'The site: creates entries of what visitors send, and reads nothing.',
    permissions: (strapi) => submissionTypes(strapi).map((uid) => `${uid}.create`),
  },
  {
    name: 'Tutti: accounts',
    variable: 'ACCOUNTS_TOKEN',
    file: 'accounts-token',
    description: 'The site: removes the accounts of those who ask for it, and nothing else.',
    permissions: () => ['plugin::users-permissions.user.destroy'],
  },
  {
    name: 'Tutti: votes',
    variable: 'VOTES_TOKEN',
    file: 'votes-token',
    description: 'The site: writes the results of votes into their entries.',
    permissions: () => ['api::vote.vote.find', 'api::vote.vote.update'],
  },
  {
    name: 'Tutti: import',
    variable: importVariable,
    file: 'import-token',
    description:
      'The operator’s `npm run import`: creates and changes concerts and what belongs to them, and takes that back.',
    permissions: importingActions,
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

module.exports = { createSiteTokens, importVariable, siteTokens }
