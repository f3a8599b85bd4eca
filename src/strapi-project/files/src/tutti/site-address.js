const home = (process.env.SITE_URL ?? 'http://127.0.0.1:8787').replace(/\/$/, '')

/** The address of the site's page at `path`. */
const siteAddress = (path) => home + path

module.exports = { siteAddress }
