const { existsSync, readFileSync } = require('node:fs')
const { join, resolve } = require('node:path')
const { languages } = require('../../../brand.json')
const { dataFolder } = require('../data-folder')
const { collectTables } = require('./collect-tables')
const { insertTables } = require('./insert-tables')
const { toLanguages } = require('./to-languages')
const { toVersions } = require('./to-versions')

const media = 'plugin::upload.file'

/**
 * Fills an empty database with the snapshot: `{ [EntityName]: Row[] }` as JSON in `snapshot.json` of the data
 * folder, or in the file that SNAPSHOT_FILE names. Without a file the database stays empty.
 */
async function seed(strapi) {
  const file = resolve(process.env.SNAPSHOT_FILE ?? join(dataFolder, 'snapshot.json'))
  if (!existsSync(file) || (await hasContent(strapi))) return
  const started = Date.now()
  const snapshot = JSON.parse(readFileSync(file, 'utf8'))
  const rows = Object.entries(snapshot).map(([entity, entries]) => [uidOf(strapi, entity), entries])
  const entries = toLanguages(
    strapi,
    new Map(rows),
    languages.map(({ code }) => code),
  )
  // Strapi 4 has one row for an entry, as the snapshot does.
  await insertTables(strapi, collectTables(strapi, strapi.documents ? toVersions(strapi, entries) : entries))
  const count = rows.reduce((sum, [, entries]) => sum + entries.length, 0)
  strapi.log.info(`Seeded ${count} rows in ${Date.now() - started} ms`)
}

async function hasContent(strapi) {
  const uids = [...Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith('api::')), media]
  const counts = await Promise.all(uids.map((uid) => strapi.db.query(uid).count()))
  return counts.some((count) => count > 0)
}

function uidOf(strapi, entity) {
  if (entity === 'UploadFile') return media
  const name = entity.replace(/\B[A-Z]/g, '-$&').toLowerCase()
  const uid = `api::${name}.${name}`
  if (!strapi.contentTypes[uid]) throw new Error(`The snapshot's ${entity} is no content type of Strapi.`)
  return uid
}

module.exports = { seed }
