/** What a partner's question may be and cost; the site's own questions stay far below. */
export const queryLimits = {
  /** Of the query as it comes, in characters. */
  queryCharacters: 16_384,
  /** Of the query as it leaves. */
  printedCharacters: 65_536,
  tokens: 2000,
  /** Levels of braces, those of fragments included: three relations, and a field of the last entry. */
  depth: 12,
  fields: 500,
  aliases: 20,
  /** Fields with fields of their own that are asked for again in the same place. */
  repetitions: 20,
  pageSize: 100,
  /** What a list without a page size holds in Strapi. */
  defaultPageSize: 10,
  /** A field costs its depth, times the sizes of the pages that it is in. A hundred concerts with all details: 15 000. */
  cost: 50_000,
  /** In one `filters`: one relation after the other, side by side, and to many entries (each multiplies the rows). */
  filterDepth: 3,
  filterRelations: 8,
  filterRelationsToMany: 2,
  /** Fields, operators and groups in all `filters` of a question. */
  conditions: 100,
  /** Of one condition. */
  values: 100,
  textCharacters: 500,
  sortKeys: 4,
  localeCharacters: 20,
  variableDepth: 12,
} as const

/** Names are put into errors, and may be as long as the query. */
export const shorten = (name: string) => (name.length > 60 ? `${name.slice(0, 60)}…` : name)
