import * as z from 'zod/mini'
import { audienceKinds, type NoticeAudience } from './audience.ts'
import { type ChangeKind, changeKinds } from './concert-changes.ts'
import { type ConcertState, concertStateSchema } from './concert-state.ts'

/** An editor's message by language. */
const wordsSchema = z.record(z.string(), z.string())

/** The facts of a notice; the database stores them as JSON. */
const factsSchema = z.object({
  /** The state of the concert when the notice was made. */
  said: z.pick(concertStateSchema, {
    date: true,
    time: true,
    place: true,
    city: true,
    status: true,
    cast: true,
    start: true,
  }),
  /** The state of the concert that the previous notice announced. */
  before: z.optional(z.pick(concertStateSchema, { date: true, time: true, status: true })),
  words: z.optional(wordsSchema),
})
export type NoticeFacts = z.infer<typeof factsSchema>

export interface Notice {
  id: string
  kind: ChangeKind
  /** The slug of the concert. */
  concert: string
  facts: NoticeFacts
  audience: readonly NoticeAudience[]
  /** When the notice was made, in milliseconds since 1970. */
  madeAt: number
  expiresAt: number
}

export interface NoticeRow {
  id: string
  kind: string
  concert: string
  facts: string
  audience: string
  made_at: number
  expires_at: number
  dropped_at: number | null
}

const kindSchema = z.enum(changeKinds)
const audienceSchema = z.array(z.object({ kind: z.enum(audienceKinds), key: z.string() }))

/** @throws ZodError for a row of another version of the site */
export const toNotice = (row: NoticeRow): Notice => ({
  id: row.id,
  kind: kindSchema.parse(row.kind),
  concert: row.concert,
  facts: factsSchema.parse(JSON.parse(row.facts)),
  audience: audienceSchema.parse(JSON.parse(row.audience)),
  madeAt: row.made_at,
  expiresAt: row.expires_at,
})

export const toFacts = (seen: ConcertState, known: ConcertState | undefined): NoticeFacts => ({
  said: pickAnnounced(seen),
  ...(known ? { before: { date: known.date, time: known.time, status: known.status } } : {}),
})

export const pickAnnounced = ({
  date,
  time,
  place,
  city,
  status,
  cast,
  start,
}: ConcertState): NoticeFacts['said'] => ({
  date,
  time,
  place,
  city,
  status,
  cast,
  start,
})
