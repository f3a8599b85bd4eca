// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import startFrame from '../../../client/islands/frame-island.ts'
import type { IslandContext } from '../../../client/islands/island.ts'
import startSound from '../../../client/islands/sound-island.ts'

/** Neither island uses its context, so an empty object stands for it. */
const page = {} as IslandContext
const src = 'https://player.example/1'

let element: HTMLElement
beforeEach(async () => {
  document.body.innerHTML = `<tutti-island id="sound">
    <figure><audio></audio><p data-gone="Записи больше нет"></p></figure>
    <figure><audio></audio><p data-gone="Записи больше нет"></p></figure>
    <tutti-island id="frame"><a href="${src}">Player</a></tutti-island>
  </tutti-island>`
  element = find('#sound')
  await startSound(element, undefined, page)
})

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const recordings = () => [...document.querySelectorAll('audio')]
const sounding = () => recordings().map(({ paused }) => !paused)

it('one recording plays at a time, and the page knows while one does', async () => {
  const [first, second] = recordings()
  await first?.play()
  expect([sounding(), 'sounding' in element.dataset]).toEqual([[true, false], true])
  await second?.play()
  expect(sounding()).toEqual([false, true])
  second?.pause()
  expect([sounding(), 'sounding' in element.dataset]).toEqual([[false, false], false])
})

it('a service’s player stops the recording, goes when a recording begins, and comes again with a click', async () => {
  const [first] = recordings()
  await first?.play()
  const showAgain = await startFrame(find('#frame'), { src, title: 'Player' }, page)
  expect([sounding(), document.querySelectorAll('iframe').length]).toEqual([[false, false], 1])
  await first?.play()
  expect([document.querySelector('iframe'), find('#frame a').textContent]).toEqual([null, 'Player'])
  showAgain?.()
  expect([sounding(), document.querySelectorAll('iframe').length]).toEqual([[false, false], 1])
})

it('a recording that is gone is said in words, and the other one stays', () => {
  recordings()[0]?.dispatchEvent(new Event('error'))
  expect(recordings()).toHaveLength(1)
  expect(element.textContent?.match(/Записи больше нет/g)).toHaveLength(1)
})
