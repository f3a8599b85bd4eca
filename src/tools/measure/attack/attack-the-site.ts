import type { Attack, AttackGroup } from './attack.ts'
import { type AttackedSite, startAttackedSite } from './attacked-site.ts'
import { judgeAttack, shortAtOnce } from './judge.ts'
import { accountAttacks } from './rows/accounts.ts'
import { beyondQueries } from './rows/beyond-queries.ts'
import { beyondRequests } from './rows/beyond-requests.ts'
import { contentProxy } from './rows/content-proxy.ts'
import { contentService } from './rows/content-service.ts'
import { guessedAddresses } from './rows/guessed-addresses.ts'
import { heldAttacks } from './rows/held.ts'
import { longRuns } from './rows/long-runs.ts'
import { noticeAttacks } from './rows/notices.ts'
import { peopleAttacks } from './rows/people.ts'
import { searchAttacks } from './rows/search.ts'
import { statisticsAttacks } from './rows/statistics.ts'
import { slowStores } from './rows/stores.ts'
import { ticketHooks } from './rows/ticket-hooks.ts'
import { type Figures, runAttack } from './run-attack.ts'
import { toRow } from './table.ts'

interface Options {
  isShort: boolean
  print: (line: string) => void
}

/**
 * Runs every attack and prints its row. Attacks with the same environment share an isolate, one after the other, so
 * that their effects add up; an isolate that was broken is replaced.
 */
export async function attackTheSite(groups: readonly AttackGroup[], { isShort, print }: Options) {
  const sites = new Map<string, AttackedSite>()
  let [rows, broken] = [0, 0]
  const stop = async (key: string) => {
    await sites.get(key)?.stop()
    sites.delete(key)
  }
  const run = async (attack: Attack) => {
    const key = JSON.stringify(attack.behind ?? {})
    const site = sites.get(key) ?? (await startAttackedSite(attack.behind))
    sites.set(key, site)
    rows += 1
    let figures: Figures
    try {
      figures = await runAttack(site, isShort ? shorten(attack) : attack)
    } catch (error) {
      // The remaining rows are measured nevertheless, on another isolate.
      broken += 1
      print(`${attack.name}  FAILED: ${error instanceof Error ? error.message : String(error)}`)
      await stop(key)
      return
    }
    const complaints = judgeAttack(attack, figures, isShort)
    if (complaints.length > 0) broken += 1
    print(toRow(attack, figures, complaints))
    if (complaints.length > 0 || !isNeededAgain(attack)) await stop(key)
  }
  try {
    for (const { title, attacks } of groups) {
      print(`\n${title}`)
      for (const attack of attacks) await run(attack)
    }
  } finally {
    for (const key of [...sites.keys()]) await stop(key)
  }
  return { rows, broken }
}

/** Only the default environment is used by more than one row. */
const isNeededAgain = ({ behind }: Attack) =>
  behind === undefined || behind.isEmbedded === true || behind.hasNotices === true

const shorten = (attack: Attack): Attack => ({
  ...attack,
  turns: attack.shortTurns ?? attack.turns,
  atOnce: shortAtOnce,
})

/** Every group of attacks; those that share a site come first. */
export const attackGroups: readonly AttackGroup[] = [
  contentProxy,
  guessedAddresses,
  searchAttacks,
  heldAttacks,
  contentService,
  slowStores,
  accountAttacks,
  noticeAttacks,
  ticketHooks,
  statisticsAttacks,
  peopleAttacks,
  beyondRequests,
  beyondQueries,
  longRuns,
]
