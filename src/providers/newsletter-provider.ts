import type { Language } from '../shared/languages/define-language.ts'
import type { Country, ProviderName } from './provider.ts'

/** A reader of the newsletter, who has confirmed the address. */
export interface NewsletterReader {
  /** The e-mail address, in lower case. */
  address: string
  locale: Language
}

/** The account of a deployment at a provider. */
export interface NewsletterAccount {
  /** Key of the newsletter's account, from the secret `NEWSLETTER_KEY`. */
  key: string
  /** Id of the list, as the provider shows it. */
  list: string
}

interface NewsletterCall {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH'
  headers: Readonly<Record<string, string>>
  /** Body of the request, which is sent as JSON. */
  body?: object
}

/**
 * Calls the provider's API. @param path with its query, as `/v3/contacts`
 *
 * @returns the answer with any status below 500 but 401, 403 and 429; the body is parsed JSON, or `undefined`
 * @throws where no such answer comes in time: the call is repeated later
 */
export type CallNewsletter = (
  path: string,
  call: NewsletterCall,
) => Promise<{ status: number; body: unknown }>

/** `refused`: the provider will never take this address; it isn't tried again. */
export type NewsletterOutcome = 'done' | 'refused'

/**
 * A service that sends an orchestra's newsletter. Each is one file of `newsletters/`. The site gives it the addresses whose
 * owners have confirmed them, and takes back those who leave.
 */
export interface NewsletterProvider {
  name: ProviderName
  country?: Country
  /**
   * Returns the host of the API; `undefined` for a key that isn't one of the provider. If absent, the orchestra runs
   * the service on a host of its own, which its brand names.
   */
  toHost?: (key: string) => string | undefined
  add: (
    reader: NewsletterReader,
    account: NewsletterAccount,
    call: CallNewsletter,
  ) => Promise<NewsletterOutcome>
  /** Removes a reader from the list; a reader who isn't on it counts as removed. */
  remove: (address: string, account: NewsletterAccount, call: CallNewsletter) => Promise<NewsletterOutcome>
}
