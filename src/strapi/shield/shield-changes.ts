import { callStore } from '../../cache/call-store.ts'
import { withinLimit } from '../../cache/time-limit.ts'
import { type ChangeLog, learn, shieldCount } from '../port/changes.ts'

/**
 * Asks one of the objects for changes, behind the response: it may be on another continent. An isolate that answers out of
 * stores starts without this code. Never fails.
 */
export async function readShieldChanges(changes: ChangeLog): Promise<void> {
  const { shield, now, log } = changes
  if (!shield) return
  try {
    const name = `${now() % shieldCount}`
    learn(changes, await callStore(shield, (store) => store.getByName(name).readChanges()))
  } catch (error) {
    log.warn('the origin shield could not tell of changes', { error })
  }
}

/** Nobody waits for it but the work after the webhook's response. */
const tellLimitMs = 2000

/**
 * Tells every object of the shield, and learns of changes that other isolates have told them. An object that can't be
 * told hears of the change from who asks it. Never fails.
 */
export async function tellShield(changes: ChangeLog): Promise<void> {
  const { shield, isolate, log } = changes
  if (!shield) return
  const tell = async (name: string) => {
    const told = shield.store.getByName(name).tell(isolate.copy)
    const tooLate = () => new Error(`no answer within ${tellLimitMs} ms`)
    learn(changes, await withinLimit(tellLimitMs, told, tooLate))
  }
  const names = Array.from({ length: shieldCount }, (_, index) => `${index}`)
  const results = await Promise.allSettled(names.map(tell))
  for (const result of results) {
    if (result.status === 'rejected')
      log.warn('content change could not be told to the origin shield', { error: result.reason })
  }
}
