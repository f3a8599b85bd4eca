import * as z from 'zod'
import { toProfile } from '../providers/network.ts'
import { followNetworkIds, networks } from '../providers/networks.ts'
import type { NewsletterProvider } from '../providers/newsletter-provider.ts'
import { newsletterProviders, ownNewsletter } from '../providers/newsletters.ts'
import type { TicketProvider } from '../providers/ticket-provider.ts'
import { ticketProviderIds, ticketProviders } from '../providers/tickets.ts'
import { findNearestName } from '../shared/nearest-name.ts'

/** The value with which a brand says that it uses no provider of a kind: `maps: { provider: 'none' }`. */
export const noProvider = 'none'

/**
 * Makes the schema of a brand's choice among the providers of a kind, or of `none`.
 *
 * @param ids names of the providers in the registry of their kind, as `providers/maps.ts`
 * @param kind the registry's name in messages, as `maps`
 */
export const toProviderChoiceSchema = (ids: readonly string[], kind: string) =>
  oneOf([...ids, noProvider], `provider of ${kind}`)

/**
 * Accepts the id of a row of a registry.
 *
 * @param what a description of the rows, for the message about an unknown id
 */
const oneOf = <Id extends string>(ids: readonly Id[], what: string) =>
  z.enum(ids, { error: ({ input }) => toUnknown(String(input), ids, what) })

/** Some rows of a registry, each once. */
export const toIdListSchema = <Id extends string>(ids: readonly Id[], what: string) =>
  z
    .array(oneOf(ids, what))
    .refine((given) => new Set(given).size === given.length, { error: `names a ${what} twice` })

function toUnknown(given: string, ids: readonly string[], what: string): string {
  const meant = findNearestName(given, ids)
  const hint = meant ? `did you mean '${meant}'?` : `there are ${ids.join(', ')}`
  return `'${given}' is no ${what}; ${hint}`
}

/** A profile of the orchestra. */
export const socialLink = z
  .strictObject({
    network: oneOf(followNetworkIds, 'network with profiles'),
    url: z.string({ error: "must be a text, as 'https://mastodon.example/@north'" }),
  })
  .check((context) => {
    const { network, url } = context.value
    const known = networks[network]
    if (url.startsWith('https://') && toProfile(known, url) !== undefined) return
    context.issues.push({
      code: 'custom',
      path: ['url'],
      input: url,
      message: `is no profile of ${network}, as ${known.profile?.example}`,
    })
  })

/**
 * Makes the schema of a service that sells tickets, on its own host or on one that the brand names.
 *
 * @param host the schema of a host
 */
export const toTicketShop = (host: z.ZodType<string>) =>
  z
    .strictObject({ provider: oneOf(ticketProviderIds, 'provider of tickets'), host: z.optional(host) })
    .check((context) => {
      const { provider, host } = context.value
      const { hosts }: TicketProvider = ticketProviders[provider].provider
      if (host !== undefined || hosts) return
      context.issues.push({
        code: 'custom',
        path: ['host'],
        input: host,
        message: `is missing: the pages of ${provider} are on a host that the brand names`,
      })
    })

/**
 * Makes the schema of the newsletter.
 *
 * @param host the schema of a host
 * @param list the schema of a list's id
 */
export const toNewsletter = (host: z.ZodType<string>, list: z.ZodType<string>) =>
  z
    .strictObject({
      provider: oneOf([...newsletterIds, ownNewsletter], 'provider of newsletters'),
      /** Address of a service that the orchestra runs itself. */
      host: z.optional(host),
      /** The id of the list at the provider. The variable `NEWSLETTER_LIST` of a deployment replaces it. */
      list: z.optional(list),
    })
    .check((context) => {
      const { provider, host } = context.value
      if (host !== undefined || !isNewsletterId(provider)) return
      const { toHost }: NewsletterProvider = newsletterProviders[provider].provider
      if (toHost) return
      context.issues.push({
        code: 'custom',
        path: ['host'],
        input: host,
        message: `is missing: ${provider} runs on a host that the brand names`,
      })
    })

const isNewsletterId = (id: string): id is keyof typeof newsletterProviders =>
  Object.hasOwn(newsletterProviders, id)
const newsletterIds = Object.keys(newsletterProviders)
