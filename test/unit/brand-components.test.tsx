import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { components } from '../../src/brand/chosen-components.ts'
import { Await } from '../../src/rendering/await.tsx'
import type { BrandComponents } from '../../src/ui/brand-components.tsx'
import { ConcertList } from '../../src/ui/components/concert-list.tsx'
import { startPage } from './start-page.tsx'

vi.mock('../../src/brand/chosen-components.ts', () => ({ components: {} }))

const brand: BrandComponents = components
const concert = {
  slug: 'x-1',
  date: '2026-12-01',
  timeZone: 'Europe/Berlin',
  status: 'scheduled',
  soldOut: false,
  lastTickets: false,
  ticket: { kind: 'none' },
} as const satisfies Record<string, unknown>

const rows = <ConcertList concerts={[concert, { ...concert, slug: 'x-2' }]} locale="en" now={0} />

async function draw(view: ReactNode) {
  const { stream, failures, replaced } = await startPage(<main>{view}</main>)
  const html = await new Response(stream).text()
  return {
    stubs: html.split('class="stub"').length - 1,
    own: html.split('class="own"').length - 1,
    failures,
    replaced,
    html,
  }
}

const Broken = (): ReactNode => {
  throw new Error('no such hall')
}

describe('a brand’s component', () => {
  beforeEach(() => {
    delete brand.concertCard
  })

  it('is drawn instead of the software’s, with the same props', async () => {
    brand.concertCard = ({ concert: { slug } }) => <li className="own">{slug}</li>
    const { html, stubs, own, replaced } = await draw(rows)
    expect({ stubs, own, replaced }).toEqual({ stubs: 0, own: 2, replaced: [] })
    expect(html).toContain('x-2')
  })

  it.each([
    ['by itself', Broken],
    [
      'deep inside',
      () => (
        <li className="own">
          <Broken />
        </li>
      ),
    ],
  ])(
    'that throws %s is replaced by the software’s, and told once for the part of the page',
    async (_where, card) => {
      brand.concertCard = card
      const later = <Await value={Promise.resolve()}>{() => rows}</Await>
      const { stubs, own, replaced, failures, html } = await draw(later)
      expect({ stubs, own, replaced, failures }).toEqual({
        stubs: 2,
        own: 0,
        replaced: ['Error: no such hall'],
        failures: [],
      })
      expect(html).not.toContain('<script')
    },
  )

  it('costs a site nothing that has none', async () => {
    expect((await draw(rows)).html).not.toContain('<!--$')
  })
})
