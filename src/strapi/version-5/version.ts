import { digest } from '../../crypto/digest.ts'
import { UpstreamFailed } from '../../errors.ts'
import type { StrapiVersion } from '../port/versions.ts'
import { questions } from './questions.gen.ts'
import { rewordFilters } from './reword-values.ts'
import { unwrapVersion5 } from './unwrap.ts'

/** Support for Strapi 5. The build has rewritten the queries for it (`tools/build/strapi-5/`). */
export const strapi5: StrapiVersion = {
  word: async ({ name, document }, variables) => {
    const question = questions[await digest(document)]
    if (!question) throw new UpstreamFailed('content', 0, `the build has no words of Strapi 5 for ${name}`)
    const { text, filters = {} } = question
    const reworded = Object.entries(filters).map(([variable, entity]) => [
      variable,
      rewordFilters(variables[variable], entity),
    ])
    return { document: text, variables: { ...variables, ...Object.fromEntries(reworded) } }
  },
  unwrap: unwrapVersion5,
}
