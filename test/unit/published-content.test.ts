import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isInputObjectType, isListType, isObjectType, isUnionType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { contentTypes } from '../../src/shared/content-types.ts'
import { findContentType } from '../../src/strapi/content-types.ts'
import {
  findFieldTarget,
  findFilterTarget,
  hasDrafts,
  isPublished,
} from '../../src/strapi/proxy/published-content.ts'

/** What partners may read is compared with what Strapi has. */
const schema = buildSchema(readFileSync('src/strapi-emulator/schema.graphql', 'utf8'))
const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'))
const objects = types.filter(isObjectType)

const branches = objects.flatMap((parent) =>
  Object.values(parent.getFields())
    .map((field) => ({ parent, field, type: getNamedType(field.type) }))
    .filter(({ type }) => isObjectType(type) || isUnionType(type)),
)
const open = branches.filter(
  ({ parent, field }) => isPublished(parent.name) && findFieldTarget(parent.name, field.name),
)
const closed = branches.filter(
  ({ parent, field }) => isPublished(parent.name) && !findFieldTarget(parent.name, field.name),
)
const nameOf = ({ parent, field }: (typeof branches)[number]) => `${parent.name}.${field.name}`

describe('what partners may look into', () => {
  it.each(open.map((branch) => [nameOf(branch), branch] as const))(
    '%s is of the type that Strapi says',
    (_name, { parent, field, type }) => {
      expect(findFieldTarget(parent.name, field.name)?.type).toBe(type.name)
    },
  )

  it.each(open.map((branch) => [nameOf(branch), branch] as const))(
    '%s is a list where Strapi says so',
    (_name, { parent, field, type }) => {
      const isList =
        type.name.endsWith('ResponseCollection') || isListType(field.type) || /\[/.test(`${field.type}`)
      expect(findFieldTarget(parent.name, field.name)?.list !== undefined).toBe(isList)
    },
  )

  it('is every list of the site’s content types, and every single entry', () => {
    const roots = open.filter(({ parent }) => parent.name === 'Query').map(({ type }) => type.name)
    const shown = roots.map((name) => findContentType(name.replace(/EntityResponse(Collection)?$/, '')))
    expect(shown.sort()).toEqual([...contentTypes].sort())
  })

  it('is nothing by its id', () => {
    const roots = open.filter(({ parent }) => parent.name === 'Query')
    expect(roots.filter(({ field }) => field.args.some(({ name }) => name === 'id'))).toEqual([])
  })

  it('is all but what is named here', () => {
    const others = closed.filter(({ parent }) => parent.name !== 'Query')
    // The type of uploaded files has relations to every entry that uses a file.
    expect(others.map(nameOf)).toEqual(['UploadFile.related'])
  })

  it('has attributes nowhere but in an entity, which is asked whether it is published', () => {
    const shortcuts = open.filter(({ field, type }) => hasDrafts(type.name) && field.name !== 'attributes')
    expect(shortcuts.map(nameOf)).toEqual([])
  })
})

it('types with drafts are those that Strapi publishes', () => {
  const entities = objects.filter(({ name }) => schema.getType(`${name}Entity`))
  const published = entities.filter((type) => type.getFields().publishedAt).map(({ name }) => name)
  expect(entities.map(({ name }) => name).filter(hasDrafts)).toEqual(published)
})

describe('filters', () => {
  const inputs = types.filter(isInputObjectType).filter(({ name }) => name.endsWith('FiltersInput'))
  const relations = inputs
    .map((input) => ({ input, type: input.name.replace('FiltersInput', '') }))
    .filter(({ type }) => isPublished(type) && type !== 'UploadFile')
    .flatMap(({ input, type }) =>
      Object.values(input.getFields())
        .filter(({ name }) => !['and', 'or', 'not'].includes(name))
        .map((field) => ({ type, name: field.name, to: getNamedType(field.type).name }))
        .filter(({ to }) => to.endsWith('FiltersInput')),
    )

  it.each(relations)('of $type know that $name leads to $to', ({ type, name, to }) => {
    expect(`${findFilterTarget(type, name)?.type}FiltersInput`).toBe(to)
  })
})
