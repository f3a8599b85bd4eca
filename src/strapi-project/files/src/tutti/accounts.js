const { languages, letters } = require('../../brand.json')
const { whenChanged } = require('./done-once')
const { writeTemplate } = require('./letter-language')
const { siteAddress } = require('./site-address')

/** Pages that links in e-mails open. Strapi's own `URL` confirms at once, even if a mail scanner opens it. */
const letterPaths = {
  reset_password: ['resetPassword', '/reset-password?code=<%= TOKEN %>'],
  email_confirmation: ['confirmEmail', '/confirm?email=<%= USER.email %>&confirmation=<%= CODE %>'],
}

/**
 * Writes at every start what belongs to the site's own forms: the addresses of its pages, and whether an e-mail address must
 * be confirmed first, which `EMAIL_CONFIRMATION=false` leaves out. Without it a registration tells everybody whether an
 * address has an account. E-mails are written when the site's address is a new one, since they link to it; what an editor
 * changes in them stays otherwise.
 */
async function configureAccounts(strapi) {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' })
  const advanced = await store.get({ key: 'advanced' })
  await store.set({
    key: 'advanced',
    value: {
      ...advanced,
      email_reset_password: siteAddress('/reset-password'),
      email_confirmation: process.env.EMAIL_CONFIRMATION !== 'false',
      email_confirmation_redirection: siteAddress('/login'),
    },
  })
  await whenChanged(strapi, 'address in letters', siteAddress(''), async () => {
    const known = await store.get({ key: 'email' })
    const written = Object.entries(letterPaths).map(([key, [name, path]]) => [
      key,
      writeLetter(known[key], path, letters[name]),
    ])
    await store.set({ key: 'email', value: { ...known, ...Object.fromEntries(written) } })
  })
}

/** Writes an e-mail without the user's name, since somebody could send any text to others by registering with it. */
function writeLetter(known, path, inLanguages) {
  // `brand.json` has the letters in the order of the languages.
  const written = inLanguages.map((letter, at) => ({ ...letter, code: languages[at].code }))
  // The sender is that of all its letters (`MAIL_FROM`).
  const from = { name: '', email: '' }
  const template = writeTemplate(written, siteAddress(path))
  return { ...known, options: { ...known.options, from, response_email: '', ...template } }
}

module.exports = { configureAccounts }
