import { expect, it } from 'vitest'
import { readTopicNames } from '../../src/features/notices/name-topics.ts'
import type { Topic } from '../../src/shared/notices.ts'
import { createEmbeddedService } from './emulator-service.ts'
import { touringContent } from './touring-content.ts'

const today = '2026-11-25'
const many = Array.from(
  { length: 60 },
  (_, at) => ({ slug: `more-${at}`, city: 'ufa', date: '2026-12-07' }) as const,
)
const snapshot = touringContent([
  ...many,
  { slug: 'first', city: 'kazan', date: '2026-12-05' },
  { slug: 'second', city: 'samara', date: '2026-12-06' },
])

/** What topics are called in Russian. */
async function namesOf(...topics: Topic[]) {
  const { service } = createEmbeddedService(Date.parse(today), snapshot)
  const named = await readTopicNames({ content: service, locale: 'ru' }, topics)
  return named.map(({ concert, city, program }) => [concert?.slug, city?.names.ru.name, program?.name])
}

it.each<[Topic, (string | undefined)[]]>([
  [{ kind: 'city', key: 'kazan' }, [undefined, 'kazan', undefined]],
  [{ kind: 'program', key: 'zimmer' }, [undefined, undefined, 'zimmer']],
  [{ kind: 'wish', key: 'zimmer/kazan' }, [undefined, 'kazan', 'zimmer']],
  [{ kind: 'city', key: 'atlantis' }, [undefined, undefined, undefined]],
  [{ kind: 'program', key: 'atlantis' }, [undefined, undefined, undefined]],
  [{ kind: 'concert', key: 'atlantis' }, [undefined, undefined, undefined]],
])('%o has the names of content: %j', async (topic, names) => {
  expect(await namesOf(topic)).toEqual([names])
})

it('every concert of many topics has its name', async () => {
  const names = await namesOf(...many.map(({ slug }) => ({ kind: 'concert', key: slug }) as const))
  expect(names.map(([slug]) => slug)).toEqual(many.map(({ slug }) => slug))
})
