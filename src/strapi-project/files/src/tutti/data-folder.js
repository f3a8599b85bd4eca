const { resolve } = require('node:path')

/** Holds the database, uploads, caught e-mails and the site's tokens. DATA_FOLDER names another than `data`. */
const dataFolder = resolve(__dirname, '..', '..', process.env.DATA_FOLDER ?? 'data')

module.exports = { dataFolder }
