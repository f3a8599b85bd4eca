const { renamed } = require('../renamed')

/** Added to the ids of drafts, which stand in the same table as what is published of them. */
const draftsFrom = 1_000_000
const media = 'plugin::upload.file'

/**
 * The snapshot's rows as Strapi 5 keeps them: a draft of each entry, beside it what is published of it, and one
 * `documentId` for both and for all languages. Drafts point to drafts, and what is published to what is published.
 *
 * @param rowsOf content type uid → snapshot rows, whose ids what is published keeps
 */
function toVersions(strapi, rowsOf) {
  const unpublished = new Map([...rowsOf].map(([uid, rows]) => [uid, idsOfDrafts(rows)]))
  return new Map([...rowsOf].map(([uid, rows]) => [uid, rows.flatMap((row) => versionsOf(uid, row))]))

  function versionsOf(uid, row) {
    const { localizations, ...own } = withNewNames(uid, row)
    const documentId = documentIdOf(uid, Math.min(row.id, ...(localizations ?? [])))
    const versions = hasDrafts(uid) ? ['draft', ...(row.publishedAt ? ['published'] : [])] : ['published']
    return versions.map((version) => ({
      ...pointingTo(uid, own, version),
      documentId,
      id: idOf(uid, row.id, version),
      publishedAt: version === 'draft' ? null : (row.publishedAt ?? row.createdAt),
    }))
  }

  /** The same fields, whose relations lead to that version of other entries. */
  function pointingTo(uid, row, version) {
    const { attributes } = strapi.getModel(uid)
    return Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, pointedTo(attributes[name], value, version)]),
    )
  }

  function pointedTo(attribute, value, version) {
    if (value === null || value === undefined) return value
    if (Array.isArray(value)) {
      return value.map((each) => pointedTo(attribute, each, version)).filter((each) => each !== null)
    }
    if (attribute?.type === 'relation') return targetOf(attribute.target, value, version)
    if (attribute?.type === 'component') return pointingTo(attribute.component, value, version)
    return attribute?.type === 'dynamiczone' ? pointingTo(value.__component, value, version) : value
  }

  /** A relation of a published entry can't lead to a draft. */
  function targetOf(uid, id, version) {
    return version === 'published' && unpublished.get(uid)?.has(id) && hasDrafts(uid)
      ? null
      : idOf(uid, id, version)
  }

  function idOf(uid, id, version) {
    return version === 'draft' && hasDrafts(uid) ? id + draftsFrom : id
  }

  function hasDrafts(uid) {
    return strapi.getModel(uid).options?.draftAndPublish === true
  }
}

const idsOfDrafts = (rows) => new Set(rows.filter(({ publishedAt }) => !publishedAt).map(({ id }) => id))

function withNewNames(uid, row) {
  const names = renamed[nameOf(uid)] ?? {}
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [names[name] ?? name, value]))
}

/** 24 small letters and digits, like those that Strapi makes, but known beforehand: `concert00000000000000012`. */
function documentIdOf(uid, id) {
  const letters = nameOf(uid).replaceAll('-', '')
  return letters + String(id).padStart(24 - letters.length, '0')
}

const nameOf = (uid) => (uid === media ? 'file' : uid.split('.').at(-1))

module.exports = { toVersions }
