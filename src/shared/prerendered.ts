/**
 * Pages that are there whatever content says, and of which the address alone says what they show; without their
 * language. The build lists them as `prerendered` (`/builds/meta/{buildId}.json`), the sitemap names them, and each
 * has its data as JSON at its `payloadPath`.
 */
export const prerenderedPaths = [
  '/',
  '/concerts',
  '/programs',
  '/cities',
  '/venues',
  '/venues/finomi',
  '/news',
  '/qa',
  '/poster',
  '/about',
  '/charity',
  '/services',
  '/security',
  '/contact',
  '/b2b',
  '/cast',
] as const

const fileName = '_payload.json'

/** Where the data of a page stands: `/concerts/_payload.json`. */
export const payloadPath = (path: string): string => `${path.replace(/\/$/, '')}/${fileName}`

export const isPayloadPath = (path: string): boolean => path.endsWith(`/${fileName}`)
