import { type Figure, type Part, runRow } from '../laboratory/run-parts.ts'
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
import { messengerHooks } from './rows/messenger-hooks.ts'
import { noticeAttacks } from './rows/notices.ts'
import { peopleAttacks } from './rows/people.ts'
import { searchAttacks } from './rows/search.ts'
import { statisticsAttacks } from './rows/statistics.ts'
import { ticketHooks } from './rows/ticket-hooks.ts'
import { type Figures, runAttack } from './run-attack.ts'

/** Sites by their environment. Attacks with the same environment share an isolate, so that their effects add up. */
type Sites = Map<string, AttackedSite>

/** Returns the attacks as parts, of which the last one ends the sites. */
export function toParts(groups: readonly AttackGroup[], isShort: boolean): Part[] {
  const sites: Sites = new Map()
  const toPart = ({ title, attacks }: AttackGroup, at: number): Part => ({
    title,
    async *measure() {
      try {
        for (const attack of attacks) yield await attackOnce(sites, attack, isShort)
      } finally {
        if (at === groups.length - 1) for (const key of [...sites.keys()]) await stop(sites, key)
      }
    },
  })
  return groups.map(toPart)
}

async function stop(sites: Sites, key: string): Promise<void> {
  await sites.get(key)?.stop()
  sites.delete(key)
}

/** Runs an attack; an isolate that was broken is replaced. */
async function attackOnce(sites: Sites, attack: Attack, isShort: boolean): Promise<Figure> {
  const key = JSON.stringify(attack.behind ?? {})
  const site = sites.get(key) ?? (await startAttackedSite(attack.behind))
  sites.set(key, site)
  const figure = await runRow(
    site,
    {
      name: attack.name,
      do: () => runAttack(site, isShort ? shorten(attack) : attack),
      expect: (figures) => judgeAttack(attack, figures, isShort),
    },
    describeFigures,
  )
  if (!figure.isMet || !isNeededAgain(attack)) await stop(sites, key)
  return figure
}

const megabyte = 1024 * 1024

function describeFigures(figures: Figures): string {
  const { requests, worstStatus, middleMs, cpuMs, heapBefore, heapAfter, newKvKeys, kvRewrites } = figures
  const { rowsWritten, visits } = figures
  const heap = [heapBefore, heapAfter].map((bytes) => (bytes / megabyte).toFixed(1)).join(' → ')
  return [
    `${requests} requests, worst ${worstStatus || 'none'}, ${middleMs.toFixed(0)} ms, CPU ${cpuMs.toFixed(1)} ms`,
    `heap ${heap} MB, KV ${newKvKeys.length}+${kvRewrites}`,
    ...(rowsWritten === undefined ? [] : [`${rowsWritten} rows`]),
    ...(visits.asked === 0
      ? []
      : [
          `visitors ${visits.asked - visits.broken.length}/${visits.asked}, ${visits.slowestMs.toFixed(0)} ms`,
        ]),
  ].join('; ')
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
  accountAttacks,
  noticeAttacks,
  ticketHooks,
  messengerHooks,
  statisticsAttacks,
  peopleAttacks,
  beyondRequests,
  beyondQueries,
  longRuns,
]
