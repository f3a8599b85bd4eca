import type { NewsletterProvider } from './newsletter-provider.ts'
import * as brevo from './newsletters/brevo.ts'
import * as listmonk from './newsletters/listmonk.ts'
import * as mailchimp from './newsletters/mailchimp.ts'

/**
 * The services that send newsletters, of which a brand may choose one. Each is a file of `newsletters/` with the name of its
 * row.
 */
export const newsletterProviders = { brevo, listmonk, mailchimp } satisfies Record<
  string,
  { provider: NewsletterProvider }
>

/** The brand's choice of an orchestra that sends its newsletter by itself: the desk exports the addresses. */
export const ownNewsletter = 'own'
