import type * as z from 'zod/mini'
import type { SubmissionRecord } from '../shared/forms/sent-submission.ts'
import type { Page, Slugs, Visitor } from './define-page.ts'
import type { Session } from './visitor.ts'

/** An error of a form: in one field, or in the whole form (`field` is empty). Views translate it into a message. */
export interface FormError {
  field: string
  /** The schema's message, or one of the codes below; `languages/` has a text for each. */
  fault: string
}

/** Errors that any form can have. */
export const formErrorCodes = {
  /**
   * The form has no key, or one that this site didn't make. It came from elsewhere or is out of date, and is to be
   * sent again.
   */
  key: 'send-again',
  /** The form's key was used before with other values. */
  changed: 'changed',
  /** The body isn't a form, or isn't UTF-8. */
  unreadable: 'unreadable',
  tooLarge: 'too-large',
  tooMany: 'too-many',
  /** The submission couldn't be stored; the form still holds all input. */
  notTaken: 'not-taken',
} as const

/** The state of a form for its view: what was typed, its errors, and the key under which it is sent. */
export interface Form {
  /**
   * Value of the field `formKeyField`. A cached page's form has an empty key, and gets a new one when it comes back.
   */
  key: string
  typed: Readonly<Record<string, string>>
  errors: readonly FormError[]
  /** The form came from a cached page without a key, and has no errors: the visitor confirms it with the next press. */
  needsConfirmation?: true
  /** A result that the page shows to this visitor only, without an address of its own. */
  shown?: SubmissionRecord
}

/**
 * Whether the form was sent: on a cached page an unsent form has no key, on a private page it has a key and is empty.
 */
export const wasSubmitted = ({ key, typed, errors }: Form): boolean =>
  key !== '' && (Object.keys(typed).length > 0 || errors.length > 0)

/** A form without input. */
export const emptyForm: Form = { key: '', typed: {}, errors: [] }

export interface SentForm<Values> {
  values: Values
  /** The submission is stored once per key (`shared/forms/form-key.ts`). */
  key: string
  page: Page<Slugs>
  /** The honeypot field was filled in, so a bot has sent the form. */
  isHoneypotFilled: boolean
  /** Token of the bot challenge (Cloudflare Turnstile), not verified yet. */
  challengeToken: string | undefined
  visitor: Visitor
}

/** A change of the signed-in user; the response sets or removes the cookies for it. */
export type AccountChange =
  /** `device`: value of a new cookie that identifies this device. */
  { begins: Session; device?: string | undefined } | 'ends'

/**
 * The result of an action: the path to redirect to, without its language; errors that no schema can detect; or content
 * of the response itself, which then stands in no address.
 */
export type ActionOutcome =
  | { seeOther: string; account?: AccountChange }
  | {
      errors: readonly FormError[]
      retryAfterSeconds?: number | undefined
      /** 422 by default, for wrong input. 403: this visitor may not. 409: not at this time. */
      status?: 403 | 409
    }
  /** The form is shown for confirmation, and the next press carries it out. */
  | { needsConfirmation: true }
  | { shown: SubmissionRecord }
  | { file: ActionFile }

/** A file that the browser downloads: JSON of `data`, a table as CSV, or tables as a workbook of Excel. */
export type ActionFile =
  | { name: string; data: object }
  | { name: string; csv: string }
  | { name: string; xlsx: Uint8Array<ArrayBuffer> }

/**
 * An action of a page's form. `handle` is declared as a method, so that actions with different values fit in one
 * table: each receives only values that its own schema made.
 */
export interface Action<Values = unknown> {
  /** The browser validates with the same schema. Messages are names of texts; every field has a maximum length. */
  schema: z.ZodMiniType<Values>
  /** The form may be sent immediately: a password manager fills it in faster than a person. */
  isQuick?: true
  /** Sending the form twice has the same effect as once, so it needs no key and can be sent from a cached page. */
  isRepeatable?: true
  /** Fields that must have one value: several values fail the schema. In all other fields the last value counts. */
  single?: readonly string[]
  /** Stores the submission before it returns. The same key again gives the same outcome and stores nothing. */
  handle(sent: SentForm<Values>): Promise<ActionOutcome>
}

export const defineAction = <Values>(action: Action<Values>): Action<Values> => action
