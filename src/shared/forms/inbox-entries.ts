import type { Locale } from '../locales.ts'
import type { FormName } from './form-names.ts'

/**
 * Lists of the inbox. `open`: unanswered messages, suspected spam first. `mine`: unanswered messages that are assigned to
 * the reader. `suspected`: unanswered messages that look like spam. `stuck`: messages that could not be delivered to the
 * content service or the editors. `removals`: requests of senders to delete the orchestra's copies.
 */
export const inboxViews = ['open', 'mine', 'answered', 'closed', 'suspected', 'stuck', 'removals'] as const
export type InboxView = (typeof inboxViews)[number]

/** Whether the office has answered a submission. */
export type Handling = 'open' | 'answered' | 'closed'

/** Changes of an entry by the office. `retry` sends again what was held or given up. */
export const entryChanges = ['spam', 'genuine', 'close', 'reopen', 'assign', 'retry'] as const
export type EntryChange = (typeof entryChanges)[number]

export interface InboxFilter {
  view: InboxView
  form?: FormName | undefined
  /** Name of the reader, whose entries are `mine`. */
  reader: string
  /** A number, an e-mail address, or words of what was sent; empty for no search. */
  search: string
  /** Value of `next` on the page before. */
  from?: string | undefined
}

/** A submission as a row of a list. */
export interface InboxRow {
  number: string
  form: FormName
  /** Language in which the form was filled in. */
  locale: Locale
  /** When the submission was sent, in milliseconds since 1970. */
  sentAt: number
  /** Name of the sender, as they typed it. */
  sender: string
  /** What the sender has chosen to write about, as the form’s values have it. */
  topic: string | undefined
  /** The beginning of the sender's message. */
  beginning: string
  isSuspected: boolean
  handling: Handling
  assignee: string | undefined
}

export interface InboxPage {
  rows: InboxRow[]
  /** Start of the next page; absent on the last one. */
  next?: string
}

/** A note of the office, an answer that it has sent, or what the sender has replied. */
export interface InboxRemark {
  kind: 'note' | 'answer' | 'reply'
  author: string
  at: number
  text: string
  address?: string | undefined
  /**
   * State of an answer. `waiting`: another attempt follows. `refused`: the mailer never takes it. `failed`: given up.
   */
  state?: 'waiting' | 'sent' | 'refused' | 'failed' | undefined
}

/** The last change of an entry. */
export interface HandledBy {
  name: string
  /** Name of the action that changed the submission. */
  as: string
  at: number
}

/** A submission with all that the office knows of it. */
export interface InboxEntry extends InboxRow {
  /** Grows by one with every change; a form that was made of an older version is refused. */
  version: number
  suspicion: string | undefined
  /** The answers of the form, as texts with labels. */
  lines: readonly { name: string; label: string; text: string }[]
  /** State of the submission's delivery to each recipient. */
  deliveries: readonly { recipient: string; state: string; fault: string | undefined }[]
  /** The address for an answer; absent where the sender gave none. */
  email: string | undefined
  phone: string | undefined
  remarks: readonly InboxRemark[]
  handled: HandledBy | undefined
  /** Last day, as `2026-12-22`, for a request to delete the orchestra's copy of a submission. */
  removeUntil: string | undefined
}

/** `conflict`: somebody has changed the entry since its page was loaded. */
export type ChangeOutcome = 'done' | 'gone' | 'conflict'

/** What became of an answer. `refused`: the mailer will never take it, and its text stays with the entry. */
export type AnswerOutcome = ChangeOutcome | 'sent' | 'waiting' | 'refused' | 'no-mailer' | 'no-address'
