/**
 * The map of a place, shown after a click. It is an island because a map can be moved. Without a script the click opens
 * the provider's public map instead.
 */

import { showMap } from '../../src/brand/chosen-providers.ts'
import { mapMessages } from '../../src/languages/texts.ts'
import type { MapTools } from '../../src/providers/map-provider.ts'
import { mapMaxWaitMs } from '../../src/shared/constants.ts'
import { loadScript, loadStyleSheet } from '../browser/load-resource.ts'
import { address as styles } from '../styles/map.css'
import type { StartIsland } from './island.ts'
import type { IslandProps } from './island-props.ts'

const startMap: StartIsland<IslandProps['Map']> = (element, { mapsKey, ...place }) => {
  const canvas = element.querySelector<HTMLElement>('[data-map]')
  const ask = element.querySelector<HTMLElement>('[data-map-ask]')
  const state = element.querySelector<HTMLElement>('[data-map-state]')
  if (!canvas || !ask || !state || !showMap) return undefined
  const t = mapMessages(place.locale)
  state.textContent = t.loading
  const view = {
    ...place,
    key: mapsKey,
    colour: getComputedStyle(canvas).getPropertyValue('--ink').trim(),
    isTouched: matchMedia('(pointer: coarse)').matches,
  }
  const finish = (mapState: 'ready' | 'failed', text: string) => {
    ask.remove()
    state.textContent = text
    element.dataset.mapState = mapState
  }
  // Nothing waits for the map, which may take longer than an island's start may (`start.ts`).
  loadStyleSheet(styles)
    .then(() => showMap?.(canvas, view, toolsOf(canvas)))
    .then(
      () => finish('ready', ''),
      (error: unknown) => {
        console.warn('the map failed', error)
        finish('failed', t.failed)
      },
    )
  return undefined
}

const toolsOf = (canvas: HTMLElement): MapTools => ({
  loadScript: (address, data) => loadScript(address, mapMaxWaitMs, data),
  addFrame(address) {
    const frame = document.createElement('iframe')
    frame.src = address
    frame.title = canvas.parentElement?.ariaLabel ?? ''
    frame.referrerPolicy = 'strict-origin-when-cross-origin'
    canvas.append(frame)
    return new Promise((resolve) => {
      frame.onload = () => resolve()
    })
  },
  toHtml,
})

function toHtml(text: string): string {
  const place = document.createElement('i')
  place.textContent = text
  return place.innerHTML.replaceAll('"', '&quot;')
}

export default startMap
