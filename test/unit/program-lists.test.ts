import { describe, expect, it } from 'vitest'
import type { Program } from '../../src/content/programs/program.ts'
import { chooseRelated } from '../../src/content/programs/program-name.ts'
import type { ProgramSummary } from '../../src/content/programs/program-summary.ts'
import type { Vote } from '../../src/content/programs/votes.ts'
import type { Block } from '../../src/content/text/blocks.ts'
import { takeFirstImage } from '../../src/content/text/text-preview.ts'
import { toShelves } from '../../src/pages/programs.tsx'
import { chooseShownVotes } from '../../src/ui/layouts/vote.tsx'

const card = (slug: string, ...collections: string[]): ProgramSummary => ({
  slug,
  name: slug,
  collections: collections.map((name) => ({ slug: name, name })),
})

describe('the list of programs', () => {
  it('shows a program in each of its collections', () => {
    const { shelves } = toShelves([card('a', 'film', 'family'), card('b', 'film')])
    expect(shelves.map(({ slug, programs }) => [slug, programs.map((one) => one.slug)])).toEqual([
      ['film', ['a', 'b']],
      ['family', ['a']],
    ])
  })

  it('begins with the fullest collection', () => {
    const { shelves } = toShelves([card('a', 'small'), card('b', 'large'), card('c', 'large')])
    expect(shelves.map(({ slug }) => slug)).toEqual(['large', 'small'])
  })

  it('keeps programs without a collection apart', () => {
    expect(toShelves([card('a'), card('b', 'film')]).others).toEqual([card('a')])
  })
})

describe('other programs', () => {
  const program = { ...card('a', 'film'), layout: 'program' } as Program

  it('share a collection with the program, which is not among them', () => {
    const others = chooseRelated(program, [card('a', 'film'), card('b', 'film', 'family'), card('c', 'game')])
    expect(others.map(({ slug }) => slug)).toEqual(['b'])
  })
})

describe('the votes of a page', () => {
  const vote = (slug: string, closesAt?: string): Vote => ({
    slug,
    title: slug,
    options: [],
    ...(closesAt ? { closesAt } : {}),
  })
  const now = Date.UTC(2026, 10, 20)

  it('are the one of its slug, even when it is over', () => {
    const own = vote('mine', '2020-01-01T00:00:00Z')
    expect(chooseShownVotes('mine', [vote('other'), own], now)).toEqual({ shown: [own], isOwn: true })
  })

  it('are all that are not over where none has its slug', () => {
    const votes = [
      vote('open'),
      vote('closed', '2026-11-19T00:00:00Z'),
      vote('ahead', '2026-12-01T00:00:00Z'),
    ]
    expect(chooseShownVotes('page', votes, now).shown.map(({ slug }) => slug)).toEqual(['open', 'ahead'])
  })
})

describe('the picture that a layout opens with', () => {
  const image = { url: '/a.webp', width: 8, height: 6, alt: '', sizes: [] }
  const text: Block = { kind: 'rich-text', html: '<p>x</p>' }

  it('is taken out of the blocks', () => {
    expect(takeFirstImage([text, { kind: 'image', image }])).toEqual({ image, blocks: [text] })
  })

  it('is never one with a caption, which belongs to its text', () => {
    const captioned: Block = { kind: 'image', image, caption: 'Подпись' }
    expect(takeFirstImage([captioned])).toEqual({ blocks: [captioned] })
  })
})
