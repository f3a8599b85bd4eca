import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contentTypes } from '../../src/shared/content-types.ts'
import { formRegistry } from '../../src/shared/forms/form-names.ts'
import { findTypesIn } from '../../src/strapi/port/types-in.ts'

describe('the types of a query', () => {
  it('are those that it selects entries of', () => {
    const document =
      'query { concerts(filters: {}) { data { attributes { slug program { data { id } } } } } }'
    expect(findTypesIn(document)).toEqual(['concert', 'program'])
  })

  it('are found under their other names', () => {
    const document =
      '{ programs { data { attributes { performers(sort: "x") { data { id } } categories { data { id } } } } } }'
    expect(findTypesIn(document)).toEqual(['category', 'member', 'program'])
  })

  it('are not mistaken for plain fields and arguments of the same name', () => {
    expect(findTypesIn('{ posts(pagination: { page: 1 }) { data { attributes { about } } } }')).toEqual([
      'post',
    ])
  })
})

/** Notes of `npm run import`, which the site does not read. */
const ofImports = ['import-run']

it('every type of the content manager that has pages is known', () => {
  const api = `${import.meta.dirname}/../../src/strapi-project/files/src/api`
  const forms = Object.values(formRegistry).map(({ collection }) => collection.replace(/s$/, ''))
  const written = [...forms, ...ofImports]
  const types = readdirSync(api).filter((name) => !name.startsWith('.') && !written.includes(name))
  expect([...contentTypes].sort()).toEqual(types.sort())
})

it('a query that names no type is made of all of them: old content must never stay', () => {
  expect(findTypesIn('{ __typename }')).toEqual(contentTypes)
})
