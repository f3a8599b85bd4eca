/** A question for the database: `?1` stands for the first value. The Worker binds them, operators' tools write them in. */
export interface Statement {
  sql: string
  values: readonly (string | number)[]
}
