const { join } = require('node:path')
const { dataFolder } = require('../src/tutti/data-folder')

const sqlite = () => ({
  client: 'sqlite',
  connection: { filename: join(dataFolder, 'data.db') },
  useNullAsDefault: true,
})

const postgres = (env) => ({
  client: 'postgres',
  connection: {
    host: env('DATABASE_HOST', '127.0.0.1'),
    port: env.int('DATABASE_PORT', 5432),
    database: env('DATABASE_NAME', 'strapi'),
    user: env('DATABASE_USERNAME', 'strapi'),
    password: env('DATABASE_PASSWORD'),
    // The certificate is checked; that of an own authority is named by NODE_EXTRA_CA_CERTS.
    ssl: env.bool('DATABASE_SSL', false),
  },
  // A connection that stays open without work is cut by firewalls, and the next query waits for it in vain.
  pool: { min: 0, max: 10 },
})

const databases = { sqlite, postgres }

module.exports = ({ env }) => {
  const chosen = env('DATABASE_CLIENT', 'sqlite')
  const connect = databases[chosen]
  if (!connect) throw new Error(`DATABASE_CLIENT is ${Object.keys(databases).join(' or ')}, not «${chosen}».`)
  return { connection: connect(env) }
}
