import type { ServedWorker } from '../../operate/serve-worker.ts'

/** A response as a visitor got it. */
export interface Visit {
  path: string
  status: number
  requestId: string
  /** The header `X-Cache`. */
  word: string | null
  /** Whether it is the site's complete 503 page, with `Retry-After`. */
  isError: boolean
  ms: number
}

/** Number of parallel visitors. */
const atOnce = 16

async function visit({ url }: ServedWorker, path: string): Promise<Visit> {
  const begun = performance.now()
  const response = await fetch(new URL(path, url), { redirect: 'manual' })
  const html = await response.text()
  const { headers, status } = response
  return {
    path,
    status,
    requestId: headers.get('x-request-id') ?? '',
    word: headers.get('x-cache'),
    isError: status === 503 && headers.has('retry-after') && html.endsWith('</html>'),
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
