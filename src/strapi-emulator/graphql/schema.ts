import { buildASTSchema, type GraphQLSchema, parse } from 'graphql'
import { wireResolvers } from './resolvers.ts'
import { type RowTypes, readRowTypes } from './row-types.ts'
import { wireScalars } from './scalars.ts'
import { servedSdl } from './served-sdl.gen.ts'

export interface ServedSchema {
  readonly schema: GraphQLSchema
  readonly types: RowTypes
}

let served: ServedSchema | undefined

/** Strapi's schema, ready to execute over rows. Built by an isolate's first query. */
export function servedSchema(): ServedSchema {
  served ??= buildServedSchema()
  return served
}

function buildServedSchema(): ServedSchema {
  const schema = buildASTSchema(parse(servedSdl, { noLocation: true }), { assumeValidSDL: true })
  const types = readRowTypes(schema)
  wireScalars(schema)
  wireResolvers(schema, types)
  return { schema, types }
}
