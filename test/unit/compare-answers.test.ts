import { expect, it } from 'vitest'
import { compareBodies, findDifferences } from '../compare-answers/differences.ts'
import { get, type Recording } from '../compare-answers/recording.ts'

const page = (buildId: string, hash: string, text: string) =>
  `<html data-build="${buildId}"><link href="/build/assets/site-${hash}.css"/><p>${text}</p></html>`

function recordingOf(buildId: string, hash: string, texts: string[], status = 200): Recording {
  const headers: [string, string][] = [
    ['content-type', 'text/html; charset=UTF-8'],
    ['etag', `"${hash}"`],
    ['link', `</build/assets/site-${hash}.css>; rel=preload`],
  ]
  const answers = texts.map((text, index) => ({
    question: get('page', `/${index}`),
    answer: { status, headers, body: page(buildId, hash, text) },
  }))
  return { buildId, clock: '2026-11-20T09:30:00.000Z', answers }
}

const before = recordingOf('0123456789ab', 'ABCDEFGH', ['one', 'one', 'two'])

it('two builds of the same sources answer alike', () => {
  expect(findDifferences(before, recordingOf('ba9876543210', '12345678', ['one', 'one', 'two']))).toEqual([])
})

it('a difference that two pages share is found once', () => {
  const after = recordingOf('ba9876543210', '12345678', ['three', 'three', 'two'])
  const found = findDifferences(before, after)
  expect(
    found.map(({ where, before: old, after: young, questions }) => [where, old, young, questions.length]),
  ).toEqual([['body', 'one', 'three', 2]])
})

it('a status and a missing answer are differences', () => {
  const after = recordingOf('ba9876543210', '12345678', ['one', 'one'], 404)
  expect(findDifferences(before, after).map(({ where }) => where)).toEqual(['status', 'question'])
})

it('two differences of one body are two, and what is between them is none', () => {
  const found = compareBodies('<p>a</p><i>x</i><b>y</b><p>c</p>', '<p>b</p><i>x</i><b>y</b><p>c</p><p>d</p>')
  expect(found.map(({ before: old, after: young }) => [old, young])).toEqual([
    ['a', 'b'],
    ['', '<p>d</p>'],
  ])
})
