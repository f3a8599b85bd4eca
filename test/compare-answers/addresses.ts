export const languages = ['ru', 'en', 'th'] as const
export type Language = (typeof languages)[number]

/** The address of a Russian page in another language. */
export function inLanguage(language: Language, path: string): string {
  if (language === 'ru') return path
  if (path.startsWith('/p/')) return `/p/${language}${path}`
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** Kinds of pages that have many addresses, and how many of each are asked for. */
const kinds = {
  concert: { pattern: /^\/c\/[^/]+$/, count: 22 },
  city: { pattern: /^\/cities\/[^/]+$/, count: 10 },
  venue: { pattern: /^\/venues\/[^/]+$/, count: 8 },
  post: { pattern: /^\/p\/[^/]+$/, count: 8 },
  article: { pattern: /^\/a\/[^/]+$/, count: 8 },
  category: { pattern: /^\/categories\/[^/]+$/, count: 4 },
  qaEntry: { pattern: /^\/qa\/[^/]+$/, count: 5 },
  member: { pattern: /^\/members\/[^/]+$/, count: 6 },
  /** Programs, their collections, and pages of every layout that editors made. */
  bySlug: { pattern: /^\/[^/]+$/, count: 30 },
} as const
export type Kind = keyof typeof kinds

export interface Addresses {
  /** Pages that are there whatever content says. */
  fixed: string[]
  byKind: Record<Kind, string[]>
  sitemapParts: string[]
  /** Some of the files that the home page shows. */
  pictures: string[]
}

/** So many pages of a kind are looked at. */
const looks = 150

/** Russian addresses of the site out of its own sitemap; of each kind those that show the most different things. */
export async function chooseAddresses(read: (path: string) => Promise<string>): Promise<Addresses> {
  const sitemapParts = locationsIn(await read('/sitemap.xml'))
  const listed: string[] = []
  for (const part of sitemapParts) listed.push(...locationsIn(await read(part)).filter(isRussian))
  const { id }: { id: string } = JSON.parse(await read('/builds/latest.json'))
  const { prerendered: fixed }: { prerendered: string[] } = JSON.parse(await read(`/builds/meta/${id}.json`))
  const past = [...(await read('/concerts?past=1')).matchAll(/href="(\/c\/[^"/]+)"/g)].map(
    ([, path = '']) => path,
  )
  const paths = [...new Set([...listed, ...past])].filter((path) => !fixed.includes(path))
  const chosen: [string, string[]][] = []
  for (const [kind, { pattern, count }] of Object.entries(kinds)) {
    const candidates = spread(
      paths.filter((path) => pattern.test(path)),
      looks,
    )
    chosen.push([kind, await mostDifferent(candidates, count, read)])
  }
  const pictures = [...(await read('/')).matchAll(/src="(\/build\/pictures\/[^"]+)"/g)]
  return {
    fixed,
    // Its keys are those of `kinds`.
    byKind: Object.fromEntries(chosen) as Record<Kind, string[]>,
    sitemapParts,
    pictures: [...new Set(pictures.map(([, path = '']) => path))].slice(0, 3),
  }
}

const locationsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    return `${pathname}${search}`
  })

const isRussian = (path: string) => !/^(\/p)?\/(en|th)(\/|$)/.test(path)

/** At most `count` items, evenly from the first to the last. */
export const spread = <T>(items: readonly T[], count: number): T[] =>
  items.length <= count
    ? [...items]
    : items.filter(
        (_, index) =>
          Math.floor((index * count) / items.length) !== Math.floor(((index - 1) * count) / items.length),
      )

/**
 * Layouts, blocks, states of a concert: each shows in elements, classes and words of schema.org. First come pages
 * that show what no page before them shows; the rest is spread over all candidates.
 */
async function mostDifferent(
  candidates: readonly string[],
  count: number,
  read: (path: string) => Promise<string>,
): Promise<string[]> {
  const shownBy = new Map<string, Set<string>>()
  for (const path of candidates) shownBy.set(path, featuresOf(await read(path)))
  const chosen: string[] = []
  const seen = new Set<string>()
  const news = (path: string) => [...(shownBy.get(path) ?? [])].filter((feature) => !seen.has(feature)).length
  while (chosen.length < count) {
    const next = candidates.reduce(
      (best, path) => (news(path) > news(best) ? path : best),
      candidates[0] ?? '',
    )
    if (news(next) === 0) break
    chosen.push(next)
    for (const feature of shownBy.get(next) ?? []) seen.add(feature)
  }
  const rest = candidates.filter((path) => !chosen.includes(path))
  return [...chosen, ...spread(rest, count - chosen.length)]
}

const featuresOf = (html: string): Set<string> =>
  new Set(html.match(/class="[^"]*"|schema\.org\/\w+|<[a-z][a-z0-9-]*/g) ?? [])
