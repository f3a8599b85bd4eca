import { allCitiesId, isPickerCity, type PickerCity } from '../../src/shared/city.ts'
import { cityConfirmationSeconds } from '../../src/shared/constants.ts'
import { reachGoal } from '../analytics.ts'
import { whenActive } from '../when-active.ts'
import { findCityLink, makeAllCitiesHere } from './all-cities.ts'
import { startAnswerClock } from './answer-clock.ts'
import { onCityChange, readCity, showStoredCity, storeCity } from './stored-city.ts'

/** A call that takes longer has failed. */
const detectionMs = 10_000
/** Leaving a page fails its calls too. Only a page that is still there after this may say that one failed. */
const failureDelayMs = 1000

/**
 * Asks «Ваш город — Тверь?» of a visitor who chose no city. Without an answer the city
 * is confirmed after 15 seconds in which the page was seen, no dialog stood over it, and the box had neither focus
 * nor pointer.
 */
export function confirmCity(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-city-confirmation]')
  if (!template || readCity()) return
  whenSeen(async () => {
    try {
      const city = await detectCity()
      if (readCity() || isChoosing()) return
      if (city.id === allCitiesId) storeCity(city)
      else ask(template, city)
    } catch {
      // «Все города» is kept, so that the next page doesn't ask again.
      setTimeout(() => {
        if (!readCity()) storeCity(makeAllCitiesHere())
      }, failureDelayMs)
    }
  })
}

/** Whoever has opened the picker meanwhile needs no question. */
const isChoosing = () => Boolean(document.querySelector('[name="CityPicker"][data-island-state]'))

/** A page that is prerendered or in a hidden tab may never be seen. */
function whenSeen(callback: () => void): void {
  whenActive(() => {
    if (document.visibilityState === 'visible') callback()
    else document.addEventListener('visibilitychange', () => whenSeen(callback), { once: true })
  })
}

/** @throws when the answer can't be had or is no city. */
async function detectCity(): Promise<PickerCity> {
  const answer = await fetch(`/api/detect-city?locale=${document.documentElement.lang}`, {
    method: 'POST',
    signal: AbortSignal.timeout(detectionMs),
  })
  const city: unknown = await answer.json()
  if (!isPickerCity(city)) throw new Error('no city in the answer')
  return city
}

function ask(template: HTMLTemplateElement, city: PickerCity): void {
  const { name } = city.attributes
  const box = document.importNode(template.content, true).firstElementChild
  const question = box?.querySelector('[data-question]')
  if (!box || !question) return
  question.textContent = question.textContent.replace('{city}', () => name)
  const isOver = new AbortController()
  const { signal } = isOver
  const close = () => {
    clock.stop()
    dialogs.disconnect()
    isOver.abort()
    // Whoever was in the box goes on where the choice can be changed.
    if (box.contains(document.activeElement)) findCityLink()?.focus()
    box.remove()
  }
  const accept = (by: 'answer' | 'timeout') => {
    close()
    storeCity(city)
    reachGoal('cityConfirmation', { city: name, by })
    // A page isn't changed under a visitor who did nothing.
    if (by === 'answer') showStoredCity()
  }
  const clock = startAnswerClock(cityConfirmationSeconds * 1000, () => accept('timeout'))

  box.querySelector('[data-yes]')?.addEventListener('click', () => accept('answer'))
  box.querySelector('[data-choose]')?.addEventListener('click', () => findCityLink()?.click())
  // However the picker is opened, it is the answer «not this one».
  findCityLink()?.addEventListener('click', close, { signal })
  onCityChange(() => {
    if (readCity()) close()
  })
  for (const [type, reason, isHeld] of holds) box.addEventListener(type, () => clock.hold(reason, isHeld))
  const holdWhileHidden = () => clock.hold('hidden', document.hidden)
  holdWhileHidden()
  document.addEventListener('visibilitychange', holdWhileHidden, { signal })
  // Under the search, or what else covers the page, the question can't be seen. Not every browser tells of it.
  const dialogs = new MutationObserver(() => {
    clock.hold('dialog', Boolean(document.querySelector('dialog[open]')))
  })
  dialogs.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })

  // The place is a live region: what comes into it is announced and takes no focus.
  document.querySelector('[data-notices]')?.append(box)
  reachGoal('cityPopupShown', { city: name })
}

const holds = [
  ['pointerenter', 'pointer', true],
  ['pointerleave', 'pointer', false],
  ['focusin', 'focus', true],
  ['focusout', 'focus', false],
] as const
