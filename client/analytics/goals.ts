import { isConsent } from '../../src/shared/consent.ts'
import { maxWaitingGoals } from '../../src/shared/constants.ts'
import { consentCookie, waitingGoalsKey } from '../../src/shared/stored-names.ts'
import { readDocumentCookie, readSessionStorage, writeSessionStorage } from '../browser/storage.ts'
import { whenIdle } from '../browser/timing.ts'
import { fetchCounter } from '../islands/registry.ts'
import type { ReachedGoal, ReachGoal } from './goal.ts'

/** Goals that haven't been sent to the counter yet, in the order in which they were reached. */
const waitingGoals: ReachedGoal[] = []

/**
 * Adds a goal to the list of those to send, and dispatches the event `tutti:goal`. It loads and sends nothing itself.
 */
export const reachGoal: ReachGoal = (name, parameters) => {
  waitingGoals.push({ name, parameters })
  document.dispatchEvent(new Event('tutti:goal'))
}

/** Reports a page that wasn't found, which carries `data-not-found`. */
export function reachNotFoundGoal(): void {
  if (!document.querySelector('[data-not-found]')) return
  reachGoal('404error', { referrer: document.referrer, url: location.href })
}

const { analytics, analyticsConsent } = document.documentElement.dataset

/** Loads the counter where one is configured; else loads and stores nothing. */
export function startAnalytics(): void {
  if (!analytics) return
  waitingGoals.unshift(...takeStoredGoals())
  // A page may be left before the counter is loaded: its goals are stored, and the next page sends them.
  addEventListener('pagehide', () => {
    const left = waitingGoals.splice(0).slice(-maxWaitingGoals)
    if (left.length > 0 && isAllowed()) writeSessionStorage(waitingGoalsKey, JSON.stringify(left))
  })
  // The counter removes goals from the list as it sends them.
  whenIdle(
    () =>
      void fetchCounter()
        .then(({ default: countVisit }) => countVisit(waitingGoals))
        .catch(ignore),
  )
}

/** A counter that can't be loaded is ignored: the next page tries again. */
const ignore = () => undefined

const isAllowed = () => !analyticsConsent || isConsent(readDocumentCookie(consentCookie), analyticsConsent)

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
