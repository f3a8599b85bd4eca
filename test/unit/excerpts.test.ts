import { expect, it } from 'vitest'
import { toExcerpts } from '../../src/content/programs/excerpts.ts'
import { toTracks } from '../../src/content/programs/tracklists.ts'

const reported: unknown[] = []
const context = {
  locale: 'ru',
  mediaUrl: (path: string) => (path.startsWith('http:') ? undefined : `https://media.example${path}`),
  embedHosts: ['open.spotify.com'],
  report: (_where: object, fault: { reason?: string }) => reported.push(fault.reason),
} as Parameters<typeof toExcerpts>[1]
const file = { url: '/uploads/theme.mp3', mime: 'audio/mpeg' }
const own = 'https://media.example/uploads/theme.mp3'
const track = 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC'
const frame = { src: 'https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC', height: 232 }

it.each([
  ['a recording', { title: ' Тема ', file }, [{ title: 'Тема', url: own }]],
  ['a recording without a title', { file }, [{ url: own }]],
  ['a recording that Strapi calls a film', { file: { ...file, mime: 'video/mp4' } }, [{ url: own }]],
  ['a recording before a service', { file, url: track }, [{ url: own }]],
  [
    'a service’s page',
    { title: 'Тема', url: track },
    [{ title: 'Тема', embed: { ...frame, title: 'Тема' } }],
  ],
  ['a picture instead of a recording', { title: 'Тема', file: { ...file, mime: 'image/png' } }, []],
  ['a recording that a page may not load', { file: { ...file, url: 'http://other.example/a.mp3' } }, []],
  ['a recording whose file is gone from the library', { title: 'Тема', file: null }, []],
  ['a page of another host', { url: 'https://evil.example/track/1' }, []],
])('an excerpt of %s', (_, excerpt, expected) => {
  expect(toExcerpts([excerpt], context)).toEqual(expected)
})

it('editors are told of an excerpt at a host that the site doesn’t allow, and at most six are shown', () => {
  reported.length = 0
  expect(toExcerpts(Array.from({ length: 9 }, () => ({ file })).concat(), context)).toHaveLength(6)
  toExcerpts([{ url: 'https://evil.example/track/1' }], context)
  expect(reported).toEqual(['frame of another host'])
})

const words = (count: number) => Array.from({ length: count }, () => 'слово').join(' ')

it.each([
  ['is absent where it is empty', '  \n', {}],
  ['is one line', 'Так падает\n снег.', { note: 'Так падает снег.' }],
  ['of 160 letters is shown whole', 'я'.repeat(160), { note: 'я'.repeat(160) }],
  ['of 161 letters goes on folded', words(27), { note: `${words(26)}…`, noteRest: 'слово' }],
])('a work’s note %s', (_, note, expected) => {
  expect(toTracks([{ name: 'Work', note }], 'ru')).toEqual([{ name: 'Work', ...expected }])
})

it('a work’s note of 10 000 letters is cut after 1200', () => {
  const [{ note = '', noteRest = '' } = {}] = toTracks([{ name: 'Work', note: words(1666) }], 'ru')
  expect(`${note.slice(0, -1)} ${noteRest}`).toBe(`${words(200)}…`)
})
