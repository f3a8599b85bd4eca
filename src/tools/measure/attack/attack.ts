import type { ContentMode } from './content.ts'

/** What somebody sends. Path and headers go out as they stand here. */
export interface Sent {
  /** `GET`, if nothing is said. */
  method?: string
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string
  /** Goes out in place of all the others, over a connection of its own: what no client would send. */
  raw?: string
  /** The client goes away after so many milliseconds; that there is no answer by then is no fault of the site. */
  leavesAfterMs?: number
}

export interface Answer {
  /** 0: there was none. */
  status: number
  /** Names in small letters; of a name that comes twice, all values. */
  headers: ReadonlyMap<string, string>
  text: string
  ms: number
  /** No answer came within the time that an answer has. */
  isLate: boolean
  /** The client went away first, as it meant to. */
  hasLeft: boolean
}

export interface Exchange {
  sent: Sent
  answer: Answer
}

/** What is behind the site while it is attacked. */
export interface Behind {
  /** Another content service than the stand-in of this machine: the one that ships with the site, in its isolate. */
  isEmbedded?: true
  content?: ContentMode
  /** Questions to the content service that take long: those that hold a text. */
  slowQuestions?: { holding: string; ms: number }
  /** How long each call takes of KV, and of the Cache API. */
  kvMs?: number
  cacheMs?: number
  /** With accounts, of a service that knows nobody, and a database in which nothing is. */
  hasAccounts?: true
  /** Somebody can be told something: with a database of its own, keys for pushes, and a mailer that counts. */
  hasNotices?: true
  /** The limits of calls are there, and reached by everybody. */
  isLimited?: true
  variables?: Readonly<Record<string, string>>
  /** From the site's first request on, and not only once it has seen its visitors. */
  isFromTheStart?: true
}

/**
 * One row of the table. For every row alike: no answer with 5xx, none that hangs, none over the limits of processor
 * time and memory, no key of KV for what somebody made up, and visitors' pages whole meanwhile.
 */
export interface Attack {
  name: string
  /** All requests of one turn. The turn's number makes them different where a copy would answer else. */
  requests: (turn: number) => readonly Sent[]
  turns: number
  /** Of `--short`; absent: the row is left out there. */
  shortTurns?: number
  /** How many at a time, once some turns have been sent one request after the other. */
  atOnce?: number
  /** All requests at once from the first on. Their processor time is that of all, shared out. */
  isBurst?: true
  /** A site of its own, whose surroundings are these. */
  behind?: Behind
  /** Which pages visitors look at meanwhile: seen ones, ones that nobody has seen, or none. */
  visitors?: 'warm' | 'cold' | 'none'
  /** 5xx that are the right answer here. */
  mayFail?: readonly number[]
  /** What is sent next, made of what was answered. */
  follow?: (exchange: Exchange) => Sent | undefined
  /** @returns what is wrong with an answer, in a few words. */
  complain?: (exchange: Exchange, turn: readonly Exchange[]) => string | undefined
  /** What else this row may cost at most. */
  limits?: Partial<RowLimits>
}

export interface RowLimits {
  /** Of an anonymous request, in milliseconds. */
  cpuMs: number
  /** Keys that KV gets for the first time. */
  newKvKeys: number
  /** How often KV is given a key again within ten seconds. */
  kvRewrites: number
  /** Questions to the content service. */
  contentCalls: number
  /** Of one question to the content service, in bytes. */
  questionBytes: number
  /** By which the process grows at its highest. */
  peakBytes: number
  /** Rows of the database that are written, and by which it grows. */
  rowsWritten: number
  rowsKept: number
  /** Letters that leave. */
  letters: number
  /** The middle one of the times that the answers took, by the clock. */
  middleMs: number
}

export interface AttackGroup {
  title: string
  attacks: readonly Attack[]
}
