import { callStore } from '../../cache/call-store.ts'
import { withinLimit } from '../../cache/time-limit.ts'
import { addKnownChanges, type ChangeLog, shieldCount } from '../port/changes.ts'

/**
 * Reads changes from one of the objects, after the response, because the object may be on another continent. The code is
 * loaded when it is needed: isolates that only serve cached pages start without it. Never fails.
 */
export async function readShieldChanges(changes: ChangeLog): Promise<void> {
  const { shield, now, log } = changes
  if (!shield) return
  try {
    const name = `${now() % shieldCount}`
    addKnownChanges(changes, await callStore(shield, (store) => store.getByName(name).readChanges()))
  } catch (error) {
    log.warn('the origin shield could not tell of changes', { error })
  }
}

/** Time limit in milliseconds for telling one object; only background work waits for it. */
const tellLimitMs = 2000

/**
 * Tells every object of the shield about changes, and learns about those that other isolates have told. An object that
 * can't be reached learns about the change from the next query. Never fails.
 */
export async function tellShield(changes: ChangeLog): Promise<void> {
  const { shield, isolate, log } = changes
  if (!shield) return
  const tell = async (name: string) => {
    const told = shield.store.getByName(name).tell(isolate.copy)
    const tooLate = () => new Error(`no answer within ${tellLimitMs} ms`)
    addKnownChanges(changes, await withinLimit(tellLimitMs, told, tooLate))
  }
  const names = Array.from({ length: shieldCount }, (_, index) => `${index}`)
  const results = await Promise.allSettled(names.map(tell))
  for (const result of results) {
    if (result.status === 'rejected')
      log.warn('content change could not be told to the origin shield', { error: result.reason })
  }
}
