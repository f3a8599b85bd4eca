/**
 * The embedded content service: executes the public GraphQL API of Strapi 4 (`POST {CONTENT_URL}/graphql`) in-process
 * over a snapshot. Import it only by `import('./strapi-emulator/executor.ts')`: it brings graphql-js and all demo
 * content, which a deployment with a content service of its own never loads.
 */

import { makeSnapshot } from '../demo/snapshot.ts'
import { readOperation, restError } from './graphql/request.ts'
import { runOperation } from './graphql/run.ts'
import { indexSnapshot, type Tables } from './graphql/tables.ts'
import { createWorkBudget } from './graphql/work.ts'
import type { Snapshot } from './row.ts'

export interface EmbeddedContentOptions {
  now: () => Date
  /** Returns the content of a day, `YYYY-MM-DD` in UTC; if absent, the demo's content. */
  snapshot?: (today: string) => Snapshot
  /** Whether parsed queries are cached. Off for queries of partners, no two of which need be alike. */
  remembersQueries?: boolean
  /** Whether a query may take any work: measurements have larger archives than the demo. */
  isUnlimited?: boolean
}

/**
 * Returns the demo's content as rows, for measurements.
 *
 * @param today `YYYY-MM-DD` in UTC
 */
export const shippedSnapshot = (today: string): Snapshot => makeSnapshot(today)

/**
 * Returns a replacement of `fetch` for Strapi's GraphQL address. It never throws: errors have Strapi's status and body.
 * The first request of a day makes the content, which the whole isolate shares.
 */
export function createEmbeddedContent({
  now,
  snapshot = shippedSnapshot,
  remembersQueries = true,
  isUnlimited = false,
}: EmbeddedContentOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      const operation = await readOperation(request)
      if (operation instanceof Response) return operation
      const tables = tablesOf(snapshot, now().toISOString().slice(0, 10))
      const { status, body } = runOperation(operation, tables, {
        remembersQueries,
        work: isUnlimited ? { stepsLeft: Infinity, rowsLeft: Infinity } : createWorkBudget(),
      })
      return new Response(`${JSON.stringify(body)}\n`, {
        status,
        headers: { 'content-type': 'application/json' },
      })
    } catch {
      return restError(500, 'InternalServerError', 'Internal Server Error')
    }
  }
}

const tablesBySource = new WeakMap<(today: string) => Snapshot, { today: string; tables: Tables }>()

function tablesOf(snapshot: (today: string) => Snapshot, today: string): Tables {
  const known = tablesBySource.get(snapshot)
  if (known?.today === today) return known.tables
  const tables = indexSnapshot(snapshot(today))
  tablesBySource.set(snapshot, { today, tables })
  return tables
}
