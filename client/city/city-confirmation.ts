import { cityQuestionMessages } from '../../src/languages/texts.ts'
import { cityConfirmationSeconds } from '../../src/shared/constants.ts'
import { allCitiesId, isPickerCity, type PickerCity } from '../../src/shared/picker-city.ts'
import type { ReachGoal } from '../analytics/goal.ts'
import { pageLocale } from '../browser/root-element.ts'
import { startPausableTimer, whenPageVisible } from '../browser/timing.ts'
import { findCityLink, makeAllCitiesChoice } from './header-city.ts'
import { isCityAnswered, onCityChange, readCity, reloadForStoredCity, storeCity } from './stored-city.ts'

/** A detection of the city that takes longer counts as failed. */
const detectionMs = 10_000
/**
 * Leaving a page makes its requests fail. Only on a page that is still there after this time has the service failed.
 */
const failureDelayMs = 1000

/**
 * Asks a visitor who chose no city whether the detected one is right, in the line under the header. Without an answer
 * the city is confirmed after 15 seconds in which the page was visible, no dialog was open, and the line had neither the
 * focus nor the pointer. From then on the line says which city is shown, on each page until somebody answers.
 *
 * @param reachGoal the function of `main.ts`, which keeps goals until the analytics counter is loaded
 */
export default function askToConfirmCity(reachGoal: ReachGoal): void {
  const element = document.querySelector<HTMLElement>('[data-city-line]')
  const stored = readCity()
  if (!element || (stored && isCityAnswered())) return
  // An address that names a city says what is looked for.
  if (new URLSearchParams(location.search).has('city')) {
    if (!stored) storeCity(makeAllCitiesChoice())
    return
  }
  // Where nothing can be stored, nobody is asked on each page anew; without a network no city can be found.
  if (!navigator.cookieEnabled || !navigator.onLine) return
  const line = openLine(element, reachGoal)
  if (stored) line.say('shown', stored)
  else
    whenPageVisible(async () => {
      try {
        const city = await detectCity()
        if (readCity() || isChoosing()) return
        if (city.id === allCitiesId) line.say('all', city)
        else line.ask(city)
      } catch {
        // «All cities» is stored, so that the next page doesn't ask the service again.
        setTimeout(() => {
          if (!readCity() && navigator.onLine) line.say('all', makeAllCitiesChoice())
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

/** What the line is about: the detected city is asked for, a confirmed one is shown, or there is none. */
type LineState = 'asked' | 'shown' | 'all'

function openLine(line: HTMLElement, reachGoal: ReachGoal) {
  const t = cityQuestionMessages(pageLocale())
  const root = document.documentElement
  const isOver = new AbortController()
  const { signal } = isOver
  let asked: PickerCity | undefined
  let stopClock: (() => void) | undefined

  const say = (state: LineState, city: PickerCity) => {
    const { name } = city.attributes
    line.dataset.state = state
    const words = line.querySelector('[data-city-words]')
    if (words) words.textContent = { asked: t.ask(name), shown: t.showing(name), all: t.showingAll }[state]
    // Only where a stored city couldn't be read is the place for the line not kept free already.
    root.dataset.asksCity = ''
    if (state === 'all') storeCity(city)
  }
  const close = () => {
    stopClock?.()
    isOver.abort()
    // A focus that was in the line goes to the link by which the choice can be changed.
    if (line.contains(document.activeElement)) findCityLink()?.focus()
    delete root.dataset.asksCity
  }
  const answer = (city: PickerCity) => {
    close()
    storeCity(city)
    reloadForStoredCity()
  }
  /** Leaves what is shown now. */
  const leave = () => {
    const shown = readCity() ?? makeAllCitiesChoice()
    close()
    storeCity(shown)
  }
  const acts: Record<string, () => void> = {
    yes() {
      if (!asked) return
      reachGoal('cityConfirmation', { city: asked.attributes.name, by: 'answer' })
      answer(asked)
    },
    all: () => answer(makeAllCitiesChoice()),
    close: leave,
    choose: () => findCityLink()?.click(),
  }
  for (const [name, act] of Object.entries(acts)) {
    line.querySelector(`[data-city-${name}]`)?.addEventListener('click', act, { signal })
  }
  // Opening the city picker, however that is done, means «not this city».
  findCityLink()?.addEventListener('click', close, { signal })
  // A filter or a wish says which place is looked for.
  for (const type of ['change', 'submit']) {
    const listen = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-answers-city]')) leave()
    }
    document.addEventListener(type, listen, { signal })
  }
  onCityChange(() => {
    if (signal.aborted || line.dataset.state === 'all') return
    if (readCity() && isCityAnswered()) close()
  })

  return {
    say,
    ask(city: PickerCity) {
      if (signal.aborted) return
      asked = city
      say('asked', city)
      reachGoal('cityPopupShown', { city: city.attributes.name })
      stopClock = startClock(line, signal, () => {
        say('shown', city)
        storeCity(city, false)
        reachGoal('cityConfirmation', { city: city.attributes.name, by: 'timeout' })
      })
    },
  }
}

/** Starts the 15 seconds. @returns what stops them */
function startClock(line: HTMLElement, signal: AbortSignal, confirm: () => void): () => void {
  const clock = startPausableTimer(cityConfirmationSeconds * 1000, confirm)
  for (const [type, reason, isHeld] of holds) {
    line.addEventListener(type, () => clock.hold(reason, isHeld), { signal })
  }
  const holdWhileHidden = () => clock.hold('hidden', document.hidden)
  holdWhileHidden()
  document.addEventListener('visibilitychange', holdWhileHidden, { signal })
  // An open dialog covers the question. A mutation observer is needed: not every browser sends an event for a dialog.
  const dialogs = new MutationObserver(() => {
    clock.hold('dialog', Boolean(document.querySelector('dialog[open]')))
  })
  dialogs.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  return () => {
    clock.stop()
    dialogs.disconnect()
  }
}

/** Events of the line that hold its timer or let it go on: event, reason, whether it is held. */
const holds = [
  ['pointerenter', 'pointer', true],
  ['pointerleave', 'pointer', false],
  ['focusin', 'focus', true],
  ['focusout', 'focus', false],
] as const
