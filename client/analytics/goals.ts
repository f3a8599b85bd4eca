import { maxWaitingGoals } from '../../src/shared/constants.ts'
import { consentCookie, waitingGoalsKey } from '../../src/shared/stored-names.ts'
import { readDocumentCookie, readSessionStorage, writeSessionStorage } from '../browser/storage.ts'
import { whenIdle } from '../browser/timing.ts'
import { fetchYandexMetrica } from '../islands/registry.ts'

/** The goals that the counter knows, with what is told about each. */
export interface GoalParameters {
  cityPopupShown: { city: string }
  cityConfirmation: { city: string; by: 'answer' | 'timeout' }
  citySelectionPopup: undefined
  '404error': { referrer: string; url: string }
}

export type ReachGoal = <Name extends keyof GoalParameters>(
  name: Name,
  parameters?: GoalParameters[Name],
) => void

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
export function startAnalytics(): void {
  if (!analytics) return
  waitingGoals.unshift(...takeStoredGoals())
  // A page may be left before the counter has come («Да» reloads it at once): the next one sends them.
  addEventListener('pagehide', () => {
    const left = waitingGoals.splice(0).slice(-maxWaitingGoals)
    if (left.length > 0 && isAllowed()) writeSessionStorage(waitingGoalsKey, JSON.stringify(left))
  })
  // The counter takes the goals out of the list as it sends them.
  whenIdle(
    () =>
      void fetchYandexMetrica()
        .then(({ default: startYandexMetrica }) => startYandexMetrica(waitingGoals))
        .catch(ignore),
  )
}

/** The next page tries again. */
const ignore = () => undefined

const isAllowed = () => analyticsConsent !== 'required' || readDocumentCookie(consentCookie) === 'yes'

function takeStoredGoals(): ReachedGoal[] {
  const stored = readSessionStorage(waitingGoalsKey)
  writeSessionStorage(waitingGoalsKey, '')
  try {
    const goals: unknown = JSON.parse(stored)
    return Array.isArray(goals) ? goals : []
  } catch {
    return []
  }
}
