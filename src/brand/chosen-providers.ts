import { analyticsProviders } from '../providers/analytics.ts'
import type { EmbedProvider } from '../providers/embed-provider.ts'
import { embedProviders } from '../providers/embeds.ts'
import { findProvider } from '../providers/find-provider.ts'
import { mapProviders } from '../providers/maps.ts'
import type { Network } from '../providers/network.ts'
import { followNetworkIds, networks } from '../providers/networks.ts'
import type { NewsletterProvider } from '../providers/newsletter-provider.ts'
import { newsletterProviders } from '../providers/newsletters.ts'
import type { ShowTickets, TicketProvider } from '../providers/ticket-provider.ts'
import { ticketProviders } from '../providers/tickets.ts'
import { analytics, embeds, maps, newsletter, shareNetworks, ticketShops } from './chosen.ts'

/**
 * The providers that this site's brand has chosen; `undefined` where it has none of a kind. Code that isn't built has
 * the demo's. The build replaces this module by the file of each chosen provider (`tools/build/provider-modules.ts`),
 * so that no bundle contains another provider.
 */
const chosenMap = findProvider(mapProviders, maps)
export const mapProvider = chosenMap?.provider
export const showMap = chosenMap?.showMap

const chosenAnalytics = findProvider(analyticsProviders, analytics)
export const analyticsProvider = chosenAnalytics?.provider
export const startCounting = chosenAnalytics?.startCounting

type Each<Value> = Readonly<Record<string, Value>>

/** Networks of which an orchestra may have a profile, by id: editors choose, so a site has all of them. */
export const followNetworks: Each<Network> = Object.fromEntries(
  followNetworkIds.map((id) => [id, networks[id]]),
)
/** Ids of the networks in `followNetworks`, for code that doesn't need the networks themselves. */
export const followNetworkNames: readonly string[] = followNetworkIds
/** Networks that pages are shared by, by id, in the brand's order. */
export const sharingNetworks: Each<Network> = Object.fromEntries(
  shareNetworks.map((id) => [id, networks[id]]),
)
/** Share addresses of the networks, apart from the rest of their rows, which the browser doesn't need. */
export const shareAddresses: Each<string | undefined> = Object.fromEntries(
  shareNetworks.map((id) => [id, networks[id].share]),
)
/** Services whose films and music may be in pages, by id. */
export const chosenEmbeds: Each<EmbedProvider> = Object.fromEntries(
  embeds.map((id) => [id, embedProviders[id]]),
)

/** The service that sends the newsletter; `undefined` where the orchestra sends it by itself, or has none. */
export const newsletterProvider: NewsletterProvider | undefined = findProvider(
  newsletterProviders,
  newsletter,
)?.provider

/** Services whose tickets are sold on the site's pages, by id. */
export const chosenTickets: Each<TicketProvider> = Object.fromEntries(
  ticketShops.map(({ provider }) => [provider, ticketProviders[provider].provider]),
)
/** Code for the browser of the ticket services that have a widget, by id. */
export const ticketWidgets: Each<ShowTickets | undefined> = Object.fromEntries(
  ticketShops.map(({ provider }) => [provider, ticketProviders[provider].showTickets]),
)
