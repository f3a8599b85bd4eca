import type { Config } from '../config/config.ts'
import type { ExternalService } from '../shared/external-services.ts'
import { challengeOrigin } from '../shared/forms/challenge.ts'
import {
  otherCompanies,
  type StoreCondition,
  type StoredRow,
  type StoredThing,
  type StorePlace,
  storedData,
} from '../shared/stored-data.ts'
import * as names from '../shared/stored-names.ts'
import { assetUrls } from './assets.ts'

/** One line of what this deployment stores about a visitor. */
export interface StoredLine {
  thing: StoredThing
  place: StorePlace
  /** As it stands in the browser; with an ellipsis where others give it its end. Absent on the server. */
  name?: string
  /** Absent where it ends with something else than time. */
  keptSeconds?: number
  isWithConsent: boolean
  /** Where the visitor sees it, and removes it. */
  page?: StoredRow['page']
}

const holds: Record<StoreCondition, (config: Config) => boolean> = {
  analytics: ({ ANALYTICS_ID }) => ANALYTICS_ID !== undefined,
  'question-of-consent': (config) => config.ANALYTICS_ID !== undefined && asksForConsent(config),
  'service-worker': ({ SERVICE_WORKER }) => SERVICE_WORKER === 'on',
  'call-limits': ({ boundKinds }) => boundKinds.includes('rate-limit'),
  themes: () => assetUrls.schemes.length > 1,
  forms: ({ boundKinds }) => boundKinds.includes('d1'),
  accounts: ({ hasAccounts }) => hasAccounts,
  votes: ({ hasVotes }) => hasVotes,
  notices: ({ hasNotices }) => hasNotices,
  // Of no visitor.
  editor: () => false,
}

const asksForConsent = ({ ANALYTICS_CONSENT }: Config) => ANALYTICS_CONSENT === 'required'

const stored = { ...names }

/** What a deployment with this configuration stores, and nothing that it doesn't. */
export function chooseStoredLines(config: Config): StoredLine[] {
  // Keys are those of the list itself.
  const things = Object.entries(storedData) as [StoredThing, StoredRow][]
  return things
    .filter(([, row]) => row.if === undefined || holds[row.if](config))
    .map(([thing, { place, page, needsConsent = false }]) => ({
      thing,
      place,
      page,
      isWithConsent: needsConsent && asksForConsent(config),
      ...described(stored[thing]),
    }))
}

function described(of: (typeof stored)[StoredThing]): Pick<StoredLine, 'name' | 'keptSeconds'> {
  if (typeof of === 'string') return { name: of }
  return {
    ...('name' in of ? { name: of.name } : {}),
    ...('prefix' in of ? { name: `${of.prefix}…` } : {}),
    ...('maxAgeSeconds' in of ? { keptSeconds: of.maxAgeSeconds } : {}),
  }
}

/** Another company whose servers pages of this deployment may ask. */
export interface OtherCompany {
  service: ExternalService
  hosts: readonly string[]
  isWithConsent: boolean
}

const hostsOf: Record<ExternalService, (config: Config) => readonly string[]> = {
  'ticket-frame': ({ TICKET_HOST, TICKET_HOST_TUTTI }) =>
    [...new Set([TICKET_HOST, TICKET_HOST_TUTTI])].filter((host) => host !== undefined),
  'ticket-widget': ({ TICKET_WIDGET_URL }) => (TICKET_WIDGET_URL ? [new URL(TICKET_WIDGET_URL).host] : []),
  analytics: ({ ANALYTICS_ID }) => (ANALYTICS_ID ? ['mc.yandex.ru'] : []),
  map: ({ MAPS_KEY }) => (MAPS_KEY ? ['api-maps.yandex.ru'] : []),
  embed: ({ EMBED_HOSTS }) => EMBED_HOSTS,
  challenge: ({ challenge }) => (challenge ? [new URL(challengeOrigin).host] : []),
}

export function chooseCompanies(config: Config): OtherCompany[] {
  // Keys are those of the list itself.
  const services = Object.entries(otherCompanies) as [ExternalService, { needsConsent?: true }][]
  return services
    .map(([service, { needsConsent = false }]) => ({
      service,
      hosts: hostsOf[service](config),
      isWithConsent: needsConsent && asksForConsent(config),
    }))
    .filter(({ hosts }) => hosts.length > 0)
}
