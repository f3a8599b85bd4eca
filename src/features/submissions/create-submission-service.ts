import type { FeatureContext } from '../../context/context.ts'
import { ConfigInvalid } from '../../errors.ts'
import { toEmailSiteUrl, toMailConfig } from '../../mail/mailer.ts'
import type { SubmissionDeps, SubmissionService } from './submission-service.ts'

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
