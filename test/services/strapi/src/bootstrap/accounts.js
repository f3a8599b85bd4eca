const { siteAddress } = require('../site-address')

/** `URL` of Strapi's letters is its own API's for confirmations: a link to it would be opened by mail scanners. */
const letters = {
  reset_password: {
    path: '/reset-password?code=<%= TOKEN %>',
    object: 'Новый пароль · New password · รหัสผ่านใหม่',
    words: [
      'Чтобы задать новый пароль, откройте эту ссылку. Если вы об этом не просили, ничего делать не нужно.',
      'Open this link to choose a new password. If you didn’t ask for it, there is nothing to do.',
      'เปิดลิงก์นี้เพื่อตั้งรหัสผ่านใหม่ หากคุณไม่ได้ขอ ไม่ต้องทำอะไร',
    ],
  },
  email_confirmation: {
    path: '/confirm?confirmation=<%= CODE %>',
    object: 'Подтвердите почту · Confirm your e-mail · ยืนยันอีเมล',
    words: [
      'Чтобы подтвердить эту почту, откройте ссылку. Если вы не регистрировались, ничего делать не нужно.',
      'Open this link to confirm your e-mail address. If you haven’t registered, there is nothing to do.',
      'เปิดลิงก์นี้เพื่อยืนยันอีเมล หากคุณไม่ได้สมัคร ไม่ต้องทำอะไร',
    ],
  },
}

/**
 * Writes anew at every start what belongs to the site's own forms: the letters, whose links lead to it, and whether an
 * address must be confirmed first, which `EMAIL_CONFIRMATION=false` leaves out. Without it a registration tells
 * everybody whether an address has an account.
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
  const known = await store.get({ key: 'email' })
  const written = Object.entries(letters).map(([key, letter]) => [key, writeLetter(known[key], letter)])
  await store.set({ key: 'email', value: { ...known, ...Object.fromEntries(written) } })
}

/** None says a name: who registers chooses it, and would write letters to others by it. */
function writeLetter(known, { path, object, words }) {
  const link = siteAddress('') + path
  const message = words.map((text) => `<p>${text}<br><a href="${link}">${link}</a></p>`).join('\n')
  // The sender is that of all its letters (`MAIL_FROM`).
  const from = { name: '', email: '' }
  return { ...known, options: { ...known.options, from, response_email: '', object, message } }
}

module.exports = { configureAccounts }
