const { resolve } = require('node:path')

/** Holds the database, uploads, caught e-mails and the site's token. DATA_FOLDER names another than `.tmp`. */
const dataFolder = resolve(__dirname, '..', process.env.DATA_FOLDER ?? '.tmp')

module.exports = { dataFolder }
