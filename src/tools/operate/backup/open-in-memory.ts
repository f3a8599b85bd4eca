import { constants, DatabaseSync } from 'node:sqlite'

/**
 * Opens a database in memory for SQL that may be anybody's: it can't open or write a file, which `attach` and
 * `vacuum into` would.
 */
export function openInMemory(): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  database.setAuthorizer((action) =>
    action === constants.SQLITE_ATTACH || action === constants.SQLITE_DETACH
      ? constants.SQLITE_DENY
      : constants.SQLITE_OK,
  )
  return database
}
