const dayMs = 24 * 60 * 60_000

/** What has arrived stays for so long, for questions about it. */
export const keptAfterSendingMs = 30 * dayMs

/** What nobody else has yet, and what operators may still send on. */
export const keptWhileHereAloneMs = 365 * dayMs

/** What looks like spam: an operator who hasn't looked by then won't. */
export const keptAsSpamMs = 30 * dayMs
