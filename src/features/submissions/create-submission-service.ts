import type { FeatureContext } from '../../context/context.ts'
import { ConfigInvalid } from '../../errors.ts'
import { toEmailSite, toMailConfig } from '../../mail/mail-config.ts'
import type { SubmissionDeps, SubmissionService } from './submission-service.ts'

/** @throws ConfigInvalid where no database is bound */
export function createSubmissionService(context: FeatureContext): SubmissionService {
  const { config, database, mailer, origin, throttle, now, waitUntil, log } = context
  const { CONTENT_URL: contentUrl, SUBMIT_TOKEN: token, MAIL_EDITORS: editors } = config
  if (!database) throw new ConfigInvalid(['DB is needed'])
  return createSubmissionMethods({
    ...{ database, throttle, now, waitUntil, log },
    content: contentUrl && token ? { url: contentUrl.replace(/\/$/, ''), token } : undefined,
    mail: config.MAIL_FROM
      ? { ...toMailConfig(config, mailer), editors, site: toEmailSite(config, origin) }
      : undefined,
    challengeSecret: config.challenge?.secret,
  })
}

const createSubmissionMethods = (world: SubmissionDeps): SubmissionService => ({
  send: async (incoming) => (await import('./outbox.ts')).sendSubmission(world, incoming),
  find: async (claim) => (await import('./outbox.ts')).findInOutbox(world, claim),
  list: async (...given) => (await import('./find-sent.ts')).listSubmissions(world.database, ...given),
  remove: async (claim) => (await import('./outbox.ts')).removeFromOutbox(world, claim),
  runScheduled: async () => (await import('./outbox.ts')).runScheduledOutbox(world),
  readState: async () =>
    (await import('./read-outbox-state.ts')).readOutboxState(world.database, world.now()),
})
