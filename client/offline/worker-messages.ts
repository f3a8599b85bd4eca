import type { Locale } from '../../src/shared/locales.ts'

/** Messages from a page to the service worker. An open page and its worker may be of different builds. */
export type WorkerMessage =
  /** Asks for the id of the worker's build; the answer comes through the message's port. */
  | { type: 'which-build' }
  /** Lets a waiting worker take over from the present one. */
  | { type: 'take-over' }
  /** Caches these addresses and the offline page in a language; `anew` replaces fresh copies too. */
  | { type: 'keep'; locale: Locale; addresses: string[]; anew: boolean }
