import { isRecord } from '../../../shared/is-record.ts'

/** Content types that imports read or write. */
export type ImportedType = 'city' | 'concert' | 'import-run' | 'member' | 'program' | 'redirect' | 'venue'

/** An entry with its fields, whichever version of Strapi it came from. */
export interface StrapiEntry {
  /** Id of the entry in relations and calls: a number in Strapi 4, a `documentId` in Strapi 5. */
  id: string
  /** Whether visitors see the entry, so that a change would show at once. */
  isLive: boolean
  fields: Readonly<Record<string, unknown>>
}

export interface ListOptions {
  fields: readonly string[]
  /** Fields of related entries, by relation; `*` for components. */
  populate?: Readonly<Record<string, readonly string[] | '*'>>
  filters?: Readonly<Record<string, string>>
  /** Entries of every language, not of the default one only. */
  isInEveryLanguage?: boolean
  /** Only what visitors see, as they see it. */
  areLive?: boolean
}

/** What an import does with Strapi, whichever version it is. Fields have the names of Strapi 4's model. */
export interface StrapiRest {
  version: '4' | '5'
  /** All entries, drafts too, in the order in which they were made. */
  list: (type: ImportedType, options: ListOptions) => Promise<StrapiEntry[]>
  /** Makes a draft where the type has drafts. */
  create: (type: ImportedType, fields: object) => Promise<StrapiEntry>
  update: (type: ImportedType, id: string, fields: object) => Promise<StrapiEntry>
  remove: (type: ImportedType, id: string) => Promise<void>
}

/** The parts in which the REST APIs of Strapi 4 and 5 differ. */
export interface VersionRules {
  version: '4' | '5'
  /** Parameters by which lists have drafts. */
  readingQuery: Readonly<Record<string, string>>
  /** Parameters by which lists have only what visitors see. */
  liveQuery: Readonly<Record<string, string>>
  /** Value of `locale` for entries of every language. */
  everyLanguage: string
  writingQuery: (type: ImportedType) => string
  toName: (field: string) => string
  toData: (type: ImportedType, fields: object, isNew: boolean) => object
  fromFields: (
    type: ImportedType,
    fields: Readonly<Record<string, unknown>>,
  ) => Readonly<Record<string, unknown>>
  isLive: (fields: Readonly<Record<string, unknown>>) => boolean
}

const typesWithDrafts: readonly ImportedType[] = ['city', 'concert', 'member', 'program', 'venue']

/** Strapi 5 reserves this name, so its model has another one (`src/strapi/version-5/reword-values.ts`). */
const statusOf5 = 'concertStatus'

export const strapiVersions: Readonly<Record<'4' | '5', VersionRules>> = {
  4: {
    version: '4',
    readingQuery: { publicationState: 'preview' },
    liveQuery: { publicationState: 'live' },
    everyLanguage: 'all',
    writingQuery: () => '',
    toName: (field) => field,
    toData: (type, fields, isNew) => ({
      ...fields,
      // Without `publishedAt: null` Strapi 4 publishes what it makes.
      ...(isNew && typesWithDrafts.includes(type) ? { publishedAt: null } : {}),
    }),
    fromFields: (_, fields) => fields,
    isLive: ({ publishedAt }) => typeof publishedAt === 'string',
  },
  5: {
    version: '5',
    readingQuery: { status: 'draft' },
    liveQuery: { status: 'published' },
    everyLanguage: '*',
    writingQuery: (type) => (typesWithDrafts.includes(type) ? '?status=draft' : ''),
    toName: (field) => (field === 'status' ? statusOf5 : field),
    toData: (type, fields) => {
      if (type !== 'concert' || !('status' in fields)) return fields
      const { status, ...rest } = fields
      return { ...rest, [statusOf5]: status }
    },
    fromFields: (type, fields) =>
      type === 'concert' && isRecord(fields) ? { ...fields, status: fields[statusOf5] } : fields,
    // What is written is the draft; the published version stays as it is.
    isLive: () => false,
  },
}
