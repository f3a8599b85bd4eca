import { vi } from 'vitest'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { createEmbeddedContent } from '../../src/strapi-emulator/executor.ts'
import type { EntityName, Row, Snapshot } from '../../src/strapi-emulator/row.ts'
import { nowMs } from '../fixtures/clock.ts'
import { contentUrl } from './fake-content.ts'
import { hasPublished } from './fake-publisher.ts'

/** A word that every text of the drafts contains, and no other text. */
export const draftWord = 'Невидимка'

const draftId = 90_000
/** Fields of drafts that are related to one another; each relation names `draftId`. */
const related: Partial<Record<EntityName, Row>> = {
  Concert: { id: draftId, city: draftId, program: draftId },
}

const addressed = [
  'City',
  'Venue',
  'Program',
  'ProgramCollection',
  'Member',
  'Post',
  'Article',
  'QaEntry',
  'Page',
  'Vote',
  'Concert',
] as const satisfies readonly EntityName[]

/**
 * A copy of the last entry of each type as a draft: a concert a year ahead, its city, its program, and one of each
 * other type.
 */
function withDrafts(snapshot: Snapshot): Snapshot {
  const drafts = addressed.map((entity) => {
    const rows = snapshot[entity]
    const last = rows.filter(({ locale }) => locale === 'ru' || locale === undefined).at(-1)
    return [entity, [...rows, toDraft(entity, last ?? { id: 0 })]] as const
  })
  return { ...snapshot, ...Object.fromEntries(drafts) }
}

function toDraft(entity: EntityName, row: Row): Row {
  const texts = ['name', 'namePrepositional', 'title', 'fullName', 'question', 'summary', 'about'].filter(
    (name) => typeof row[name] === 'string',
  )
  return {
    ...row,
    ...Object.fromEntries(texts.map((name) => [name, draftWord])),
    ...('localizations' in row ? { localizations: [] } : {}),
    ...related[entity],
    id: draftId,
    slug: `hidden-${entity.toLowerCase()}`,
    publishedAt: null,
  }
}

const tokens: string[] = []
/** Queries that the content service received, each once. */
export const askedWith = (): readonly string[] => [...new Set(tokens)]

/** Stands in for a Strapi 4 that has drafts: every call of the Worker to the outside is put to it. */
export function strapiWithDrafts(): void {
  tokens.length = 0
  hasPublished('demo with drafts')
  const strapi = createEmbeddedContent({
    now: () => new Date(nowMs()),
    snapshot: snapshotWithDrafts,
  })
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const asked = new Request(input, init)
    tokens.push(asked.headers.get('authorization') ?? 'nothing')
    asked.headers.delete('authorization')
    return strapi(asked)
  })
}

/** One function for all requests, since it holds what the emulator has made of the snapshot. It has few concerts. */
const snapshotWithDrafts = (today: string) => {
  const demo = makeSnapshot(today)
  const few = demo.Concert.filter(
    ({ slug }, at) => /^hans-zimmer/.test(String(slug)) || at >= demo.Concert.length - 20,
  )
  return withDrafts({ ...demo, Concert: few })
}

export const previewVariables = {
  CONTENT_URL: contentUrl,
  CONTENT_DIALECT: '4',
  CONTENT_TOKEN: 'token-of-the-site',
  PREVIEW_TOKEN: 'token-of-previews',
  PREVIEW_SECRET: 'a-secret-of-thirty-two-characters',
}

export const idOfDraft = String(draftId)
