import type { Locale } from '../../src/shared/locales.ts'

/** What a page tells the service worker. */
export type WorkerMessage =
  /** Answered through the message's port with the id of the build that the worker belongs to. */
  | { type: 'which-build' }
  /** A waiting worker takes over. */
  | { type: 'take-over' }
  /** Keep these addresses, and the offline page in the page's language. `anew`: young copies aren't good enough. */
  | { type: 'keep'; locale: Locale; addresses: string[]; anew: boolean }
