import { type IslandName, registry } from './registry.ts'

export function startIslands(_root: ParentNode): void {
  const _names: IslandName[] = Object.keys(registry) as IslandName[]
}
