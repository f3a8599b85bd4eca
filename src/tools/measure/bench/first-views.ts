import { brotliCompressSync, constants } from 'node:zlib'
import type { ServedWorker } from '../../operate/serve-worker.ts'

/** Bytes that a server may send before the browser's first acknowledgement (RFC 6928: ten segments), Brotli. */
export const firstRoundTripBytes = 14 * 1024

export interface FirstView {
  path: string
  /** Of the HTML and of the style sheets that block its first paint, compressed. */
  bytes: number
}

/** Returns the paths of every page that the sitemap lists, in all languages. */
export async function listSitemap(worker: ServedWorker): Promise<string[]> {
  const read = async (path: string) => {
    const text = await (await fetch(new URL(path, worker.url))).text()
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  }
  const parts = await Promise.all((await read('/sitemap.xml')).map(read))
  return [...new Set(parts.flat())]
}

/**
 * Finds pages whose first view takes more than one round trip. Pages that fit after a quick compression aren't
 * compressed again: the best compression, which decides about the others, makes fewer bytes but takes long. Eight
 * hundred pages take ten seconds.
 */
export async function findHeavyViews(worker: ServedWorker, paths: readonly string[]): Promise<FirstView[]> {
  const read = async (address: string) => {
    const response = await fetch(new URL(address, worker.url))
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    return response.text()
  }
  const styles = new Map<string, Promise<number>>()
  const styleBytes = (href: string): Promise<number> => {
    const known = styles.get(href) ?? read(href).then((css) => brotliCompressSync(css).length)
    styles.set(href, known)
    return known
  }
  const heavy: FirstView[] = []
  for (const path of paths) {
    const html = await read(path)
    const css = await Promise.all(blockingStyles(html).map(styleBytes))
    const ofStyles = css.reduce((sum, bytes) => sum + bytes, 0)
    if (quickBytes(html) + ofStyles <= firstRoundTripBytes) continue
    const bytes = brotliCompressSync(html).length + ofStyles
    if (bytes > firstRoundTripBytes) heavy.push({ path, bytes })
  }
  return heavy
}

const quickBytes = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }).length

/** Addresses of the style sheets that the first paint waits for: not those outside the head, nor those for print. */
export function blockingStyles(html: string): string[] {
  const [head = ''] = html.split('</head>')
  return [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"(?! media)/g)].map(([, href = '']) => href)
}
