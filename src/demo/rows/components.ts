import type { Json, Row } from '../../strapi-emulator/row.ts'

export type Attributes = Readonly<Record<string, Json>>

export interface Components {
  /** A component: its attributes with an id, unique among components of that name (`venue.hall`). */
  component(name: string, attributes: Attributes): Row
  /** An item of a dynamic zone: a component that says what it is. */
  zoneItem(name: string, attributes: Attributes): Row
}

export function makeComponents(): Components {
  const counts = new Map<string, number>()
  const nextId = (name: string) => {
    const id = (counts.get(name) ?? 0) + 1
    counts.set(name, id)
    return id
  }
  return {
    component: (name, attributes) => ({ ...attributes, id: nextId(name) }),
    zoneItem: (name, attributes) => ({ __component: name, ...attributes, id: nextId(name) }),
  }
}
