import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSchema, type FieldNode, Kind, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { digest } from '../../../crypto/digest.ts'

const schemaFile = join(import.meta.dirname, '../../../strapi-emulator/schema.graphql')

const head = `// Generated from the site's queries (src/tools/build/strapi-5). Do not edit.

/** Positions at which a query asks for drafts, by a digest of its text (\`ask-for-drafts.ts\`). */
`

/**
 * Returns the source of the module `strapi/drafts/places.gen.ts`: the positions in each query of the site at which an
 * argument asks for drafts. Strapi 4 needs the argument on each list, also on lists within entries; Strapi 5 needs it on
 * the lists of the first level only. Strapi's schema tells which lists have drafts.
 *
 * @param documents the queries for Strapi 4
 * @param texts5 the queries for Strapi 5, by the digest of the query for Strapi 4
 */
export async function toDraftPlacesModule(
  documents: readonly string[],
  texts5: ReadonlyMap<string, string>,
): Promise<string> {
  const schema = buildSchema(await readFile(schemaFile, 'utf8'), { assumeValidSDL: true })
  const lines = await Promise.all(
    documents.map(async (document) => {
      const key = await digest(document)
      const types = new TypeInfo(schema)
      const places: number[] = []
      const roots = new Set<string>()
      visit(
        parse(document),
        visitWithTypeInfo(types, {
          Field(node) {
            if (!types.getFieldDef()?.args.some(({ name }) => name === 'publicationState')) return
            places.push(placeOf(document, node))
            if (types.getParentType() === schema.getQueryType()) roots.add(nameOf(node))
          },
        }),
      )
      return `  '${key}': [${toList(places)}, ${toList(findRoots(texts5.get(key) ?? '{ __typename }', roots))}],\n`
    }),
  )
  return `${head}export const draftPlaces: Record<string, [of4: number[], of5: number[]]> = {\n${lines.toSorted().join('')}}\n`
}

function findRoots(text: string, wanted: ReadonlySet<string>): number[] {
  const operation = parse(text).definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
  return (operation?.selectionSet.selections ?? []).flatMap((node) =>
    node.kind === Kind.FIELD && wanted.has(nameOf(node)) ? [placeOf(text, node)] : [],
  )
}

const nameOf = (field: FieldNode) => (field.alias ?? field.name).value

/**
 * Returns the position right after the field's name, where its arguments begin if it has any.
 *
 * @throws Error where a space stands between the two
 */
function placeOf(text: string, { name, arguments: given }: FieldNode): number {
  const place = name.loc?.end ?? 0
  if ((text[place] === '(') !== Boolean(given?.length))
    throw new Error(`a space before the arguments of ${name.value}`)
  return place
}

const toList = (places: readonly number[]) => `[${[...places].sort((one, other) => one - other).join(', ')}]`
