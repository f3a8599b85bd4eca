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

/** One kind of data that this deployment stores about a visitor. */
export interface StoredLine {
  thing: StoredThing
  place: StorePlace
  /**
   * The name as it stands in the browser; ends with an ellipsis where a variable part follows. Absent on the server.
   */
  name?: string
  /** Lifetime in seconds. Absent where something else than time ends it. */
  lifetimeSeconds?: number
  isWithConsent: boolean
  /** The page on which the visitor can see and delete the data. */
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
  // Concerns editors, not visitors.
  editor: () => false,
}

const asksForConsent = ({ ANALYTICS_CONSENT }: Config) => ANALYTICS_CONSENT === 'required'

const stored = { ...names }

/** Lists what a deployment with this configuration stores about visitors, and nothing else. */
export function listStoredData(config: Config): StoredLine[] {
  // `Object.entries` loses the type of the keys.
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

function described(of: (typeof stored)[StoredThing]): Pick<StoredLine, 'name' | 'lifetimeSeconds'> {
  if (typeof of === 'string') return { name: of }
  return {
    ...('name' in of ? { name: of.name } : {}),
    ...('prefix' in of ? { name: `${of.prefix}…` } : {}),
    ...('maxAgeSeconds' in of ? { lifetimeSeconds: of.maxAgeSeconds } : {}),
  }
}

/** Another company whose servers the pages of this deployment may contact. */
export interface ThirdParty {
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

export function chooseThirdParties(config: Config): ThirdParty[] {
  // `Object.entries` loses the type of the keys.
  const services = Object.entries(otherCompanies) as [ExternalService, { needsConsent?: true }][]
  return services
    .map(([service, { needsConsent = false }]) => ({
      service,
      hosts: hostsOf[service](config),
      isWithConsent: needsConsent && asksForConsent(config),
    }))
    .filter(({ hosts }) => hosts.length > 0)
}
