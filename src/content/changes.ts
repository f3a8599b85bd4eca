import * as z from 'zod/mini'
import type { Log } from '../log.ts'
import { type ContentType, contentTypes } from './content-types.ts'

/** When content of each type last changed, in milliseconds, as the content manager's webhook said. */
export type Changes = Partial<Record<ContentType, number>>

/** The isolate's copy: plain values, looked at again now and then. */
export interface IsolateChanges {
  copy: Changes | undefined
  readAt: number
}
export const createIsolateChanges = (): IsolateChanges => ({ copy: undefined, readAt: 0 })

export interface ChangeLog {
  isolate: IsolateChanges
  kv: KVNamespace | undefined
  /** This request's look at KV: a cold page asks several questions at once, and one look answers all of them. */
  looking?: Promise<void>
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  log: Log
}

const key = 'content-changes'
/** An isolate looks for changes this often; KV itself takes up to a minute to carry one to other places. */
const lookAgainMs = 10_000

const changesSchema = z.catch(z.partialRecord(z.enum(contentTypes), z.number()), {})

/** When any of these types last changed; 0 where no webhook ever said so. Never fails. */
export async function lastChangeOf(changes: ChangeLog, types: readonly ContentType[]): Promise<number> {
  const { isolate, now } = changes
  if (!isolate.copy) {
    changes.looking ??= look(changes)
    await changes.looking
  } else if (now() - isolate.readAt > lookAgainMs) {
    isolate.readAt = now()
    changes.waitUntil(look(changes))
  }
  return Math.max(0, ...types.map((type) => isolate.copy?.[type] ?? 0))
}

/** Marks all copies of these types as out of date, here and, within KV's minute, everywhere. */
export async function recordChange(changes: ChangeLog, types: readonly ContentType[]): Promise<void> {
  await look(changes)
  const changedAt = Object.fromEntries(types.map((type) => [type, changes.now()]))
  const copy = { ...changes.isolate.copy, ...changedAt }
  changes.isolate.copy = copy
  await changes.kv?.put(key, JSON.stringify(copy))
}

async function look({ isolate, kv, now, log }: ChangeLog): Promise<void> {
  let found: Changes = {}
  try {
    const text = await kv?.get(key)
    if (text) found = changesSchema.parse(JSON.parse(text))
  } catch (error) {
    // Copies then live as long as their policies let them, as without a webhook.
    log.warn('content changes could not be read', { error })
  }
  // This isolate may know of a change that KV doesn't show here yet.
  isolate.copy = newest(isolate.copy ?? {}, found)
  isolate.readAt = now()
}

function newest(one: Changes, other: Changes): Changes {
  const times = contentTypes.map((type) => [type, Math.max(one[type] ?? 0, other[type] ?? 0)] as const)
  return Object.fromEntries(times.filter(([, time]) => time > 0))
}
