/**
 * Currencies are chosen from a list. What was typed before and is no currency, which the site has never shown, is emptied: an
 * answer of GraphQL with a value beside the list would be an error. All others stay.
 */
module.exports = {
  async up(knex) {
    const known = Intl.supportedValuesOf('currency')
    for (const table of ['concerts', 'series']) {
      if (!(await knex.schema.hasTable(table)) || !(await knex.schema.hasColumn(table, 'currency'))) continue
      await knex(table).whereNotIn('currency', known).update({ currency: null })
    }
  },
}
