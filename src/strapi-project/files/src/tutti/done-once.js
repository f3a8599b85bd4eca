/** Remembers in this database what was done before, in Strapi's own table of settings. */
const memoryOf = (strapi) => strapi.store({ type: 'core', name: 'tutti' })

/**
 * Does a piece of work for each item that this database has not seen yet, and writes down which it has seen. So a start
 * adds what is new, and never sets back what an operator has changed or removed since.
 *
 * @param {string} name of the list of items
 * @param {string[]} items
 * @param {(item: string) => Promise<unknown>} work
 */
async function forEachNew(strapi, name, items, work) {
  const seen = (await memoryOf(strapi).get({ key: name })) ?? []
  const fresh = items.filter((item) => !seen.includes(item))
  for (const item of fresh) await work(item)
  if (fresh.length > 0) await memoryOf(strapi).set({ key: name, value: [...seen, ...fresh] })
}

/**
 * Does a piece of work when a value is another one than at the last start.
 *
 * @param {string} name of the value
 * @param {string} value
 * @param {() => Promise<unknown>} work
 */
async function whenChanged(strapi, name, value, work) {
  if ((await memoryOf(strapi).get({ key: name })) === value) return
  await work()
  await memoryOf(strapi).set({ key: name, value })
}

module.exports = { forEachNew, whenChanged }
