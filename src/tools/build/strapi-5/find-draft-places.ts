import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSchema, type FieldNode, Kind, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { digest } from '../../../crypto/digest.ts'

const schemaFile = join(import.meta.dirname, '../../../strapi-emulator/schema.graphql')

const head = `// Made by build.ts out of what the site asks (src/tools/build/strapi-5): don't edit.

/** Where a question says that it means drafts too, by a digest of its text: see ask-for-drafts.ts. */
`

/**
 * The module `strapi/drafts/places.gen.ts`: where in each question of the site an argument makes it one for drafts. In
 * Strapi 4 each list says so for itself, within entries too; in Strapi 5 the lists of the question's first level, and
 * what is within follows them. Which lists lead to what has drafts stands in Strapi's own schema.
 *
 * @param texts5 the same questions in the words of Strapi 5, by digest
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
