import { describe, expect, it } from 'vitest'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { readCatalogues } from '../../src/search/catalogue/read-catalogue.ts'
import { allLocales } from '../../src/shared/locales.ts'
import type { Snapshot } from '../../src/strapi-emulator/row.ts'
import { createEmbeddedService } from './emulator-service.ts'
import { withConcerts } from './few-concerts.ts'

const today = '2026-11-20'
const whole = makeSnapshot(today)
const few = withConcerts(whole, whole.Concert.slice(-5))

/** The catalogues of a content service with these entries. */
const readFrom = (snapshot: Snapshot) => {
  const { service } = createEmbeddedService(Date.parse(today), () => snapshot)
  return readCatalogues(service, today, allLocales)
}

describe('a catalogue', () => {
  it('begins with concerts of the day before, which is today still in the west', async () => {
    const dated = ['2026-11-18', '2026-11-19', '2026-11-20'].map((date, at) => ({ ...few.Concert[at], date }))
    const { ru } = await readFrom({ ...few, Concert: dated.map((row, at) => ({ ...row, id: at })) })
    expect(ru.concerts.map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-20'])
  })

  it('begins with the places where most is played, and keeps the order of the others', async () => {
    const [first, second, third] = few.City.filter(({ locale }) => locale === 'ru').toSorted((a, b) =>
      String(a.name).localeCompare(String(b.name), 'ru'),
    )
    const played = few.Concert.map((row, at) => ({ ...row, city: (at < 3 ? third?.id : second?.id) ?? null }))
    const { ru } = await readFrom({ ...few, Concert: played })
    const slugs = ru.cities.map(({ slug }) => slug)
    expect(slugs.slice(0, 3)).toEqual([third?.slug, second?.slug, first?.slug])
  })
})
