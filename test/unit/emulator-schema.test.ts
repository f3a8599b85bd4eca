import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { toReadOnlySdl, toServedModule } from '../../src/strapi-emulator/graphql/read-only-sdl.ts'

const folder = join(import.meta.dirname, '../../src/strapi-emulator')
const exported = readFileSync(join(folder, 'schema.graphql'), 'utf8')
const served = buildSchema(toReadOnlySdl(exported))
const full = buildSchema(exported)

test('the served schema is made from the one that Strapi exported last', () => {
  const module = readFileSync(join(folder, 'graphql/served-sdl.gen.ts'), 'utf8')
  expect(module, 'run the build: it writes served-sdl.gen.ts').toBe(toServedModule(exported))
})

test('the served schema has every query of a content type', () => {
  const administration = /^(me|i18NLocales?|uploadFolders?|usersPermissions.*)$/
  const queries = Object.keys(full.getQueryType()?.getFields() ?? {}).filter(
    (name) => !administration.test(name),
  )
  expect(Object.keys(served.getQueryType()?.getFields() ?? {})).toEqual(queries)
})

test.each(['Concert', 'City', 'Venue', 'Program', 'Page', 'About', 'ComponentBlockPrograms'])(
  'the served schema has every field of %s',
  (name) => {
    const fieldsOf = (schema: typeof full) => {
      const type = schema.getType(name)
      return type && 'getFields' in type ? Object.values(type.getFields()).map(String) : []
    }
    expect(fieldsOf(served)).toEqual(fieldsOf(full))
  },
)
