const { siteAddress } = require('./tutti/site-address')

const name = 'loopback'

const isUsed = () => Boolean(process.env.LOOPBACK_PROVIDER_URL)

/** Another company's sign-in, as tests need it: an OAuth 2 server on this machine, which LOOPBACK_PROVIDER_URL names. */
function registerLoopbackProvider(strapi) {
  if (!isUsed()) return
  strapi
    .plugin('users-permissions')
    .service('providers-registry')
    .add(name, { icon: '', enabled: true, grantConfig: grantConfig(), authCallback: readProfile })
}

/** Strapi goes by what it has stored of a provider, and keeps that when its registration has changed. */
async function configureLoopbackProvider(strapi) {
  if (!isUsed()) return
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' })
  const stored = await store.get({ key: 'grant' })
  await store.set({ key: 'grant', value: { ...stored, [name]: { ...stored[name], ...grantConfig() } } })
}

const grantConfig = () => ({
  key: 'tutti',
  secret: 'a-secret-of-tests',
  // Other callbacks are taken when their origin and path are the same.
  callback: siteAddress(`/connect/${name}/callback`),
  scope: ['email'],
  oauth: 2,
  state: true,
  authorize_url: new URL('/authorize', process.env.LOOPBACK_PROVIDER_URL).href,
  access_url: new URL('/token', process.env.LOOPBACK_PROVIDER_URL).href,
})

async function readProfile({ accessToken }) {
  const response = await fetch(new URL('/profile', process.env.LOOPBACK_PROVIDER_URL), {
    headers: { Authorization: `Bearer ${accessToken}` },
  })
  if (!response.ok) throw new Error('The provider refused the token.')
  const { name: username, email } = await response.json()
  return { username, email }
}

module.exports = { configureLoopbackProvider, registerLoopbackProvider }
