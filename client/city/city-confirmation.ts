import { cityConfirmationSeconds } from '../../src/shared/constants.ts'
import { allCitiesId, isPickerCity, type PickerCity } from '../../src/shared/picker-city.ts'
import type { ReachGoal } from '../analytics/goal.ts'
import { loadNoticeStyles } from '../browser/notices.ts'
import { startPausableTimer, whenPageVisible } from '../browser/timing.ts'
import { findCityLink, makeAllCitiesChoice } from './header-city.ts'
import { onCityChange, readCity, reloadForStoredCity, storeCity } from './stored-city.ts'

/** A detection of the city that takes longer counts as failed. */
const detectionMs = 10_000
/**
 * Leaving a page makes its requests fail. Only on a page that is still there after this time has the service failed.
 */
const failureDelayMs = 1000

/**
 * Asks a visitor who chose no city whether the detected one is right. Without an answer the city is confirmed after 15
 * seconds in which the page was visible, no dialog was open, and the question had neither the focus nor the pointer.
 *
 * @param reachGoal the function of `main.ts`, which keeps goals until the analytics counter is loaded
 */
export default function askToConfirmCity(reachGoal: ReachGoal): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-city-confirmation]')
  if (!template || readCity()) return
  whenPageVisible(async () => {
    try {
      const [city] = await Promise.all([detectCity(), loadNoticeStyles()])
      if (readCity() || isChoosing()) return
      if (city.id === allCitiesId) storeCity(city)
      else ask(template, city, reachGoal)
    } catch {
      // «All cities» is stored, so that the next page doesn't ask the service again.
      setTimeout(() => {
        if (!readCity()) storeCity(makeAllCitiesChoice())
      }, failureDelayMs)
    }
  })
}

/** @returns whether the visitor has opened the city picker meanwhile, and needs no question. */
const isChoosing = () => Boolean(document.querySelector('[name="CityPicker"][data-island-state]'))

/** Asks `POST /api/detect-city`. @throws when the answer can't be had or is no city. */
async function detectCity(): Promise<PickerCity> {
  const answer = await fetch(`/api/detect-city?locale=${document.documentElement.lang}`, {
    method: 'POST',
    signal: AbortSignal.timeout(detectionMs),
  })
  const city: unknown = await answer.json()
  if (!isPickerCity(city)) throw new Error('no city in the answer')
  return city
}

function ask(template: HTMLTemplateElement, city: PickerCity, reachGoal: ReachGoal): void {
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
    // A focus that was in the question goes to the link by which the choice can be changed.
    if (box.contains(document.activeElement)) findCityLink()?.focus()
    box.remove()
  }
  const accept = (by: 'answer' | 'timeout') => {
    close()
    storeCity(city)
    reachGoal('cityConfirmation', { city: name, by })
    // After the timeout the page isn’t reloaded: the visitor may be reading it.
    if (by === 'answer') reloadForStoredCity()
  }
  const clock = startPausableTimer(cityConfirmationSeconds * 1000, () => accept('timeout'))

  box.querySelector('[data-yes]')?.addEventListener('click', () => accept('answer'))
  box.querySelector('[data-choose]')?.addEventListener('click', () => findCityLink()?.click())
  // Opening the city picker, however that is done, means «not this city».
  findCityLink()?.addEventListener('click', close, { signal })
  onCityChange(() => {
    if (readCity()) close()
  })
  for (const [type, reason, isHeld] of holds) box.addEventListener(type, () => clock.hold(reason, isHeld))
  const holdWhileHidden = () => clock.hold('hidden', document.hidden)
  holdWhileHidden()
  document.addEventListener('visibilitychange', holdWhileHidden, { signal })
  // An open dialog covers the question. A mutation observer is needed: not every browser sends an event for a dialog.
  const dialogs = new MutationObserver(() => {
    clock.hold('dialog', Boolean(document.querySelector('dialog[open]')))
  })
  dialogs.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })

  // `data-notices` is a live region: what is added to it is announced and takes no focus.
  document.querySelector('[data-notices]')?.append(box)
  reachGoal('cityPopupShown', { city: name })
}

/** Events of the question that hold its timer or let it go on: event, reason, whether it is held. */
const holds = [
  ['pointerenter', 'pointer', true],
  ['pointerleave', 'pointer', false],
  ['focusin', 'focus', true],
  ['focusout', 'focus', false],
] as const
