import * as z from 'zod/mini'
import type { Texts } from '../../../languages/messages.ts'

/** The words of the panel, and what each form's submissions are called, by the plural name of their type. */
export interface PanelWords extends Texts<'contentManager'> {
  /** Names of the values of enumerations. */
  options?: Readonly<Record<string, string>>
  submissions?: Readonly<Record<string, string>>
}

const attributeSchema = z.looseObject({ type: z.string(), target: z.optional(z.string()) })
const modelSchema = z.looseObject({
  kind: z.optional(z.string()),
  info: z.looseObject({ displayName: z.string(), pluralName: z.optional(z.string()) }),
  attributes: z.record(z.string(), attributeSchema),
  /** Settings of the panel. */
  config: z.optional(z.looseObject({})),
})
/** A content type or component as its JSON file describes it. */
export type Model = z.infer<typeof modelSchema>

export const parseModel = (json: string): Model => modelSchema.parse(JSON.parse(json))

/** Fields by which editors know an entry, the best first. Strapi itself takes the first text, which is the slug. */
const titleFields = ['title', 'name', 'fullName', 'question', 'contactName', 'from', 'slug', 'url', 'key']

/** Columns of a list of entries, as far as a type has them. */
const columns = ['slug', 'date', 'city', 'email', 'topic', 'concert', 'to']
const columnCount = 4

/** Settings of every type. Strapi demands all of them as soon as a type has one. */
const commonSettings = { bulkable: true, filterable: true, searchable: true, pageSize: 20 }

/** Editors find concerts by date and place instead of a title; lists begin with the latest one. */
const concertSettings = { mainField: 'slug', defaultSortBy: 'date', defaultSortOrder: 'DESC' }
const concertColumns = ['date', 'city', 'program', 'venue']

/**
 * Returns a content type or component with the words of a language: its name, labels of its fields, hints below them, and which field is the
 * title of an entry in lists and relations. Strapi takes them from `config` when it first sees the type; what editors
 * configure in its panel later goes before them.
 *
 * @param name as `concert` or `block.image`
 * @param titleOf returns the title field of the content type that a relation leads to
 */
export function labelModel(
  name: string,
  model: Model,
  words: PanelWords,
  titleOf: (target: string) => string | undefined,
): Model {
  const fields: Readonly<Record<string, string>> = words.fields
  const help: Readonly<Record<string, string>> = words.help
  const { displayName, pluralName = '' } = model.info
  const names: Readonly<Record<string, string>> = { ...words.types, ...words.components }
  const title = findTitleField(model)
  const metadatas = Object.entries(model.attributes).map(([field, { target }]) => {
    const label = fields[field] ?? field
    const description = help[`${name}.${field}`] ?? help[field]
    const mainField = target && titleOf(target)
    const edit = { label, ...(description ? { description } : {}), ...(mainField ? { mainField } : {}) }
    return [field, { edit, list: { label } }] as const
  })
  const isConcert = name === 'concert'
  const settings = title ? { mainField: title, defaultSortBy: title, defaultSortOrder: 'ASC' } : {}
  const list = [title, ...columns].filter((field) => field !== undefined && field in model.attributes)
  return {
    ...model,
    info: { ...model.info, displayName: names[name] ?? words.submissions?.[pluralName] ?? displayName },
    config: {
      ...model.config,
      settings: { ...commonSettings, ...(isConcert ? concertSettings : settings) },
      ...(model.kind === 'collectionType'
        ? { layouts: { list: isConcert ? concertColumns : [...new Set(list)].slice(0, columnCount) } }
        : {}),
      metadatas: Object.fromEntries(metadatas),
    },
  }
}

/** Returns the name of the field by which editors know an entry. */
export const findTitleField = ({ attributes }: Model): string | undefined =>
  titleFields.find((field) => attributes[field]?.type === 'string')
