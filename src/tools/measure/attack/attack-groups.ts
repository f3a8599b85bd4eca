import type { AttackGroup } from './attack.ts'
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
