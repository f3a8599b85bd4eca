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

/** Does some work of the scheduled run; background work is finished when it returns. */
export async function runScheduled(
  { variables, bindings }: Pick<Visit, 'variables' | 'bindings'>,
  run: (services: ReturnType<typeof createServices>) => Promise<unknown>,
): Promise<void> {
  const environment = environmentOf(variables, bindings)
  const execution = createExecutionContext()
  const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work)
  const context = createContext(readConfig(environment), environment, { id: 'scheduled', origin, waitUntil })
  await run(createServices(context))
  await waitOnExecutionContext(execution)
}

/** Publishes what has changed in content, as the scheduled run does each minute. */
export const publishNow = (variables: Visit['variables']): Promise<void> =>
  runScheduled({ variables }, ({ content }) => publishChanges(content))

/** The address of a page in another language of the demo; those of posts begin with `/p/`. */
export function inLanguage(path: string, locale: string): string {
  if (locale === 'ru') return path
  return path.startsWith('/p/') ? `/p/${locale}${path}` : `/${locale}${path === '/' ? '' : path}`
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
