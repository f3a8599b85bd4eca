import { digest } from '../../crypto/digest.ts'
import { chooseAudience, type Statement } from './audience.ts'
import type { ConcertState } from './concert-state.ts'
import type { EditorMessage } from './forms/message-form.ts'
import { type NoticeFacts, pickAnnounced } from './notice.ts'

/** @returns a digest that identifies a message by its text */
export const digestMessage = async (words: EditorMessage): Promise<string> =>
  (await digest(JSON.stringify(words))).slice(0, 12)

/**
 * @param slug the slug of the concert
 * @param state the state of the concert in content
 * @param now milliseconds
 * @returns a statement that stores an editor's message as a notice and returns a row. For a message that was sent
 * before it stores nothing and returns no row
 */
export async function toMessageInsert(
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
      `${slug}:words:${await digestMessage(words)}`,
      slug,
      JSON.stringify(facts),
      JSON.stringify(audience),
      now,
      state.end,
    ],
  }
}
