import * as z from 'zod/mini'
import { type Image, imageFields, imageSchema } from '../text/image.ts'

/** What the site calls itself, in one language. */
export interface SiteNames {
  /** Short name, next to the logo and at the end of page titles. */
  name: string
  fullName: string
  /** Title of the site's home page. */
  title: string
  description: string
  /** Address of the logo, which replaces the brand's mark. */
  logo?: Image
}

/** The names that an editor has filled in. */
export type OwnNames = Partial<SiteNames>

export const siteNameFields = `name fullName title description logo { ${imageFields} }`

/** Twice the length that the content manager allows: a header or a title has no room for more. */
const upTo = (length: number) => z.nullish(z.string().check(z.maxLength(length)))

export const siteNamesSchema = {
  name: upTo(120),
  fullName: upTo(240),
  title: upTo(240),
  description: upTo(1000),
  logo: imageSchema,
}
/**
 * Chooses the site's names: the editor's, otherwise the brand's. Names that the editor left empty are derived from
 * the editor's short name.
 */
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
