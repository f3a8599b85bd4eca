/** Plain JSON: all that rows are made of, so that they can be indexed, compared and sent as they are. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/**
 * One entry, file or component. Attributes have their GraphQL names: relations are ids (or lists of them) of the
 * other entity's rows, media are ids of `UploadFile` rows, components are objects with an `id` of their own,
 * items of a dynamic zone also carry `__component` (`block.rich-text`).
 */
export interface Row {
  readonly id: number
  readonly [attribute: string]: Json
}

export type EntityName =
  | 'Concert'
  | 'City'
  | 'Venue'
  | 'Program'
  | 'ProgramCollection'
  | 'Member'
  | 'ArtistType'
  | 'Post'
  | 'Article'
  | 'Category'
  | 'QaEntry'
  | 'Page'
  | 'Vote'
  | 'Redirect'
  | 'AuditionRequest'
  | 'InvoiceRequest'
  | 'ContactMessage'
  | 'About'
  | 'Social'
  | 'Site'
  | 'UploadFile'

/** Everything that a content service holds: rows per entity, in the order of their ids. */
export type Snapshot = Readonly<Record<EntityName, readonly Row[]>>
