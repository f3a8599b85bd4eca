import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { type Bindings, readConfig } from '../../src/config/config.ts'
import { publishChanges } from '../../src/content/parts/published-content.ts'
import { createContext } from '../../src/context/context.ts'
import { createServices } from '../../src/features/services.ts'
import worker from '../../src/worker/worker.ts'
import { publisherOf } from './fake-publisher.ts'
import { recordStatements } from './query-plans.ts'

export const origin = 'https://tutti.example'

export interface Visit {
  /** Variables of the deployment, such as `CONTENT_URL`. */
  variables?: Record<string, string>
  bindings?: Partial<Bindings>
  headers?: Record<string, string>
  method?: string
  body?: string
  cf?: Record<string, unknown>
  /** Origin of the requested address; the site's own if it is absent. */
  host?: string
}

/** Environments by their variables. */
const environments = new Map<string, Bindings>()

/**
 * An isolate gets the same object with each request, and remembers what it has made of it. Bindings of a test's own make
 * another isolate of each request.
 */
export function environmentOf(variables: Visit['variables'], bindings?: Visit['bindings']): Bindings {
  const key = JSON.stringify(variables ?? {})
  const known = bindings ? undefined : environments.get(key)
  if (known) return known
  const own = { ...env, ...variables } as Bindings
  const all = {
    ...own,
    ...(variables?.CONTENT_URL ? { CONTENT_PUBLISHER: publisherOf(own) } : {}),
    ...bindings,
  } as Bindings
  const made = all.DB ? { ...all, DB: recordStatements(all.DB) } : all
  if (!bindings) environments.set(key, made)
  return made
}

/** Publishes what has changed in content, as the scheduled run does each minute. */
export async function publishNow(variables: Visit['variables']): Promise<void> {
  const environment = environmentOf(variables)
  const execution = createExecutionContext()
  const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work)
  const context = createContext(readConfig(environment), environment, { id: 'scheduled', origin, waitUntil })
  await publishChanges(createServices(context).content)
  await waitOnExecutionContext(execution)
}

/** Sends one request to the Worker; background work is finished when it returns. */
export async function visit(
  path: string,
  { variables, bindings, cf, host, ...init }: Visit = {},
): Promise<Response> {
  const context = createExecutionContext()
  const request = new Request(`${host ? `https://${host}` : origin}${path}`, {
    redirect: 'manual',
    ...init,
    ...(cf ? { cf } : {}),
  })
  const response = await worker.fetch(request, environmentOf(variables, bindings), context)
  // The body is read before background work is awaited, because a page is rendered while it is read.
  const text = await response.arrayBuffer()
  await waitOnExecutionContext(context)
  const isBodiless = response.status === 204 || response.status === 304 || response.status < 200
  return new Response(isBodiless ? null : text, response)
}
