import type { Snapshot } from '../../src/strapi-emulator/row.ts'
import { makeWeserbogenSnapshot } from './bremen/content.ts'
import { makeKororaSnapshot } from './wellington/content.ts'

/** An orchestra whose site is built, served and looked at; its folder here has the row's name. */
export interface TestedBrand {
  /** Returns the content of the brand on a day, `YYYY-MM-DD`. */
  makeSnapshot: (today: string) => Snapshot
  /** The emulator's schema lists the demo's repertoires; the brand's own replaces `film`. */
  repertoire?: string
  /** Language of the browsers of the brand's visitors. */
  locale: string
  /** Country of the brand's visitors. */
  location: { city: string; country: string; latitude: string; longitude: string }
  /** Addresses that no page links to, and that it has. */
  unlinked: readonly string[]
  /** Addresses of the demo or of other languages, which it doesn't have. */
  missing: readonly string[]
}

const ofDemo = ['/venues/finomi', '/finomi', '/cities/moscow', '/ru', '/th']

export const testedBrands = {
  wellington: {
    makeSnapshot: makeKororaSnapshot,
    repertoire: 'baroque',
    locale: 'en-NZ',
    location: { city: 'Wellington', country: 'NZ', latitude: '-41.29', longitude: '174.78' },
    unlinked: [],
    missing: [...ofDemo, '/en/concerts', '/impressum'],
  },
  bremen: {
    makeSnapshot: makeWeserbogenSnapshot,
    locale: 'de-DE',
    location: { city: 'Bremen', country: 'DE', latitude: '53.08', longitude: '8.81' },
    unlinked: ['/en/search?q=oratorium', '/en/no-such-page', '/search?q=Muenchen', '/en/feed.xml'],
    missing: [...ofDemo, '/en/no-such-page'],
  },
} as const satisfies Record<string, TestedBrand>

export type BrandName = keyof typeof testedBrands

export const brandNames = Object.keys(testedBrands).filter((name): name is BrandName => name in testedBrands)

/** The row of a project's name. */
export function brandOf(name: string): TestedBrand {
  const found = brandNames.find((each) => each === name)
  if (!found) throw new Error(`No brand is tested under the name «${name}»`)
  return testedBrands[found]
}

const firstPort = Number(process.env.BRAND_TEST_PORT ?? 8795)

/** The port that many behind the first one of these tests. */
export const portAfter = (count: number): number => firstPort + count
export const portOf = (name: BrandName): number => portAfter(brandNames.indexOf(name))
