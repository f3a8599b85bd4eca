import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contentTypes } from '../../src/shared/content-types.ts'
import { formRegistry } from '../../src/shared/forms/form-names.ts'

/** Notes of `npm run import`, which the site does not read. */
const ofImports = ['import-run']

it('every type of the content manager that has pages is known', () => {
  const api = `${import.meta.dirname}/../../src/strapi-project/files/src/api`
  const forms = Object.values(formRegistry).map(({ collection }) => collection.replace(/s$/, ''))
  const written = [...forms, ...ofImports]
  const types = readdirSync(api).filter((name) => !name.startsWith('.') && !written.includes(name))
  expect([...contentTypes].sort()).toEqual(types.sort())
})
