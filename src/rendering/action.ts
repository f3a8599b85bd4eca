import type * as z from 'zod/mini'
import type { Session } from '../context/visitor.ts'
import type { SentRecord } from '../shared/forms/sent-record.ts'
import type { Page, Slugs, Visitor } from './define-page.ts'

/** What is wrong with what was sent: at a field, or with the whole (`field` is empty). Views put it into words. */
export interface FormError {
  field: string
  /** The schema's message, or one of `formFaults`: a name that `i18n/` has texts for. */
  fault: string
}

/** What can be wrong with any form. */
export const formFaults = {
  /** No key, or none of ours: the form came from elsewhere, or from before a change of it. It is sent once more. */
  key: 'send-again',
  /** What was sent under this key before said something else. */
  changed: 'changed',
  /** Not a form, or not one in UTF-8. */
  unreadable: 'unreadable',
  tooLarge: 'too-large',
  tooMany: 'too-many',
  /** What was sent couldn't be stored; it is all still in the form. */
  notTaken: 'not-taken',
} as const

/** What a view shows of a form: what was typed, where it comes back, and the key under which it is sent. */
export interface Form {
  /** Sent along in the field `formKeyField`; empty where the page is everybody's: the form then comes back with one. */
  key: string
  typed: Readonly<Record<string, string>>
  errors: readonly FormError[]
  /** It came from everybody's page, without a key, and nothing is wrong with it: it is sent with the next press. */
  isToBeSent?: true
  /** What its page shows in answer to it, to this visitor and under no address of its own. */
  shown?: SentRecord
}

/** Whether it has been sent to its page: everybody's page has no key, and a private one's has nothing in it. */
export const hasBeenSent = ({ key, typed, errors }: Form): boolean =>
  key !== '' && (Object.keys(typed).length > 0 || errors.length > 0)

/** A form before anybody has typed anything. */
export const emptyForm: Form = { key: '', typed: {}, errors: [] }

export interface SentForm<Values> {
  values: Values
  /** Whoever stores what was sent stores it once under its key (`shared/forms/form-key.ts`). */
  key: string
  page: Page<Slugs>
  /** The trap was filled in. */
  isTrapped: boolean
  /** What the challenge at the form gave the browser, as it came. */
  challengeToken: string | undefined
  visitor: Visitor
}

/** What becomes of who is signed in: the answer brings the cookies for it. */
export type AccountChange =
  /** `device`: by which this device is known again, where that is new. */
  { begins: Session; device?: string | undefined } | 'ends'

/**
 * Where to go when it is stored, without its language; what is wrong that no schema can tell; or what the answer itself
 * brings, so that nothing of it stands in an address.
 */
export type ActionOutcome =
  | { seeOther: string; account?: AccountChange }
  | {
      errors: readonly FormError[]
      retryAfterSeconds?: number | undefined
      /** 422 where nothing is said: what was sent is wrong. 403: who may. 409: when. */
      status?: 403 | 409
    }
  /** It is shown, to be sent with the next press. */
  | { isToBeSent: true }
  | { shown: SentRecord }
  | { file: ActionFile }

/** JSON that the browser saves. */
export interface ActionFile {
  name: string
  data: object
}

/** A method, so that actions of any values stand in one place: each is handed only what its own schema made. */
export interface Action<Values = unknown> {
  /** The browser checks with the same one. Messages are names of texts; every field has a maximum. */
  schema: z.ZodMiniType<Values>
  /** Its page may send it at once: a password manager fills it in faster than people do. */
  isQuick?: true
  /** The same again changes nothing, so it needs no key: it is sent from everybody's page at once. */
  isRepeatable?: true
  /** Fields that may have one value only; two are what the schema refuses. Of all others the last counts. */
  single?: readonly string[]
  /** Stores what was sent before it returns. The same key again gives the same outcome and stores nothing. */
  handle(sent: SentForm<Values>): Promise<ActionOutcome>
}

export const defineAction = <Values>(action: Action<Values>): Action<Values> => action
