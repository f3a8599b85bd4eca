import { describe, expect, it } from 'vitest'
import {
  boundaries,
  featureRows,
  features,
  floors,
  onlyWhenNeeded,
  packageRooms,
  sharedOfFeatures,
  upward,
} from './import-rules.ts'
import { filesBelow, readImports, readText } from './read-imports.ts'

const files = ['build.ts', ...filesBelow('src', /\.(tsx?|mjs)$/), ...filesBelow('client', /\.tsx?$/)]

/** The file without `src/` and its ending, as rules name it. */
const nameOf = (file: string) => file.replace(/^src\//, '').replace(/\.(tsx?|mjs)$/, '')

const imports = files.flatMap(readImports).map((each) => ({
  ...each,
  from: nameOf(each.file),
  to: each.isPackage ? each.imported : nameOf(each.imported),
}))
type Named = (typeof imports)[number]

const toSentence = ({ file, line, to }: Named) => `${file}:${line} imports ${to}`

const ofFiles = imports.filter(({ isPackage, to }) => !isPackage && !to.startsWith('public/build/'))

/** The imports, among those of the site's own files, that a boundary forbids. */
const findCrossings = (name: string, among: readonly Pick<Named, 'from' | 'to' | 'isTypeOnly'>[]) => {
  const { from, mayImport, mayNotImport, areTypesFree = false, exceptions = [] } = boundaries[name] ?? {}
  return among.filter(
    (each) =>
      from?.test(each.from) &&
      !(areTypesFree && each.isTypeOnly) &&
      !exceptions.includes(each.to) &&
      ((mayImport && !mayImport.test(each.to)) || mayNotImport?.test(each.to)),
  )
}

describe('a boundary', () => {
  it.each(Object.keys(boundaries))('is kept: %s', (name) => {
    expect(findCrossings(name, ofFiles).map((each) => toSentence(each as Named))).toEqual([])
  })

  it.each([
    ['pages/home', 'pages/concert'],
    ['pages/home', 'features/services'],
    ['pages/home', 'features/votes/pages/vote'],
    ['ui/components/page-frame', 'strapi/port/client'],
    ['features/submissions/components/submission-form', 'mail/mailer'],
    ['features/submissions/outbox', 'http/cookies'],
    ['client/main', 'content/places/cities'],
    ['client/service-worker/service-worker', 'client/main'],
    ['ui/shared/icon', 'content/site/site'],
    ['features/votes/forms/vote-form', 'cache/cache'],
    ['worker/app', 'tools/operate/serve-worker'],
    ['features/services', 'demo/content/concerts'],
  ])('would find that %s imports %s', (from, to) => {
    const found = Object.keys(boundaries).flatMap((name) =>
      findCrossings(name, [{ from, to, isTypeOnly: false }]),
    )
    expect(found).toHaveLength(1)
  })
})

describe('a package', () => {
  it.each(Object.entries(packageRooms))('is imported where it belongs: %s', (name, rooms) => {
    const importers = imports.filter(
      ({ isPackage, isTypeOnly, to }) => isPackage && !isTypeOnly && to === name,
    )
    expect(importers.length).toBeGreaterThan(0)
    expect(importers.filter(({ from }) => !rooms.test(from)).map(toSentence)).toEqual([])
  })

  it.each(Object.entries(onlyWhenNeeded))('or a file is loaded only when it is needed: %s (%s)', (name) => {
    const importers = imports.filter(({ imported, from }) => imported === name && !from.startsWith('tools/'))
    expect(importers.some(({ isDynamic }) => isDynamic)).toBe(true)
    expect(
      importers.filter(({ isDynamic, isTypeOnly }) => !isDynamic && !isTypeOnly).map(toSentence),
    ).toEqual([])
  })
})

describe('a feature', () => {
  it.each(features)('can be taken out with its folders and the rows that name it: %s', (feature) => {
    const own = new RegExp(`^(features|client)/${feature}/`)
    const others = ofFiles.filter(
      ({ from, to }) => own.test(to) && !own.test(from) && !sharedOfFeatures.test(to),
    )
    expect(others.filter(({ from }) => !featureRows.test(from)).map(toSentence)).toEqual([])
  })
})

describe('the floors', () => {
  const roomOf = (file: string) => /^src\/([^/.]+)/.exec(file)?.[1]
  const floorOf = (room: string) => floors.findIndex((rooms) => rooms.includes(room))
  const isUpward = ([from, to]: string[]) => floorOf(from ?? '') <= floorOf(to ?? '')
  const between = imports.flatMap(({ file, line, imported, brandFile }) => {
    const [from, to] = [roomOf(file), roomOf(brandFile ?? imported)]
    return from === undefined || to === undefined || from === to
      ? []
      : [{ rooms: [from, to], file, line, to }]
  })
  const rising = between.filter(({ rooms }) => isUpward(rooms))

  it('have every room', () => {
    // Tables are made by files of SQL, which import nothing.
    const rooms = new Set(['database', ...files.map(roomOf)].filter((room) => room !== undefined))
    expect(floors.flat().toSorted()).toEqual([...rooms].toSorted())
  })

  it('are few, and so are the imports that run up', () => {
    expect(floors.length).toBeLessThanOrEqual(10)
    expect(Object.keys(upward).length).toBeLessThanOrEqual(10)
  })

  it('let imports run down, except those with a reason', () => {
    const unknown = rising.filter(({ rooms }) => !(rooms.join(' → ') in upward))
    expect(
      unknown.map(({ file, line, to }) => `${file}:${line} imports from ${to}, which stands no lower`),
    ).toEqual([])
  })

  it('have no reason for what nobody imports', () => {
    const known = new Set(rising.map(({ rooms }) => rooms.join(' → ')))
    expect(Object.keys(upward).filter((pair) => !known.has(pair))).toEqual([])
  })

  it('are drawn in docs/architecture.md', () => {
    const drawn = floors
      .map((rooms, index) => `${String(index + 1).padStart(2)}  ${rooms.join(' · ')}`)
      .reverse()
    expect(readText('docs/architecture.md')).toContain(drawn.join('\n'))
    expect(
      Object.keys(upward).filter((pair) => !readText('docs/architecture.md').includes(`| ${pair} |`)),
    ).toEqual([])
  })
})
