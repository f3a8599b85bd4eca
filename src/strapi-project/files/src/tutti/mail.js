const { appendFileSync } = require('node:fs')
const { join } = require('node:path')
const { dataFolder } = require('./data-folder')

/**
 * Appends each e-mail as one JSON line to `mails.jsonl` in the data folder, unless SMTP is configured.
 * Strapi's default provider looks up mail servers and answers 500 to a sign-up without a network.
 */
function keepMailsInFile(strapi) {
  if (process.env.SMTP_HOST) return
  const file = join(dataFolder, 'mails.jsonl')
  strapi.plugin('email').provider = {
    send: async (message) => appendFileSync(file, `${JSON.stringify(message)}\n`),
  }
}

module.exports = { keepMailsInFile }
