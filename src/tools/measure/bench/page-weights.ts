import { brotliCompressSync, gzipSync } from 'node:zlib'
import { makeSecret } from '../../operate/make-secrets.ts'
import { type ServedWorker, serveWorker } from '../../operate/serve-worker.ts'
import { listExamples } from './addresses.ts'
import { type Figure, toKb } from './figure.ts'
import { blockingStyles, findHeavyViews, firstRoundTripBytes, listSitemap } from './first-views.ts'

const maxScriptBytes = 5 * 1024

export interface EncodedBytes {
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
    const paths = await listSitemap(worker)
    const heavy = await findHeavyViews(worker, paths)
    yield {
      name: `pages of the sitemap whose HTML + CSS take more than one round trip, of ${paths.length}`,
      measured: [heavy.length, ...heavy.map(({ path, bytes }) => `${path} ${toKb(bytes)}`)].join(', '),
      target: '0',
      isMet: heavy.length === 0,
    }
  } finally {
    await worker.stop()
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
