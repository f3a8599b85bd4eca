import { describe, expect, it } from 'vitest'
import { chooseTests, findTestFiles, type TestFile } from '../check/choose-tests.ts'

const files: TestFile[] = [
  { path: 'test/unit/vote-rules.test.ts', imports: ['src/shared/votes.ts'] },
  { path: 'test/unit/voter.test.ts', imports: ['src/features/votes/voter.ts'] },
  { path: 'test/unit/format.test.ts', imports: ['src/languages/format.ts'] },
  { path: 'test/unit/forms.test.ts', imports: ['src/features/forms/form.ts'] },
  { path: 'test/unit/client/ballot.test.ts', imports: ['client/votes/ballot.ts'] },
  { path: 'test/worker/votes/all.test.ts', imports: [] },
  { path: 'test/worker/votes/counted.tests.ts', imports: ['src/features/votes/voter.ts'] },
  { path: 'test/worker/desk/vote-list.tests.ts', imports: [] },
  { path: 'test/worker/forms/all.test.ts', imports: [] },
  { path: 'test/browser/votes.test.ts', imports: [] },
  { path: 'test/brands/bremen.journey.ts', imports: [] },
  { path: 'test/contract/search.test.ts', imports: [] },
]

it.each([
  [
    'votes',
    {
      'test:unit': [
        'test/unit/vote-rules.test.ts',
        'test/unit/voter.test.ts',
        'test/unit/client/ballot.test.ts',
      ],
      'test:worker': ['test/worker/votes/all.test.ts', 'test/worker/desk/vote-list.tests.ts'],
      'test:browser': ['test/browser/votes.test.ts'],
    },
  ],
  ['form', { 'test:unit': ['test/unit/forms.test.ts'], 'test:worker': ['test/worker/forms/all.test.ts'] }],
  ['bremen', { 'test:brands': ['test/brands/bremen.journey.ts'] }],
  ['search', { 'test:unit': ['test/contract/search.test.ts'] }],
  ['test/unit/format.test.ts', { 'test:unit': ['test/unit/format.test.ts'] }],
  ['./test/worker/votes/counted.tests.ts', { 'test:worker': ['test/worker/votes/counted.tests.ts'] }],
  ['test/worker/votes/', { 'test:worker': ['test/worker/votes/all.test.ts'] }],
  [
    'src/features/votes/voter.ts',
    { 'test:unit': ['test/unit/voter.test.ts'], 'test:worker': ['test/worker/votes/counted.tests.ts'] },
  ],
  ['src/languages', { 'test:unit': ['test/unit/format.test.ts'] }],
  ['unit', {}],
  ['.', {}],
])('npm test -- %s', (name, chosen) => {
  expect(chooseTests([name], files)).toEqual(chosen)
})

it('two names choose the tests of both, each once', () => {
  expect(chooseTests(['forms', 'form', 'format'], files)).toEqual({
    'test:unit': ['test/unit/forms.test.ts', 'test/unit/format.test.ts'],
    'test:worker': ['test/worker/forms/all.test.ts'],
  })
})

describe('of this repository', () => {
  const own = findTestFiles()

  it.each(['votes', 'search', 'desk', 'accounts', 'forms'])('%s has tests on three levels', (area) => {
    const { 'test:unit': unit, 'test:worker': worker, 'test:browser': browser } = chooseTests([area], own)
    expect([unit, worker, browser]).not.toContain(undefined)
  })

  it('every file of tests that needs no other service can be run alone', () => {
    const without = own.filter(
      ({ path }) => Object.keys(chooseTests([path], own)).length === 0 && !path.startsWith('test/contract/'),
    )
    expect(without).toEqual([])
  })
})
