import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { makeSecret } from '../../operate/make-secrets.ts'
import { type ServedWorker, serveWorker } from '../../operate/serve-worker.ts'
import { listExamples } from '../laboratory/addresses.ts'
import { type Figure, toKb } from '../laboratory/run-parts.ts'

const maxScriptBytes = 5 * 1024

interface EncodedBytes {
  raw: number
  gzip: number
  brotli: number
  files: number
}

export interface PageWeight {
  html: EncodedBytes
  css: EncodedBytes
  /** Scripts that run before the first interaction. */
  script: EncodedBytes
}

/**
 * Weighs one page of each route, and the JavaScript that it loads before the first interaction; and the first view of
 * every page of the sitemap.
 */
export async function* weighPages(): AsyncGenerator<Figure> {
  const worker = await serveWorker({ port: 0, variables: { SITE_SECRET: makeSecret() }, onLog: () => {} })
  try {
    for (const { family, path } of listExamples()) {
      const weight = await measurePageWeight(worker, path)
      yield toScriptFigure(family, weight)
      yield toHtmlFigure(family, weight)
    }
    yield await weighFirstViews(worker, await listSitemap(worker))
  } finally {
    await worker.stop()
  }
}

/** Finds the pages whose first view takes more than one round trip. */
export async function weighFirstViews(worker: ServedWorker, paths: readonly string[]): Promise<Figure> {
  const heavy = await findHeavyViews(worker, paths)
  return {
    name: `pages whose HTML + CSS take more than one round trip, of ${paths.length}`,
    measured: [heavy.length, ...heavy.map(({ path, bytes }) => `${path} ${toKb(bytes)}`)].join(', '),
    target: '0',
    isMet: heavy.length === 0,
  }
}

const toScriptFigure = (family: string, { script }: PageWeight): Figure => ({
  name: `JavaScript before the first interaction: ${family}`,
  measured: `${inEachCoding(script)}, ${script.files} request${script.files === 1 ? '' : 's'}`,
  target: `≤ ${toKb(maxScriptBytes)} br, 1 request`,
  isMet: script.brotli <= maxScriptBytes && script.files <= 1,
})

const toHtmlFigure = (family: string, { html, css }: PageWeight): Figure => ({
  name: `HTML: ${family}`,
  measured: `${inEachCoding(html)}; CSS ${inEachCoding(css)}`,
  target: `HTML + CSS ≤ ${toKb(firstRoundTripBytes)} br`,
  isMet: html.brotli + css.brotli <= firstRoundTripBytes,
})

const inEachCoding = ({ raw, gzip, brotli }: EncodedBytes) =>
  `${toKb(raw)} raw, ${toKb(gzip)} gz, ${toKb(brotli)} br`

export async function measurePageWeight({ url }: ServedWorker, path: string): Promise<PageWeight> {
  const read = async (address: string) => {
    const response = await fetch(new URL(address, url))
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    return response.text()
  }
  const html = await read(path)
  const scripts = await readWithImports(scriptsOf(html), read)
  // Islands that load immediately count; others wait for an interaction.
  const islands = [...html.matchAll(/<tutti-island name="(\w+)"[^>]* load="(?:idle|visible)"/g)].map(
    ([, name = '']) => islandFile(name, scripts),
  )
  const all = await readWithImports([...scripts.keys(), ...islands], read)
  const styles = blockingStyles(html)
  return {
    html: weightOf([html]),
    css: weightOf(await Promise.all(styles.map(read))),
    script: weightOf([...all.values()]),
  }
}

const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g)].map(
    ([, src = '']) => src,
  )

/** Returns scripts and all their static imports, by address. */
async function readWithImports(
  addresses: string[],
  read: (address: string) => Promise<string>,
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const waiting = [...addresses]; waiting.length > 0; ) {
    const address = waiting.pop() ?? ''
    if (found.has(address)) continue
    const text = await read(address)
    found.set(address, text)
    // Matches static imports of minified code: `import"./a.js"`, `import{a}from"./a.js"`, `export*from"./a.js"`; not
    // `import("./a.js")`.
    for (const [, file = ''] of text.matchAll(/(?:import|from)\s*["']\.\/([^"']+)["']/g)) {
      waiting.push(new URL(file, `http://x${address}`).pathname)
    }
  }
  return found
}

/** Returns the file of an island in the registry: `CityPicker:()=>import("./island-….js")`. */
function islandFile(name: string, scripts: Map<string, string>): string {
  const pattern = new RegExp(`\\b${name}:\\(\\)=>import\\(["']\\./([^"']+)["']\\)`)
  for (const [address, text] of scripts) {
    const file = pattern.exec(text)?.[1]
    if (file) return new URL(file, `http://x${address}`).pathname
  }
  throw new Error(`no script of the page loads the island ${name}`)
}

type Sizes = Omit<EncodedBytes, 'files'>

/** Sizes by text. Pages share nearly all scripts and style sheets, and compression takes most of the time. */
const knownSizes = new Map<string, Sizes>()

function sizesOf(text: string): Sizes {
  const sizes = knownSizes.get(text) ?? {
    raw: Buffer.byteLength(text),
    gzip: gzipSync(text).length,
    brotli: brotliCompressSync(text).length,
  }
  knownSizes.set(text, sizes)
  return sizes
}

function weightOf(texts: string[]): EncodedBytes {
  const sizes = texts.map(sizesOf)
  const sum = (coding: keyof Sizes) => sizes.reduce((total, { [coding]: size }) => total + size, 0)
  return { raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli'), files: texts.length }
}

/**
 * Bytes of HTML and CSS, Brotli, with which a first view takes one round trip: ten segments before the browser's first
 * acknowledgement (RFC 6928) are 14 KB, half a kilobyte of which is for headers.
 */
const firstRoundTripBytes = 13.5 * 1024

interface FirstView {
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
function blockingStyles(html: string): string[] {
  const [head = ''] = html.split('</head>')
  return [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"(?! media)/g)].map(([, href = '']) => href)
}
