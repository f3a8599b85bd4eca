import { callStore } from '../../cache/call-store.ts'
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

/** Tells every object of the shield. An object that can't be told hears of the change from who asks it. */
export async function tellShield({ shield, isolate, log }: ChangeLog): Promise<void> {
  if (!shield) return
  const names = Array.from({ length: shieldCount }, (_, index) => `${index}`)
  try {
    await Promise.all(names.map((name) => shield.store.getByName(name).tell(isolate.copy)))
  } catch (error) {
    log.warn('content change could not be told to the origin shield', { error })
  }
}
