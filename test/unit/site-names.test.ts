import { describe, expect, it } from 'vitest'
import {
  type Announcement,
  chooseAnnouncement,
  chooseSiteNames,
  findNextAnnouncementChange,
} from '../../src/content/site/site.ts'

const brand = { name: 'Aria', fullName: 'Aria Orchestra', title: 'Aria — live', description: 'We play.' }

describe('what the site calls itself', () => {
  it('is the brand’s where no editor has written anything', () => {
    expect(chooseSiteNames(undefined, brand)).toEqual(brand)
  })

  it.each([
    ['name', 'Vox'],
    ['fullName', 'Vox Choir'],
    ['title', 'Vox in concert'],
    ['description', 'We sing.'],
  ] as const)('has an editor’s %s instead', (field, text) => {
    expect(chooseSiteNames({ [field]: text }, brand)[field]).toBe(text)
  })

  it('is no longer called by the brand’s full name and title under another name', () => {
    expect(chooseSiteNames({ name: 'Vox' }, brand)).toMatchObject({ fullName: 'Vox', title: 'Vox' })
  })

  it('keeps the brand’s full name and title where the name is the same', () => {
    expect(chooseSiteNames({ name: 'Aria' }, brand)).toEqual(brand)
  })

  it('is titled by its full name where an editor has changed only that', () => {
    expect(chooseSiteNames({ fullName: 'Aria Ensemble' }, brand).title).toBe('Aria Ensemble')
  })
})

describe('the announcements of a site', () => {
  const of = (text: string, times: Partial<Announcement>): Announcement => ({ id: text, text, ...times })
  const announcements = [
    of('own', { beginsAt: 100, endsAt: 200 }),
    of('other', { beginsAt: 50, endsAt: 300 }),
  ]

  it.each([
    [99, 'other'],
    [100, 'own'],
    [199, 'own'],
    [200, 'other'],
    [300, undefined],
  ])('at %i show the first that is on: %s', (now, text) => {
    expect(chooseAnnouncement({ announcements }, now)?.text).toBe(text)
  })

  it.each([
    [0, 50],
    [50, 100],
    [150, 200],
    [300, undefined],
  ])('after %i change next at %s', (now, at) => {
    expect(findNextAnnouncementChange({ announcements }, now)).toBe(at)
  })

  it('never change where none has an end', () => {
    expect(findNextAnnouncementChange({ announcements: [of('for ever', {})] }, 0)).toBeUndefined()
  })
})
