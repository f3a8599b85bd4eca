import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { readOldAddresses } from '../redirects.ts'
import type { Source, SourceProblem } from '../source.ts'

/** A page of a site that was saved as a file. */
export interface SavedPage {
  /** Name of the page in messages. */
  origin: string
  file: string
  /** Address of the page as the sitemap lists it; absent for a saved page that was read without a sitemap. */
  address?: string
}

/** Finds the pages of a source: a file, those of a folder, or those that a sitemap lists. */
export function findPages(source: Source): { pages: SavedPage[]; missing: SourceProblem[] } {
  const { path = '' } = source
  if (source.isFolder) {
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.x?html?$/i.test(file),
    )
    return { pages: files.sort().map((file) => ({ origin: file, file: join(path, file) })), missing: [] }
  }
  if (!/\.xml$/i.test(path)) return { pages: [{ origin: basename(path), file: path }], missing: [] }
  const found = readOldAddresses(source.bytes).map((address) => ({
    address,
    file: findSavedPage(dirname(path), address),
  }))
  return {
    pages: found.flatMap(({ address, file }) =>
      file === undefined ? [] : [{ origin: relative(dirname(path), file), file, address }],
    ),
    missing: found.flatMap(({ address, file }) =>
      file === undefined
        ? [{ origin: address, reason: 'this page of the sitemap is not saved beside it' }]
        : [],
    ),
  }
}

/** Looks for a page where programs save it: `host/path/index.html`, `host/path.html`, without the host, or flat. */
function findSavedPage(folder: string, address: string): string | undefined {
  const { hostname, pathname } = new URL(address)
  const path = decodePath(pathname).replace(/^\/+|\/+$/g, '')
  // An address could lead out of the folder.
  if (path.split('/').includes('..')) return undefined
  const names = [
    path,
    `${path}.html`,
    join(path, 'index.html'),
    `${path.replaceAll('/', '-') || 'index'}.html`,
  ]
  return [hostname, '']
    .flatMap((host) => names.map((name) => join(folder, host, name)))
    .find((file) => /\.x?html?$/i.test(file) && existsSync(file) && statSync(file).isFile())
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
