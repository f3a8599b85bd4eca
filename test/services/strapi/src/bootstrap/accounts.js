/**
 * Points the links of account e-mails at the site. Sign-up answers with a JWT at once,
 * or asks for a confirmed address first when EMAIL_CONFIRMATION is `true`.
 */
async function configureAccounts(strapi) {
  const site = process.env.SITE_URL ?? 'http://127.0.0.1:8787'
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' })
  const advanced = await store.get({ key: 'advanced' })
  await store.set({
    key: 'advanced',
    value: {
      ...advanced,
      email_reset_password: new URL('/reset-password', site).href,
      email_confirmation: process.env.EMAIL_CONFIRMATION === 'true',
      email_confirmation_redirection: new URL('/account', site).href,
    },
  })
}

module.exports = { configureAccounts }
