/** Limits of a partner's query; the site's own queries are far below them. */
export const queryLimits = {
  /** Most characters of the received query. */
  queryCharacters: 16_384,
  /** Characters of the query that is sent to Strapi. */
  printedCharacters: 65_536,
  tokens: 2000,
  /** Levels of braces, those of fragments included: three relations, and a field of the last entry. */
  depth: 12,
  fields: 500,
  aliases: 20,
  /** Fields with fields of their own that are asked for again in the same place. */
  repetitions: 20,
  pageSize: 100,
  /** Strapi's page size of a list without one in the query. */
  defaultPageSize: 10,
  /** A field costs its depth, times the sizes of the pages that it is in. A hundred concerts with all details: 15 000. */
  cost: 50_000,
  /** Relations in one `filters`: in depth, side by side, and to many entries (each multiplies the rows). */
  filterDepth: 3,
  filterRelations: 8,
  filterRelationsToMany: 2,
  /** Fields, operators and groups in all `filters` of a query. */
  conditions: 100,
  /** Most values in one condition. */
  values: 100,
  textCharacters: 500,
  sortKeys: 4,
  localeCharacters: 20,
  variableDepth: 12,
} as const

/** Names are put into errors, and may be as long as the query. */
export const shortenName = (name: string) => (name.length > 60 ? `${name.slice(0, 60)}…` : name)
