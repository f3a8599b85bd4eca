/**
 * Makes the schema that the embedded content service serves from the one that Strapi exported. Runs at build
 * time: parsing and building all of Strapi's schema would cost an isolate's first request twice as much.
 *
 * What goes: administration (users, roles, folders, locales), descriptions, the back references of files, and
 * everything that nothing refers to any more. What stays answers as Strapi does. A mutation keeps its name and
 * arguments, since Strapi answers «forbidden» to it, but its input becomes an opaque scalar.
 */
import { type ASTNode, type DocumentNode, Kind, parse, print, type TypeDefinitionNode, visit } from 'graphql'

const administration = /^(UsersPermissions|UploadFolder|I18NLocale(?!Code)|GenericMorph|Upload$)/
const filterOrPage = /(Filters?Input|PaginationArg)$/

/** SDL in, smaller SDL out: deterministic, valid, with definitions in their original order. */
export function toReadOnlySdl(sdl: string): string {
  const pruned = withoutUnreachable(withOpaqueInputs(withoutAdministration(parse(sdl, { noLocation: true }))))
  return `${pruned.definitions.map(print).join('\n')}\n`
}

function withoutAdministration(document: DocumentNode): DocumentNode {
  return visit(document, {
    enter(node) {
      const isField = node.kind === Kind.FIELD_DEFINITION || node.kind === Kind.INPUT_VALUE_DEFINITION
      if (isField && namesIn(node).some((name) => administration.test(name))) return null
      if (isTypeDefinition(node) && administration.test(node.name.value)) return null
      if ('description' in node && node.description) return { ...node, description: undefined }
    },
  })
}

function withOpaqueInputs(document: DocumentNode): DocumentNode {
  return visit(document, {
    InputObjectTypeDefinition: (node) =>
      filterOrPage.test(node.name.value) ? undefined : { kind: Kind.SCALAR_TYPE_DEFINITION, name: node.name },
  })
}

function withoutUnreachable(document: DocumentNode): DocumentNode {
  const byName = new Map(document.definitions.filter(isTypeDefinition).map((node) => [node.name.value, node]))
  const reached = new Set<string>()
  const waiting = ['Query', 'Mutation']
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const node = byName.get(name)
    if (!node || reached.has(name)) continue
    reached.add(name)
    waiting.push(...namesIn(node))
  }
  return {
    ...document,
    definitions: document.definitions.filter(
      (node) => !isTypeDefinition(node) || reached.has(node.name.value),
    ),
  }
}

function namesIn(node: ASTNode): string[] {
  const names: string[] = []
  visit(node, { NamedType: (type) => void names.push(type.name.value) })
  return names
}

function isTypeDefinition(node: ASTNode): node is TypeDefinitionNode {
  return node.kind.endsWith('TypeDefinition')
}

/** The text of `served-sdl.gen.ts`, which the Worker bundles: a module needs no loader anywhere. */
export function toServedModule(sdl: string): string {
  return `// Made from ../schema.graphql by read-only-sdl.ts. Don't edit.\nexport const servedSdl = \`\n${toReadOnlySdl(sdl)}\`\n`
}
