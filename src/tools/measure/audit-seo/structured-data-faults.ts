import { eventFaults, googleLists, missing } from './structured-data/google-lists.ts'
import { isThing, type Thing, vocabularyFaults } from './structured-data/vocabulary.ts'

/** What search engines can't use of a data block (JSON-LD): its syntax, its vocabulary, what Google requires. */
export function structuredDataFaults(text: string): string[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return ['JSON-LD that is no JSON']
  }
  if (!isThing(parsed)) return ['JSON-LD that is no object']
  const { '@context': context, '@graph': graph, ...thing } = parsed
  if (context !== 'https://schema.org') return [`JSON-LD of the context ${String(context)}`]
  return (Array.isArray(graph) ? graph.filter(isThing) : [thing]).flatMap(thingFaults)
}

function thingFaults(thing: Thing): string[] {
  const type = String(thing['@type'])
  const listed = Object.entries(googleLists).find(([name]) => name === type)?.[1]
  const lacking = listed ? missing(thing, listed.required) : []
  return [
    ...vocabularyFaults(thing),
    ...lacking.map((path) => `${type} without ${path}`),
    ...(type === 'MusicEvent' ? eventFaults(thing).map((fault) => `${type}: ${fault}`) : []),
  ]
}
