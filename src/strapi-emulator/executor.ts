/**
 * The content service that ships with the site: what `POST {CONTENT_URL}/graphql` of Strapi 4 answers to the
 * public, executed in-process over a snapshot. Import it only by `import('./strapi-emulator/executor.ts')`: it brings
 * graphql-js and all demo content, which a deployment with a content service of its own never loads.
 */

import { makeSnapshot } from '../demo/snapshot.ts'
import { readOperation, restError } from './graphql/request.ts'
import { runOperation } from './graphql/run.ts'
import { indexSnapshot, type Tables } from './graphql/tables.ts'
import { createWork } from './graphql/work.ts'
import type { Snapshot } from './row.ts'

export interface EmbeddedContentOptions {
  now: () => Date
  /** Content for a day, `YYYY-MM-DD` in UTC. The demo content when absent. */
  snapshot?: (today: string) => Snapshot
  /** Off for the questions of strangers: each would be kept parsed, and no two need be alike. */
  remembersQueries?: boolean
}

/** All that ships, as rows: for what measures the site with it. @param today `YYYY-MM-DD` in UTC */
export const shippedSnapshot = (today: string): Snapshot => makeSnapshot(today)

/**
 * A stand-in for `fetch` to Strapi's GraphQL address. It never throws: what Strapi refuses gets Strapi's status
 * and body. Content is made by the first request of a day and shared by the whole isolate.
 */
export function createEmbeddedContent({
  now,
  snapshot = shippedSnapshot,
  remembersQueries = true,
}: EmbeddedContentOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      const operation = await readOperation(request)
      if (operation instanceof Response) return operation
      const tables = tablesOf(snapshot, now().toISOString().slice(0, 10))
      const { status, body } = runOperation(operation, tables, { remembersQueries, work: createWork() })
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
