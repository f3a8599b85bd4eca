import type { DeskPageName } from '../routes/desk-addresses.ts'
import type { Action, ActionOutcome, SentForm } from './action.ts'
import type { AnyPrivatePage, Visitor } from './define-page.ts'

/** A form that was sent at the desk. */
export interface SentAtDesk<Values> extends SentForm<Values> {
  /** The name of who has sent it. */
  by: string
  desk: NonNullable<Visitor['desk']>
}

/** An action of the desk. The log of the desk names who did it, its name, and the variable parts of its page's path. */
export interface DeskAction<Values = unknown> extends Action<Values> {
  /** Further facts that the log records about the action; never a visitor's text. */
  toLogSubject?(values: Values): string
  handle(sent: SentAtDesk<Values>): Promise<ActionOutcome>
}

export const defineDeskAction = <Values>(action: DeskAction<Values>): DeskAction<Values> => action

/** A page of the desk with its actions, by their names in `routes/desk-addresses.ts`. */
export type DeskPage<Name extends DeskPageName = DeskPageName> = AnyPrivatePage<Name> & {
  actions?: Readonly<Record<string, () => Promise<DeskAction>>>
}
