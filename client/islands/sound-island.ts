/**
 * Excerpts of a program: one plays at a time, the page's picture moves with a recording (`blocks.css`), and a recording
 * that can't be loaded is said in words. It is an island because browsers let all players sound at once.
 */

import type { StartIsland } from './island.ts'
import type { IslandProps } from './island-props.ts'

const startSound: StartIsland<IslandProps['Sound']> = (element) => {
  const recordings = [...element.querySelectorAll('audio')]
  const showState = () =>
    element.toggleAttribute(
      'data-sounding',
      recordings.some(({ paused }) => !paused),
    )
  const pauseOthers = (player: EventTarget | null) => {
    for (const recording of recordings) if (recording !== player) recording.pause()
    // A service's player can't be told to pause: its frame goes (`frame-island.ts`).
    for (const frame of element.querySelectorAll('iframe'))
      if (frame !== player) frame.dispatchEvent(new Event('pause'))
    showState()
  }
  const sayGone = (recording: HTMLAudioElement) => {
    const words = recording.parentElement?.querySelector<HTMLElement>('[data-gone]')
    if (!words) return
    words.textContent = words.dataset.gone ?? ''
    recording.remove()
    showState()
  }
  // Events of media elements don't bubble, so they are heard on their way down.
  element.addEventListener('play', ({ target }) => pauseOthers(target), true)
  element.addEventListener('pause', showState, true)
  for (const recording of recordings) {
    recording.addEventListener('error', () => sayGone(recording))
    // A visitor may have started or tried a recording before this code was loaded.
    if (recording.error) sayGone(recording)
    else if (!recording.paused) pauseOthers(recording)
  }
  return undefined
}

export default startSound
