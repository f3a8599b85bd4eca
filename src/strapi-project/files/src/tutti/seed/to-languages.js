/** In which of the snapshot's languages a text is that the brand's default language lacks. */
const commonLanguage = 'en'

/**
 * The snapshot's rows in the languages of a brand. Every entry is in the default language; where the snapshot isn't, its
 * text is the English one. Other languages have what the snapshot has. An entry keeps its ids, and its first one is that
 * of the default language: types without languages, as concerts, point to it.
 *
 * @param rowsOf content type uid → snapshot rows
 * @param {string[]} codes languages of the brand, the default first
 */
function toLanguages(strapi, rowsOf, codes) {
  const [defaultCode] = codes
  /** Content type uid → row id → the entry that the row is a language of. */
  const entries = new Map([...rowsOf].map(([uid, rows]) => [uid, groupByEntry(rows)]))
  return new Map([...rowsOf].map(([uid, rows]) => [uid, toRows(uid, rows)]))

  function toRows(uid, rows) {
    const kept = rows.filter((row) => !row.locale).map((row) => pointingTo(uid, row, { to: defaultCode }))
    const translated = [...new Set(entries.get(uid).values())].flatMap((entry) => rowsIn(uid, entry))
    const places = new Map(rows.map(({ id }, place) => [id, place]))
    return [...kept, ...translated].sort((one, other) => places.get(one.id) - places.get(other.id))
  }

  function rowsIn(uid, entry) {
    return [...idsIn(entry)].map(([locale, id], _index, all) => {
      const source = entry.get(locale) ?? entry.get(commonLanguage) ?? [...entry.values()][0]
      const localizations = all.map(([, other]) => other).filter((other) => other !== id)
      return { ...pointingTo(uid, source, { from: source.locale, to: locale }), id, locale, localizations }
    })
  }

  /** Language → id of the entry's row in it. */
  function idsIn(entry) {
    const ids = [...entry.values()].map(({ id }) => id).sort((one, other) => one - other)
    const written = codes.filter((code) => code === defaultCode || entry.has(code)).slice(0, ids.length)
    return new Map(written.map((code, index) => [code, ids[index]]))
  }

  /**
   * The same fields, whose relations lead to other entries in the row's new language.
   *
   * @param languages `from` is the row's language in the snapshot, `to` its new one
   */
  function pointingTo(uid, row, languages) {
    const { attributes } = strapi.getModel(uid)
    return Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, pointedTo(attributes[name], value, languages)]),
    )
  }

  function pointedTo(attribute, value, languages) {
    if (value === null || value === undefined) return value
    if (Array.isArray(value)) {
      return value.map((each) => pointedTo(attribute, each, languages))
    }
    if (attribute?.type === 'relation') return targetOf(attribute.target, value, languages)
    if (attribute?.type === 'component') return pointingTo(attribute.component, value, languages)
    return attribute?.type === 'dynamiczone' ? pointingTo(value.__component, value, languages) : value
  }

  /** A relation into another language stays one; the default language stands in for those that there are not. */
  function targetOf(uid, id, { from, to }) {
    const entry = entries.get(uid)?.get(id)
    if (!entry) return id
    const ids = idsIn(entry)
    const [pointed] = [...entry.values()].filter((row) => row.id === id)
    const wanted = from === undefined || pointed.locale === from ? to : pointed.locale
    return ids.get(wanted) ?? ids.get(to) ?? ids.get(defaultCode)
  }
}

/** Row id → language → row, for rows that have a language. */
function groupByEntry(rows) {
  const byId = new Map()
  for (const row of rows.filter(({ locale }) => locale)) {
    const known = [row.id, ...(row.localizations ?? [])].map((id) => byId.get(id)).find(Boolean)
    byId.set(row.id, (known ?? new Map()).set(row.locale, row))
  }
  return byId
}

module.exports = { toLanguages }
