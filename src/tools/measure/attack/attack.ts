import type { ContentMode } from './content.ts'

/** A request of an attacker; path and headers are sent unchanged. */
export interface AttackRequest {
  /** Method of the request; `GET` if it is absent. */
  method?: string
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string
  /** Bytes that are sent instead of a request, over a connection of their own: what no HTTP client would send. */
  raw?: string
  /** Milliseconds after which the client disconnects; a missing response is then no failure of the site. */
  leavesAfterMs?: number
}

export interface AttackResponse {
  /** Status of the response; 0 if there was none. */
  status: number
  /** Headers by lower-case name; repeated headers are joined. */
  headers: ReadonlyMap<string, string>
  text: string
  ms: number
  /** Whether no response came within the time limit. */
  isLate: boolean
  /** Whether the client disconnected first, as planned. */
  hasLeft: boolean
}

export interface Exchange {
  sent: AttackRequest
  answer: AttackResponse
}

/** The environment of the site while it is attacked. */
export interface AttackEnvironment {
  /** Whether the site uses its embedded content service instead of the fake one. */
  isEmbedded?: true
  content?: ContentMode
  /** Content queries that contain a text and take some milliseconds. */
  slowQueries?: { holding: string; ms: number }
  /** Whether there are accounts, with a service without users and an empty database. */
  hasAccounts?: true
  /** Whether there are notices, with a database, push keys, and a mailer that counts. */
  hasNotices?: true
  /** Whether rate limits are bound and refuse everything. */
  isLimited?: true
  variables?: Readonly<Record<string, string>>
  /** Whether this holds from the first request on; by default after the pages of visitors have been loaded. */
  isFromTheStart?: true
}

/**
 * One attack, a row of the table. Every row forbids responses with 5xx, hanging requests, CPU time and memory over the
 * limits, KV keys for invented values, and broken pages of visitors meanwhile.
 */
export interface Attack {
  name: string
  /**
   * Returns the requests of one turn. The turn's number makes them different where they would be served from a cache
   * otherwise.
   */
  requests: (turn: number) => readonly AttackRequest[]
  turns: number
  /** Number of turns with `--short`; if absent, the row is skipped there. */
  shortTurns?: number
  /** Number of parallel requests after the first turns, which are sent one by one. */
  atOnce?: number
  /** Whether all requests are parallel from the beginning; each is charged an equal share of the CPU time. */
  isBurst?: true
  /** An environment of its own, on a separate site. */
  behind?: AttackEnvironment
  /** Pages that visitors view meanwhile: cached ones, uncached ones, or none. */
  visitors?: 'warm' | 'cold' | 'none'
  /** Statuses 5xx that are correct here. */
  mayFail?: readonly number[]
  /** Returns a request that follows from a response. */
  follow?: (exchange: Exchange) => AttackRequest | undefined
  /** @returns the problem with an answer, if any */
  complain?: (exchange: Exchange, turn: readonly Exchange[]) => string | undefined
  /** Limits of this attack besides the usual ones. */
  limits?: Partial<RowLimits>
}

export interface RowLimits {
  /** CPU time of an anonymous request, in milliseconds. */
  cpuMs: number
  /** Most new keys that the attack may write to KV. */
  newKvKeys: number
  /** Number of KV keys that are written again within ten seconds. */
  kvRewrites: number
  /** Most queries that the attack may cause at the content service. */
  contentCalls: number
  /** Size of one content query in bytes. */
  queryBytes: number
  /** Growth of the process at its peak, in bytes. */
  peakBytes: number
  /** Number of database rows that are written; `rowsKept`: by which the database grows. */
  rowsWritten: number
  rowsKept: number
  /** Number of e-mails that are sent. */
  letters: number
}

export interface AttackGroup {
  title: string
  attacks: readonly Attack[]
}
