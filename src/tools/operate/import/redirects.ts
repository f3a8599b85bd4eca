import { Parser } from 'htmlparser2'
import * as z from 'zod/mini'
import { toRedirectKey } from '../../../content/site/redirect-key.ts'
import { findPage } from '../../../routes/address-rules.ts'
import { pathTo } from '../../../routes/paths.ts'
import { forEachAtOnce } from '../../../shared/for-each-at-once.ts'
import { allLocales } from '../../../shared/locales.ts'
import { splitLocalePath } from '../../../shared/urls.ts'
import { decodeText } from './decode-text.ts'
import type { JournalStep } from './journal.ts'
import type { PlannedRow } from './plan.ts'
import { StrapiRefused } from './strapi-rest.ts'
import type { StrapiRest } from './strapi-versions.ts'

export interface RedirectResult {
  what: 'made' | 'same' | 'refused'
  from: string
  to: string
  reason?: string
}

interface KnownRedirect {
  from: string
  to: string
}

/** Longest address that Strapi's column of texts has room for. */
const maxLength = 255
const atOnce = 4

const deskRedirectSchema = z.object({ path: z.string(), target: z.string() })

/** @param ask runs SQL in the site's database, which has the redirects of the desk */
export const readDeskRedirects = (ask: (sql: string) => unknown[]): KnownRedirect[] =>
  ask('select path, target from site_redirect')
    .map((row) => deskRedirectSchema.parse(row))
    .map(({ path, target }) => ({ from: path, to: target }))

export async function readRedirects(strapi: StrapiRest): Promise<KnownRedirect[]> {
  const rows = await strapi.list('redirect', { fields: ['from', 'to'] })
  return rows.map(({ fields }) => ({ from: String(fields.from), to: String(fields.to) }))
}

/** Decides which redirects the old pages of imported concerts need. */
export function planRedirects(
  rows: readonly PlannedRow[],
  known: readonly KnownRedirect[],
): RedirectResult[] {
  const targets = new Map(known.map(({ from, to }) => [toRedirectKey(from), to]))
  const plannedKeys = new Set<string>()
  return rows.flatMap((row): RedirectResult[] => {
    if (row.what === 'refused' || row.what === 'skipped' || row.values.page === undefined) return []
    const { page } = row.values
    const to = pathTo('concert', { slug: row.slug })
    const { pathname, search } = new URL(page, 'https://old.invalid')
    const from = `${decode(pathname)}${search}`
    const key = toRedirectKey(from)
    const target = key === undefined ? undefined : targets.get(key)
    // The first page, and a page that has its address already, need none.
    if (key === undefined || key === toRedirectKey(to)) return []
    // A page of several concerts leads to the first.
    if (plannedKeys.has(key)) return []
    plannedKeys.add(key)
    if (target !== undefined) {
      const isSame = toRedirectKey(target) === toRedirectKey(to)
      return [
        isSame
          ? { what: 'same', from, to }
          : { what: 'refused', from, to, reason: `it leads to ${target} already` },
      ]
    }
    if (from.length > maxLength)
      return [{ what: 'refused', from, to, reason: `it is longer than ${maxLength} characters` }]
    return [{ what: 'made', from, to }]
  })
}

const decode = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Makes the planned redirects; the site follows them at once, since they have no drafts. */
export async function writeRedirects(
  strapi: StrapiRest,
  planned: readonly RedirectResult[],
  note: (step: JournalStep) => void,
): Promise<RedirectResult[]> {
  const results = new Map<RedirectResult, RedirectResult>()
  const wanted = planned.filter(({ what }) => what === 'made')
  await forEachAtOnce(wanted, atOnce, async (redirect) => {
    try {
      note({ made: 'redirect', from: redirect.from, to: redirect.to })
      await strapi.create('redirect', { from: redirect.from, to: redirect.to })
    } catch (error) {
      if (!(error instanceof StrapiRefused) || error.status !== 400) throw error
      results.set(redirect, { ...redirect, what: 'refused', reason: `Strapi refuses it: ${error.message}` })
    }
  })
  return planned.map((redirect) => results.get(redirect) ?? redirect)
}

/** Types of entries, by the page that shows them. */
const shownTypes = { concert: 'concert', city: 'city', venue: 'venue', member: 'member' } as const

/**
 * Returns the old addresses that lead nowhere on the new site: neither a redirect, nor a page of the same address.
 *
 * @param slugs those of each type that has pages; `program` has its pages at the top
 */
export function findLost(
  addresses: readonly string[],
  known: readonly KnownRedirect[],
  slugs: Readonly<Record<'concert' | 'city' | 'venue' | 'member' | 'program', ReadonlySet<string>>>,
): string[] {
  const redirected = new Set(known.map(({ from }) => toRedirectKey(from)))
  return addresses.filter((address) => {
    const { pathname, search } = new URL(address)
    const key = toRedirectKey(`${pathname}${search}`)
    // The home page, which has no key, always exists.
    if (key === undefined || redirected.has(key) || redirected.has(toRedirectKey(pathname))) return false
    return !isPage(splitLocalePath(pathname.replace(/(?<=.)\/$/, ''), allLocales).path)
  })

  function isPage(path: string): boolean {
    const page = findPage(path)
    if (page && 'isFixed' in page && page.isFixed) return true
    const [first = '', slug = first] = path.slice(1).split('/')
    for (const [name, type] of Object.entries(shownTypes)) {
      // The keys of `shownTypes` are names of addresses with a slug.
      if (path === pathTo(name as keyof typeof shownTypes, { slug })) return slugs[type].has(slug)
    }
    return !path.slice(1).includes('/') && slugs.program.has(first)
  }
}

/** Most addresses of one file, by the protocol (sitemaps.org/protocol.html). */
const maxAddresses = 50_000

/**
 * Reads the addresses of pages from a sitemap, or from a text with one address in each line.
 *
 * @throws Error if there is none, or if the file only names other sitemaps
 */
export function readOldAddresses(bytes: Uint8Array): string[] {
  const { text } = decodeText(bytes)
  const isXml = /^\s*</.test(text)
  const { pages, sitemaps } = isXml ? readXml(text) : { pages: text.split(/\r?\n/), sitemaps: [] }
  const found = [
    ...new Set(
      pages.map((each) => each.trim()).filter((each) => /^https?:\/\//.test(each) && URL.canParse(each)),
    ),
  ]
  if (found.length === 0 && sitemaps.length > 0) {
    throw new Error(
      `The file only names other sitemaps. Save these, and name them one after the other: ${sitemaps.join(' ')}`,
    )
  }
  if (found.length === 0) throw new Error('The file has no addresses: neither <loc> nor one in each line.')
  return found.slice(0, maxAddresses)
}

function readXml(text: string): { pages: string[]; sitemaps: string[] } {
  const found: { pages: string[]; sitemaps: string[] } = { pages: [], sitemaps: [] }
  const open: string[] = []
  const parser = new Parser(
    {
      onopentag(name) {
        open.push(name)
        if (name === 'loc') (open.includes('sitemap') ? found.sitemaps : found.pages).push('')
      },
      ontext(part) {
        // `image:loc` and `video:…_loc` have other names.
        if (open.at(-1) !== 'loc') return
        const list = open.includes('sitemap') ? found.sitemaps : found.pages
        list.push((list.pop() ?? '') + part)
      },
      onclosetag() {
        open.pop()
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  return found
}
