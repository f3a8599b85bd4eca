import { maxWaitingGoals } from '../src/shared/constants.ts'
import { consentCookie, waitingGoalsKey } from '../src/shared/stored-names.ts'
import { readCookie } from './cookies.ts'
import { extras } from './islands/registry.ts'
import { readSession, writeSession } from './session.ts'
import { whenIdle } from './when-idle.ts'

/** The goals that the counter knows, with what is told about each. */
export interface Goals {
  cityPopupShown: { city: string }
  cityConfirmation: { city: string; by: 'answer' | 'timeout' }
  citySelectionPopup: undefined
  '404error': { referrer: string; url: string }
}

export type ReachGoal = <Name extends keyof Goals>(name: Name, parameters?: Goals[Name]) => void

export interface ReachedGoal {
  name: string
  parameters?: unknown
}

/** Goals that nobody has counted yet, in the order in which they were reached. */
const waitingGoals: ReachedGoal[] = []

/** Notes a goal and tells of it by the event `tutti:goal`. Nothing is loaded or sent from here. */
export const reachGoal: ReachGoal = (name, parameters) => {
  waitingGoals.push({ name, parameters })
  document.dispatchEvent(new Event('tutti:goal'))
}

/** Pages that weren't found carry `data-not-found`. */
export function reachNotFoundGoal(): void {
  if (!document.querySelector('[data-not-found]')) return
  reachGoal('404error', { referrer: document.referrer, url: location.href })
}

const { analytics, analyticsConsent } = document.documentElement.dataset

/** Counts, where a counter is configured; else nothing is loaded and nothing is stored. */
export function countGoals(): void {
  if (!analytics) return
  waitingGoals.unshift(...takeStoredGoals())
  // A page may be left before the counter has come («Да» reloads it at once): the next one sends them.
  addEventListener('pagehide', () => {
    const left = waitingGoals.splice(0).slice(-maxWaitingGoals)
    if (left.length > 0 && isAllowed()) writeSession(waitingGoalsKey, JSON.stringify(left))
  })
  // The counter takes the goals out of the list as it sends them.
  whenIdle(
    () =>
      void extras
        .counter()
        .then(({ startCounting }) => startCounting(waitingGoals))
        .catch(ignore),
  )
}

/** The next page tries again. */
const ignore = () => undefined

const isAllowed = () => analyticsConsent !== 'required' || readCookie(consentCookie) === 'yes'

function takeStoredGoals(): ReachedGoal[] {
  const stored = readSession(waitingGoalsKey)
  writeSession(waitingGoalsKey, '')
  try {
    const goals: unknown = JSON.parse(stored)
    return Array.isArray(goals) ? goals : []
  } catch {
    return []
  }
}
