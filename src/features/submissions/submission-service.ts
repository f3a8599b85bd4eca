import type { FeatureContext } from '../../context/context.ts'
import { ConfigInvalid } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { type MailConfig, toEmailSiteUrl, toMailConfig } from '../../mail/mailer.ts'
import type {
  AnswerOutcome,
  ChangeOutcome,
  InboxEntry,
  InboxFilter,
  InboxPage,
} from '../../shared/forms/inbox-entries.ts'
import type { SubmissionPage } from '../../shared/forms/sent-submission.ts'
import type { Locale } from '../../shared/locales.ts'
import type { Throttle } from '../../throttle/throttle.ts'
import type { FoundSubmission, SubmissionCredentials, SubmissionRemoval } from './find-submission.ts'
import type { EntryChangeInput, EntryHandling } from './inbox/change-entry.ts'
import type { InboxCounts } from './inbox/list-inbox.ts'
import type { IncomingMail } from './inbox/take-reply.ts'
import type { OutboxState } from './read-outbox-state.ts'
import type { StoredSubmission } from './store-submission.ts'
import type { Submission } from './submission.ts'

/** A submission of a form before it is checked for spam. */
export interface IncomingSubmission extends Submission {
  /** The visitor's network address, for rate limits: an IPv6 address is cut to its /64. */
  limitKey: string
  /** Token of the challenge (Turnstile), from a field of the form. */
  challengeToken?: string | undefined
}

/** Stores, finds and removes what visitors send with forms. */
export interface SubmissionService {
  /**
   * Stores a submission, then delivers it after the response.
   *
   * @throws RateLimited if this visitor has sent too much today
   * @throws Error of the database, or after its time limit; the call can be repeated safely
   */
  send: (incoming: IncomingSubmission) => Promise<StoredSubmission>
  /**
   * Finds a submission for a visitor who knows its number and contact.
   *
   * @throws as `send`
   */
  find: (credentials: SubmissionCredentials) => Promise<FoundSubmission | undefined>
  /**
   * Lists the submissions with an e-mail address that the caller has verified, newest first.
   *
   * @param from `next` of the previous page
   * @throws as `send`
   */
  list: (email: string, from?: string) => Promise<SubmissionPage>
  /**
   * Removes a submission and asks the editors to delete their copy.
   *
   * @throws as `send`
   */
  remove: (credentials: SubmissionCredentials) => Promise<SubmissionRemoval | undefined>
  /** Lists a page of what visitors have sent, for the office. @throws errors of the database, as all that follow */
  listInbox: (filter: InboxFilter) => Promise<InboxPage>
  countInbox: () => Promise<InboxCounts>
  /** @param locale language of the labels @returns `undefined` for an unknown number */
  readEntry: (number: string, locale: Locale) => Promise<InboxEntry | undefined>
  /** Changes an entry, unless somebody else has changed it since its page was loaded. */
  changeEntry: (input: EntryChangeInput) => Promise<ChangeOutcome>
  /** Adds a note. @param key of the form; the same one again adds nothing */
  addNote: (handling: EntryHandling, key: string, text: string) => Promise<ChangeOutcome>
  /** Takes an e-mail to `MAIL_REPLIES`. @throws if it could neither be kept nor passed on */
  takeReply: (message: IncomingMail) => Promise<void>
  /** Answers by e-mail from the site's address; replies go to the editors. @param key as of `addNote` */
  answerEntry: (handling: EntryHandling, key: string, text: string) => Promise<AnswerOutcome>
  eraseEntry: (handling: EntryHandling) => Promise<ChangeOutcome>
  /** Whether answers can be sent by e-mail. */
  canAnswer: () => Promise<boolean>
  /** Writes a list as CSV, at most 5,000 rows of it. */
  exportInbox: (filter: InboxFilter, locale: Locale) => Promise<string>
  /** Delivers due submissions and deletes old ones. Called by the scheduled handler. */
  runScheduled: () => Promise<void>
  /**
   * Reads the numbers that operators watch.
   *
   * @throws errors of the database
   */
  readState: () => Promise<OutboxState>
}

export interface SubmissionDeps {
  database: D1Database
  /** Strapi's address without a trailing slash, and a token that can create entries. */
  content: { url: string; token: string } | undefined
  mail: SubmissionMail | undefined
  /** Writes answers on the terminal of a local site that has no mailer. */
  print?: ((block: string) => void) | undefined
  /** Limits how much one visitor may send, and how many e-mails one address gets. */
  throttle: Pick<Throttle, 'beginEmail' | 'countDaily'>
  /** Turnstile's secret. With it, submissions without a valid token are held. */
  challengeSecret?: string | undefined
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  log: Log
}

export interface SubmissionMail extends MailConfig {
  /** E-mail address of the editors, who read the submissions. */
  editors: string | undefined
  /** Address whose e-mails come to the Worker. */
  replies?: string | undefined
  /** Public origin of the site. Without it e-mails contain no links, and senders get none. */
  site: string | undefined
  /** Whether the office can sign in at the desk, to which its e-mails then lead. */
  hasDesk?: boolean
}

/**
 * Creates the submission service of a request. `features/services.ts` loads this file with the first call of a method,
 * as it does for every feature's service.
 *
 * @throws ConfigInvalid if no database is bound
 */
export function createSubmissionService(context: FeatureContext): SubmissionService {
  const { config, contentUrl, database, mailer, origin, throttle, now, waitUntil, log } = context
  const { SUBMIT_TOKEN: token, MAIL_EDITORS: editors, MAIL_REPLIES: replies } = config
  if (!database) throw new ConfigInvalid(['DB is needed'])
  return createSubmissionMethods({
    database,
    throttle,
    now,
    waitUntil,
    log,
    content: config.CONTENT_URL && token ? { url: contentUrl, token } : undefined,
    mail: config.MAIL_FROM
      ? {
          ...toMailConfig(config, mailer),
          editors,
          replies,
          site: toEmailSiteUrl(config, origin),
          hasDesk: config.hasAccounts,
        }
      : undefined,
    print: config.ACCOUNT_LETTERS === 'print' ? (block) => console.log(block) : undefined,
    challengeSecret: config.challenge?.secret,
  })
}

/** Each method loads its code when it is first called, because most requests send no form. */
const createSubmissionMethods = (deps: SubmissionDeps): SubmissionService => ({
  ...createInboxMethods(deps),
  send: async (incoming) => (await import('./outbox.ts')).sendSubmission(deps, incoming),
  find: async (credentials) => (await import('./outbox.ts')).findStoredSubmission(deps, credentials),
  list: async (...given) => (await import('./find-submission.ts')).listSubmissions(deps.database, ...given),
  remove: async (credentials) => (await import('./outbox.ts')).removeStoredSubmission(deps, credentials),
  runScheduled: async () => (await import('./outbox.ts')).runScheduledOutbox(deps),
  readState: async () => (await import('./read-outbox-state.ts')).readOutboxState(deps.database, deps.now()),
})

type InboxMethods = Pick<
  SubmissionService,
  | 'listInbox'
  | 'countInbox'
  | 'readEntry'
  | 'changeEntry'
  | 'addNote'
  | 'answerEntry'
  | 'takeReply'
  | 'eraseEntry'
  | 'canAnswer'
  | 'exportInbox'
>

function createInboxMethods(deps: SubmissionDeps): InboxMethods {
  const { database, now } = deps
  const loadList = () => import('./inbox/list-inbox.ts')
  const loadChange = () => import('./inbox/change-entry.ts')
  return {
    listInbox: async (filter) => (await loadList()).listInbox(database, filter),
    countInbox: async () => (await loadList()).countInbox(database),
    readEntry: async (...given) => (await import('./inbox/read-entry.ts')).readEntry(database, ...given),
    changeEntry: async (input) => (await loadChange()).changeEntry(database, input, now()),
    addNote: async (...given) => (await loadChange()).addNote(database, ...given, now()),
    takeReply: async (message) => (await import('./inbox/take-reply.ts')).takeReply(deps, message),
    answerEntry: async (...given) => (await import('./inbox/answer-entry.ts')).answerEntry(deps, ...given),
    eraseEntry: async (handling) => (await loadChange()).eraseEntry(database, handling),
    canAnswer: async () => (await import('./inbox/answer-entry.ts')).canAnswer(deps),
    exportInbox: async (filter, locale) => (await loadList()).exportInbox(database, filter, locale),
  }
}
