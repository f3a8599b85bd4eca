/** Parameters of each goal that analytics counts, by the goal's name. */
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
