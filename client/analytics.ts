/** The goals of the seed (section 7), with what is told about each. */
export interface Goals {
  cityPopupShown: { city: string }
  cityConfirmation: { city: string; by: 'answer' | 'timeout' }
  citySelectionPopup: undefined
  '404error': { referrer: string; url: string }
}

export type ReachGoal = <Name extends keyof Goals>(name: Name, parameters?: Goals[Name]) => void

/** Goals of this page in the order in which they were reached; a counter that comes late begins here. */
export const reachedGoals: { name: keyof Goals; parameters: unknown }[] = []

/** Notes a goal and tells of it by the event `tutti:goal`. Nothing is loaded or sent from here. */
export const reachGoal: ReachGoal = (name, parameters) => {
  const goal = { name, parameters }
  reachedGoals.push(goal)
  document.dispatchEvent(new CustomEvent('tutti:goal', { detail: goal }))
}

/** Pages that weren't found carry `data-not-found`. */
export function reachNotFoundGoal(): void {
  if (!document.querySelector('[data-not-found]')) return
  reachGoal('404error', { referrer: document.referrer, url: location.href })
}
