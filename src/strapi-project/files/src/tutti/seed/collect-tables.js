const media = 'plugin::upload.file'

/**
 * Turns snapshot rows into the rows of the tables of Strapi 4 or 5, in the shape that its entity manager writes
 * (`attachRelations` in @strapi/database, `createComponents` in the entity service).
 *
 * @param rowsOf content type uid → snapshot rows
 * @returns `entries`: uid of a content type or component → rows with ids; `links`: link table → rows
 */
function collectTables(strapi, rowsOf) {
  const entries = new Map()
  const links = new Map()
  const lastComponentId = new Map()
  const placeInInverse = inversePlaces(rowsOf)
  for (const [uid, rows] of rowsOf) for (const row of rows) addEntry(uid, row)
  return { entries, links }

  function addEntry(uid, row) {
    // The media library lists files by folder.
    append(entries, uid, uid === media ? { folderPath: '/', ...row } : row)
    for (const [name, attribute] of Object.entries(strapi.getModel(uid).attributes)) {
      const values = toList(row[name])
      if (attribute.type === 'relation') linkEntries(uid, row.id, name, attribute, values)
      if (attribute.type === 'media') linkMedia(uid, row.id, name, values)
      if (attribute.type === 'component') addComponents(uid, row.id, name, values, () => attribute.component)
      if (attribute.type === 'dynamiczone') {
        addComponents(uid, row.id, name, values, (value) => value.__component)
      }
    }
  }

  function linkEntries(uid, id, name, attribute, targets) {
    const { joinTable } = strapi.db.metadata.get(uid).attributes[name]
    if (attribute.mappedBy || !joinTable) return
    const { joinColumn, inverseJoinColumn, orderColumnName, inverseOrderColumnName } = joinTable
    targets.forEach((target, index) => {
      const link = { [joinColumn.name]: id, [inverseJoinColumn.name]: target }
      if (orderColumnName) link[orderColumnName] = index + 1
      if (inverseOrderColumnName) link[inverseOrderColumnName] = placeInInverse(attribute, target, id)
      append(links, joinTable.name, link)
    })
  }

  function linkMedia(uid, id, name, files) {
    const { joinTable } = strapi.db.metadata.get(media).attributes.related
    files.forEach((file, index) => {
      append(links, joinTable.name, {
        [joinTable.joinColumn.name]: file,
        [joinTable.morphColumn.idColumn.name]: id,
        [joinTable.morphColumn.typeColumn.name]: uid,
        field: name,
        order: index + 1,
      })
    })
  }

  function addComponents(uid, id, name, values, componentOf) {
    const { joinTable } = strapi.db.metadata.get(uid).attributes[name]
    values.forEach((value, index) => {
      const component = componentOf(value)
      const componentId = nextComponentId(component)
      addEntry(component, { ...value, id: componentId })
      const { joinColumn, inverseJoinColumn, morphColumn } = joinTable
      const componentColumn = inverseJoinColumn ?? morphColumn.idColumn
      append(links, joinTable.name, {
        [joinColumn.name]: id,
        [componentColumn.name]: componentId,
        component_type: component,
        field: name,
        order: index + 1,
      })
    })
  }

  function nextComponentId(component) {
    const id = (lastComponentId.get(component) ?? 0) + 1
    lastComponentId.set(component, id)
    return id
  }
}

/** Answers which place an entry has in the list of the entry that it points to, from 1. */
function inversePlaces(rowsOf) {
  const lists = new Map()
  return ({ target, inversedBy }, targetId, id) => {
    const key = `${target} ${inversedBy} ${targetId}`
    if (!lists.has(key)) {
      const row = rowsOf.get(target)?.find((candidate) => candidate.id === targetId)
      lists.set(key, [...toList(row?.[inversedBy])])
    }
    const list = lists.get(key)
    if (!list.includes(id)) list.push(id)
    return list.indexOf(id) + 1
  }
}

function append(tables, name, row) {
  if (!tables.has(name)) tables.set(name, [])
  tables.get(name).push(row)
}

function toList(value) {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

module.exports = { collectTables }
