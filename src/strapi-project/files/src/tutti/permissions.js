const { forEachNew } = require('./done-once')

/** Whether entries of a type are submissions of the site's forms: the site creates them, and only editors read them. */
const isSubmission = ({ attributes }) => 'submissionKey' in attributes

/** Whether entries of a type are the notes of `npm run import`, which only its token reads and writes. */
const isOfImports = ({ uid }) => uid === 'api::import-run.import-run'

/** @returns the types of submissions */
const submissionTypes = (strapi) =>
  Object.values(strapi.contentTypes)
    .filter(isSubmission)
    .map(({ uid }) => uid)

/** @returns the actions that read lists of every content type; an entry that is asked for by its id may be a draft. */
function listingActions(strapi) {
  return Object.values(strapi.contentTypes)
    .filter((type) => type.uid.startsWith('api::') && !isSubmission(type) && !isOfImports(type))
    .map(({ uid }) => `${uid}.find`)
}

/** @returns the actions that read lists and single entries of every content type */
function readingActions(strapi) {
  const isSingle = (action) => strapi.contentTypes[action.replace(/\.find$/, '')].kind === 'singleType'
  return listingActions(strapi).flatMap((action) => (isSingle(action) ? [action] : [action, `${action}One`]))
}

/** What Strapi itself grants to everybody who is signed in. */
const ownAccountActions = (strapi) => [
  'plugin::users-permissions.user.me',
  'plugin::users-permissions.auth.changePassword',
  // Strapi 4 has no sessions to end.
  ...(strapi.plugin('users-permissions').controller('auth').logout
    ? ['plugin::users-permissions.auth.logout']
    : []),
]

/** A relation is shown to those who may list what it leads to; this one lists all roles by name, too. */
const ownRoleAction = 'plugin::users-permissions.role.find'

/** The roles by which the site knows the orchestra's own people: who edits content, and who may do what at the desk. */
const staffRoles = [
  { name: 'Editor', type: 'editor', description: 'Works on the site’s content.' },
  { name: 'Office', type: 'office', description: 'Answers what visitors send.' },
  { name: 'Owner', type: 'owner', description: 'Manages the desk of the site.' },
]

/**
 * Creates the roles of the orchestra's own people, where they are missing. Who has one may read their own role
 * (`/api/users/me?populate=role`); all others see a user without one.
 */
async function createStaffRoles(strapi) {
  const roles = strapi.db.query('plugin::users-permissions.role')
  for (const role of staffRoles) {
    if (!(await roles.findOne({ where: { type: role.type } }))) await roles.create({ data: role })
    await grant(strapi, role.type, [...listingActions(strapi), ...ownAccountActions(strapi), ownRoleAction])
  }
}

/**
 * Lets everybody read the content. Signed-in visitors get the same grant, since a role of
 * Users & Permissions inherits nothing from `public`.
 */
async function grantReading(strapi) {
  for (const type of ['public', 'authenticated']) await grant(strapi, type, listingActions(strapi))
}

/** Grants each action once: what an operator takes away from a role stays away. */
async function grant(strapi, type, actions) {
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type }, populate: ['permissions'] })
  const granted = new Set(role.permissions.map(({ action }) => action))
  const permissions = strapi.db.query('plugin::users-permissions.permission')
  await forEachNew(strapi, `rights of ${type}`, actions, async (action) => {
    if (!granted.has(action)) await permissions.create({ data: { action, role: role.id } })
  })
}

module.exports = { createStaffRoles, grantReading, readingActions, submissionTypes }
