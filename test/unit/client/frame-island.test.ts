// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import startFrame from '../../../client/islands/frame-island.ts'
import type { IslandContext } from '../../../client/islands/island.ts'
import startSound from '../../../client/islands/sound-island.ts'

/** Neither island uses its context, so an empty object stands for it. */
const page = {} as IslandContext
const src = 'https://player.example/1'

let sound: HTMLElement
beforeEach(async () => {
  document.body.innerHTML = `<tutti-island id="sound">
    <figure><audio></audio><p data-gone="Записи больше нет"></p></figure>
    <figure><audio></audio><p data-gone="Записи больше нет"></p></figure>
    <tutti-island id="frame"><a href="${src}" style="aspect-ratio: 4 / 3">Player</a></tutti-island>
  </tutti-island>`
  sound = find('#sound')
  await startSound(sound, undefined, page)
})

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const frame = () => document.querySelector('iframe')
const showFrame = () => startFrame(find('#frame'), { src, title: 'Film', lang: 'ru' }, page)
const recordings = () => [...document.querySelectorAll('audio')]
const sounding = () => recordings().map(({ paused }) => !paused)

it('a click puts a frame in the place of the link, of the same size, in a sandbox, and goes there', async () => {
  await showFrame()
  expect(document.querySelector('a')).toBeNull()
  expect([frame()?.src, frame()?.title, frame()?.lang]).toEqual([src, 'Film', 'ru'])
  expect(frame()?.style.cssText).toContain('aspect-ratio')
  expect(frame()?.getAttribute('sandbox')).toBe(
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
  )
  expect(document.activeElement).toBe(frame())
})

it('a second start leaves the frame alone', async () => {
  await showFrame()
  const before = frame()
  await showFrame()
  expect(frame()).toBe(before)
})

it('one recording plays at a time, and the page knows while one does', async () => {
  const [first, second] = recordings()
  await first?.play()
  expect([sounding(), 'sounding' in sound.dataset]).toEqual([[true, false], true])
  await second?.play()
  expect(sounding()).toEqual([false, true])
  second?.pause()
  expect([sounding(), 'sounding' in sound.dataset]).toEqual([[false, false], false])
})

it('a service’s player stops the recording, goes when a recording begins, and comes again with a click', async () => {
  const [first] = recordings()
  await first?.play()
  const showAgain = await showFrame()
  expect([sounding(), document.querySelectorAll('iframe').length]).toEqual([[false, false], 1])
  await first?.play()
  expect([frame(), find('#frame a').textContent]).toEqual([null, 'Player'])
  showAgain?.()
  expect([sounding(), document.querySelectorAll('iframe').length]).toEqual([[false, false], 1])
})

it('a recording that is gone is said in words, and the other one stays', () => {
  recordings()[0]?.dispatchEvent(new Event('error'))
  expect(recordings()).toHaveLength(1)
  expect(sound.textContent?.match(/Записи больше нет/g)).toHaveLength(1)
})
