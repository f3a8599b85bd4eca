const { join } = require('node:path')
const { dataFolder } = require('../src/tutti/data-folder')

module.exports = {
  connection: {
    client: 'sqlite',
    connection: { filename: join(dataFolder, 'data.db') },
    useNullAsDefault: true,
  },
}
