import { digest } from '../../crypto/digest.ts'
import type { ConcertState } from './concert-state.ts'
import { chooseAudience } from './find-changed-concerts.ts'
import type { EditorMessage } from './forms/message-form.ts'
import { type NoticeFacts, pickAnnounced } from './notice.ts'
import type { Statement } from './statement.ts'

/** The same words have the same one. */
export const digestOfMessage = async (words: EditorMessage): Promise<string> =>
  (await digest(JSON.stringify(words))).slice(0, 12)

/**
 * Writes down an editor's words to a concert's people, and answers with a row. The same words again are the same notice:
 * then nothing is written, and there is no row.
 *
 * @param state of the concert, as content has it
 * @param now milliseconds
 */
export async function toMessageNotice(
  slug: string,
  state: ConcertState,
  words: EditorMessage,
  now: number,
): Promise<Statement> {
  const facts: NoticeFacts = { said: pickAnnounced(state), words }
  const audience = chooseAudience('words', slug, state)
  return {
    sql: `insert or ignore into notice (id, kind, concert, facts, audience, made_at, expires_at)
      values (?1, 'words', ?2, ?3, ?4, ?5, ?6) returning id`,
    values: [
      `${slug}:words:${await digestOfMessage(words)}`,
      ...[slug, JSON.stringify(facts), JSON.stringify(audience), now, state.end],
    ],
  }
}
