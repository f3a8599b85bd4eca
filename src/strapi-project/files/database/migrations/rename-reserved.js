/**
 * For a Strapi 5 that was a Strapi 4: the columns of the attributes whose names Strapi 5 keeps for itself, under their new
 * names. Strapi runs what is in `database/migrations` once, before it compares its tables with the content types.
 */
const inboxes = ['audition_requests', 'contact_messages', 'invoice_requests']

module.exports = {
  async up(knex) {
    await rename(knex, 'concerts', 'status', 'concert_status')
    // `locale` stays: it is Strapi's own column from here on, and empty where a type has no translations.
    for (const table of inboxes) await copy(knex, table, 'locale', 'language')
  },
}

async function rename(knex, table, from, to) {
  if (!(await knex.schema.hasTable(table))) return
  if (!(await knex.schema.hasColumn(table, from)) || (await knex.schema.hasColumn(table, to))) return
  await knex.schema.alterTable(table, (columns) => columns.renameColumn(from, to))
}

async function copy(knex, table, from, to) {
  if (!(await knex.schema.hasTable(table)) || (await knex.schema.hasColumn(table, to))) return
  await knex.schema.alterTable(table, (columns) => columns.string(to))
  await knex(table).update({ [to]: knex.ref(from) })
  await knex(table).update({ [from]: null })
}
