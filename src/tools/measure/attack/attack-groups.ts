import type { AttackGroup } from './attack.ts'
import { accounts } from './rows/accounts.ts'
import { beyondQuestions } from './rows/beyond-questions.ts'
import { beyondRequests } from './rows/beyond-requests.ts'
import { contentProxy } from './rows/content-proxy.ts'
import { contentService } from './rows/content-service.ts'
import { guessedAddresses } from './rows/guessed-addresses.ts'
import { held } from './rows/held.ts'
import { notices } from './rows/notices.ts'
import { people } from './rows/people.ts'
import { searching } from './rows/search.ts'
import { slowStores } from './rows/stores.ts'

/** Every group of attacks; those that share a site come first. */
export const attackGroups: readonly AttackGroup[] = [
  contentProxy,
  guessedAddresses,
  searching,
  held,
  contentService,
  slowStores,
  accounts,
  notices,
  people,
  beyondRequests,
  beyondQuestions,
]
