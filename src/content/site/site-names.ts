import * as z from 'zod/mini'
import { type Image, imageFields, imageSchema } from '../text/image.ts'

/** What the site calls itself, in one language. */
export interface SiteNames {
  /** Short: beside the mark, and behind the titles of pages. */
  name: string
  fullName: string
  /** Of the home page. */
  title: string
  description: string
  /** Stands where the brand's mark does. */
  logo?: Image
}

/** What an editor has filled in. */
export type OwnNames = Partial<SiteNames>

export const siteNameFields = `name fullName title description logo { ${imageFields} }`

/** Twice what the content manager lets anybody write: a header or a title has no room for more. */
const upTo = (length: number) => z.nullish(z.string().check(z.maxLength(length)))

export const siteNamesSchema = {
  name: upTo(120),
  fullName: upTo(240),
  title: upTo(240),
  description: upTo(1000),
  logo: imageSchema,
}
/** What an editor has written, else what the brand says; what is left out follows the name that was written. */
export function chooseSiteNames(own: OwnNames = {}, brand: SiteNames): SiteNames {
  const { name = brand.name, logo } = own
  const fullName = own.fullName ?? (name === brand.name ? brand.fullName : name)
  return {
    name,
    fullName,
    title: own.title ?? (fullName === brand.fullName ? brand.title : fullName),
    description: own.description ?? brand.description,
    ...(logo ? { logo } : {}),
  }
}
