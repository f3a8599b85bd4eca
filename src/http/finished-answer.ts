import type { Context } from 'hono'
import type { Make } from '../cache/cache.ts'
import { digest } from '../cache/digest.ts'
import type { FinishedAnswer } from '../cache/edge-cache.ts'
import type { Key } from '../cache/key.ts'
import type { CachePolicy } from '../cache/policies.ts'
import { lastChangeOf } from '../content/port/changes.ts'
import { isContentType } from '../shared/content-types.ts'
import type { AppEnv } from './app-env.ts'

/** While an outage lets nothing newer come, an answer of changed content is made anew no more often than this. */
const tryAgainMs = 5000

/**
 * The stored answer of an address (`cache/cache.ts`). It is out of date as soon as the content that it was made of has
 * changed: after it was made, or before, where that was not known here yet and it was made of older copies.
 */
export function readOrMake<Given = never>(
  c: Context<AppEnv>,
  key: Key<FinishedAnswer>,
  policy: CachePolicy,
  make: Make<FinishedAnswer, Given>,
) {
  const { answers, content, now } = c.get('services')
  return answers.answer(key, policy, make, {
    isOver: ({ value: { goodUntil } }) => goodUntil !== undefined && goodUntil <= now(),
    isChanged: async ({ value: { madeOf, contentAt }, storedAt }) => {
      const changedAt = await lastChangeOf(content.changes, madeOf.filter(isContentType))
      if (storedAt <= changedAt) return true
      return contentAt !== undefined && contentAt <= changedAt && now() - storedAt >= tryAgainMs
    },
  })
}

/** Strong: the same bytes. */
export const toEtag = async (body: Uint8Array<ArrayBuffer>): Promise<string> => `"${await digest(body)}"`
