import { randomBytes } from 'node:crypto'
import { pathTo } from '../../../routes/paths.ts'
import { formKeyField, makeFormKey, minFormAgeMs } from '../../../shared/forms/form-key.ts'
import { confirmedField, optionField } from '../../../shared/votes.ts'
import { contactFormValues } from '../faults/forms/filled-forms.ts'
import { browserKeys } from '../notices/stand-ins.ts'

/** A visitor of the crowd; each has a network address of their own. */
export interface WritingVisitor {
  number: number
  address: string
  cookie: string
}

/** One kind of write that a crowd sends. */
export interface WriteKind {
  name: string
  /** Whether a visitor's first call gets the cookie that the second one proves to be kept. */
  hasCookie?: true
  toRequest: (visitor: WritingVisitor, isConfirmed: boolean) => { path: string; body: string; type: string }
  /** Statuses of a write that was taken. */
  taken: readonly number[]
}

/** A vote, a program, a place and a concert of the demo. */
const about = {
  vote: 'film-vote-2026',
  option: 'time',
  program: 'hans-zimmer',
  city: 'kazan',
  place: 'vologda-472459',
}
const formType = 'application/x-www-form-urlencoded'
const asForm = (fields: Record<string, string>) => ({
  body: new URLSearchParams(fields).toString(),
  type: formType,
})
const confirmed = (isConfirmed: boolean): Record<string, string> =>
  isConfirmed ? { [confirmedField]: 'yes' } : {}

export const voteSlug = about.vote

export const writeKinds: readonly WriteKind[] = [
  {
    name: 'votes',
    hasCookie: true,
    toRequest: (_, isConfirmed) => ({
      path: pathTo('castVote', { slug: about.vote }),
      body: JSON.stringify({ [optionField]: about.option, ...confirmed(isConfirmed) }),
      type: 'application/json',
    }),
    taken: [200],
  },
  {
    name: 'wishes for a city',
    hasCookie: true,
    toRequest: (_, isConfirmed) => ({
      path: pathTo('wish', { slug: about.program }),
      ...asForm({ [optionField]: about.city, ...confirmed(isConfirmed) }),
    }),
    taken: [303],
  },
  {
    name: 'wishes for a place without a city',
    hasCookie: true,
    toRequest: (_, isConfirmed) => ({
      path: pathTo('place', { slug: about.place }),
      // The option is the value of the button in `wishes/forms/place-form.ts`.
      ...asForm({ [optionField]: 'come', ...confirmed(isConfirmed) }),
    }),
    taken: [303],
  },
  {
    name: 'notices by push',
    toRequest: ({ number }) => ({
      path: pathTo('subscribePush'),
      body: JSON.stringify({
        subscription: {
          endpoint: `https://fcm.googleapis.com/fcm/send/${number}-${randomBytes(16).toString('hex')}`,
          keys: browserKeys,
        },
        topics: [{ kind: 'tickets', key: 'kazan-zimmer' }],
      }),
      type: 'application/json',
    }),
    taken: [200],
  },
  {
    name: 'forms',
    toRequest: ({ number }) => ({
      path: pathTo('contact'),
      ...asForm({
        ...contactFormValues,
        email: `anna@visitor-${number}.example`,
        [formKeyField]: makeFormKey(Date.now() - minFormAgeMs),
      }),
    }),
    taken: [303],
  },
]
