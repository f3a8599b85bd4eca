/** SQLite takes at most 500 rows in one statement and 32 766 values. */
const batchSize = 200

/**
 * Inserts entries, then the links between them, in one transaction. Strapi's entity service would check,
 * write and announce every row by itself.
 */
async function insertTables(strapi, { entries, links }) {
  await strapi.db.transaction(async () => {
    for (const [uid, rows] of entries) {
      for (const data of batches(rows)) await strapi.db.query(uid).createMany({ data })
    }
    for (const [table, rows] of links) {
      for (const data of batches(rows)) await strapi.db.queryBuilder(table).insert(data).execute()
    }
  })
  if (strapi.db.dialect.client === 'postgres') await countOn(strapi, [...entries.keys()])
}

/** PostgreSQL counts ids by itself, and notices none that a statement brings along. */
async function countOn(strapi, uids) {
  for (const uid of uids) {
    const { tableName } = strapi.db.metadata.get(uid)
    await strapi.db.connection.raw(`select setval(pg_get_serial_sequence(?, 'id'), max(id)) from ??`, [
      tableName,
      tableName,
    ])
  }
}

function batches(rows) {
  const count = Math.ceil(rows.length / batchSize)
  return Array.from({ length: count }, (_, index) => rows.slice(index * batchSize, (index + 1) * batchSize))
}

module.exports = { insertTables }
