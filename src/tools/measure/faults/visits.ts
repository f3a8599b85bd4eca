import type { ServedWorker } from '../../operate/serve-worker.ts'

/** A response with the facts that a visitor notices. */
export interface Visit {
  path: string
  status: number
  requestId: string
  /** Value of the header `X-Cache`. */
  word: string | null
  /** Whether it is the site's complete 503 page, with `Retry-After`. */
  isError: boolean
  ms: number
}

/** Of a browser, so that each view is counted by statistics: what counts may fail, too. */
const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' }

/** Number of visitors that send requests in parallel. */
const atOnce = 16

async function visit({ url }: ServedWorker, path: string): Promise<Visit> {
  const begun = performance.now()
  const response = await fetch(new URL(path, url), { redirect: 'manual', headers })
  const html = await response.text()
  const { status } = response
  return {
    path,
    status,
    requestId: response.headers.get('x-request-id') ?? '',
    word: response.headers.get('x-cache'),
    isError: status === 503 && response.headers.has('retry-after') && html.endsWith('</html>'),
    ms: performance.now() - begun,
  }
}

export async function visitInTurn(worker: ServedWorker, paths: readonly string[]): Promise<Visit[]> {
  const visits: Visit[] = []
  for (const path of paths) visits.push(await visit(worker, path))
  return visits
}

export async function visitAtOnce(worker: ServedWorker, paths: readonly string[]): Promise<Visit[]> {
  const lanes = Array.from({ length: atOnce }, (_, lane) => paths.filter((_path, at) => at % atOnce === lane))
  return (await Promise.all(lanes.map((lane) => visitInTurn(worker, lane)))).flat()
}
