const { bootstrap, register } = require('./tutti')

/** What the site needs is in `tutti/`. Add your own code here: an upgrade leaves a file alone that you have changed. */
module.exports = { register, bootstrap }
