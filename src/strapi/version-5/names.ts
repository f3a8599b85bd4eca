/**
 * Names of attributes in Strapi 5, by entity, if Strapi 5 reserves the name of Strapi 4: `status` is an entry's own
 * state there («draft», «modified»). The same table makes the model that ships with the site
 * (`src/strapi-project/files/src/tutti/renamed.js`).
 */
const renamed: Record<string, Record<string, string>> = {
  Concert: { status: 'concertStatus' },
}

/** An entry is known by its `documentId`; its `id` changes whenever it is published. */
const ofEveryEntry: Record<string, string> = { id: 'documentId' }

/** @returns what a selected field is called in Strapi 5. */
export const toNewFieldName = (entity: string, field: string): string => own(renamed[entity], field) ?? field

/** Returns the name of a field in filters and sort orders of Strapi 5, where ids are allowed too. */
export const filterNameOf = (entity: string, field: string): string =>
  own(ofEveryEntry, field) ?? toNewFieldName(entity, field)

const own = (names: Record<string, string> | undefined, name: string): string | undefined =>
  names && Object.hasOwn(names, name) ? names[name] : undefined
