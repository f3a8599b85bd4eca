import { createCircuitBreaker } from '../cache/circuit-breaker.ts'
import type { Log } from '../log.ts'
import { embeddedUrl } from '../shared/constants.ts'
import { createKnownService, type FetchContent, type StrapiService } from './port/client.ts'

/** Properties of a content service that differ from the defaults. */
type Given = { fetch: FetchContent; log: Log } & Partial<Omit<StrapiService, 'mediaBase'>>

/** @param given without `url` the service is the embedded one, which has the GraphQL schema of Strapi 4 */
export const createStrapiService = ({ url, ...given }: Given): StrapiService => ({
  requestId: '',
  url: url?.replace(/\/$/, '') ?? embeddedUrl,
  mediaBase: url,
  embedHosts: [],
  dialect: url === undefined ? '4' : undefined,
  token: undefined,
  breaker: createCircuitBreaker('content'),
  known: createKnownService(),
  now: Date.now,
  ...given,
})
