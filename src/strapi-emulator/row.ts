/** Plain JSON, the values of rows, so that rows can be indexed, compared and sent as they are. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/**
 * One entry, file or component, with attributes by their GraphQL names. Relations are ids (or lists of ids) of rows of
 * another entity, media are ids of `UploadFile` rows, components are objects with an `id`, and items of a dynamic zone
 * also have `__component` (`block.rich-text`).
 */
export interface Row {
  readonly id: number
  readonly [attribute: string]: Json
}

/** Kinds of rows: content types, submitted forms and files, by their GraphQL names. */
export const entityNames = [
  'Concert',
  'Series',
  'City',
  'Venue',
  'Program',
  'ProgramCollection',
  'Member',
  'ArtistType',
  'Post',
  'Article',
  'Category',
  'QaEntry',
  'Page',
  'Vote',
  'Redirect',
  'AuditionRequest',
  'InvoiceRequest',
  'ContactMessage',
  'About',
  'Press',
  'Social',
  'Site',
  'UploadFile',
] as const
export type EntityName = (typeof entityNames)[number]

export const isEntityName = (name: string): name is EntityName => entityNames.some((each) => each === name)

/** All content of a service: rows by entity, in the order of their ids. */
export type Snapshot = Readonly<Record<EntityName, readonly Row[]>>
