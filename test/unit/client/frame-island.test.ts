// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import startFrame from '../../../client/islands/frame-island.ts'
import type { IslandContext } from '../../../client/islands/island.ts'

let place: HTMLElement
beforeEach(() => {
  document.body.innerHTML = `<tutti-island><a href="https://player.example/1" style="aspect-ratio: 4 / 3">Film</a></tutti-island>`
  place = document.body
})
/** The island of a frame doesn't use its context, so an empty object stands for it. */
const page = {} as IslandContext
const src = 'https://player.example/1'

it('a click puts a frame in the place of the link, of the same size, and goes there', async () => {
  await startFrame(place, { src, title: 'Film', lang: 'ru' }, page)
  const frame = document.querySelector('iframe')
  expect(document.querySelector('a')).toBeNull()
  expect([frame?.src, frame?.title, frame?.lang]).toEqual([src, 'Film', 'ru'])
  expect(frame?.style.cssText).toContain('aspect-ratio')
  expect(document.activeElement).toBe(frame)
})

it('the frame is kept in its sandbox: it can’t navigate the page', async () => {
  await startFrame(place, { src, title: 'Film' }, page)
  const sandbox = document.querySelector('iframe')?.getAttribute('sandbox')
  expect(sandbox).toBe(
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
  )
})

it('a second start leaves the frame alone', async () => {
  await startFrame(place, { src, title: 'Film' }, page)
  const frame = document.querySelector('iframe')
  await startFrame(place, { src, title: 'Film' }, page)
  expect(document.querySelector('iframe')).toBe(frame)
})
