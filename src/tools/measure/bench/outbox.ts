import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Response } from 'miniflare'
import { contactFormValues } from '../faults/forms/filled-forms.ts'
import { type CountedSite, startCountedSite } from './counted-site.ts'
import type { Figure } from './figure.ts'
import { numbersUpTo, toFormRequest } from './full-database.ts'

const waiting = 1000
const mostSeconds = 120
const mostMinutes = 12

/** Ways in which the mailer refuses an e-mail, with the time that it takes to answer. */
const refusals = [
  { name: 'refused for good (422)', status: 422, ms: 0 },
  { name: 'refused for now (503)', status: 503, ms: 0 },
  { name: 'refused for now (503) after 5 s each', status: 503, ms: 5000 },
] as const

const nowhere = /@nowhere\.example$/
const genuine = 'anna@example.com'

/**
 * Measures when the e-mail of a form is sent while a thousand e-mails wait for addresses that refuse them, all of them
 * due and tried as often. The first try of its own fails, else it would be sent with the form. Minutes pass by the
 * Worker's clock.
 */
export async function* measureOutbox(): AsyncGenerator<Figure> {
  for (const refusal of refusals) {
    const { seconds, tries } = await waitFor(refusal)
    yield {
      name: `outbox: an email whose first try failed, while ${waiting} wait that are ${refusal.name}`,
      measured: Number.isFinite(seconds)
        ? `left after ${seconds.toFixed(0)} s, after ${tries} tries for the others`
        : `did not leave within ${mostMinutes} minutes`,
      target: `≤ ${mostSeconds} s`,
      isMet: seconds <= mostSeconds,
    }
  }
}

async function waitFor({
  status,
  ms,
}: (typeof refusals)[number]): Promise<{ seconds: number; tries: number }> {
  const left = new EventTarget()
  let tries = 0
  let isFirst = true
  let leftAt = Number.POSITIVE_INFINITY
  const site = await startCountedSite(async ({ to }) => {
    if (to.some((address) => nowhere.test(address))) {
      tries += 1
      await pause(ms, undefined, { ref: false })
      return new Response(null, { status })
    }
    if (isFirst) {
      isFirst = false
      left.dispatchEvent(new Event('tried'))
      return new Response(null, { status: 503 })
    }
    leftAt = site.now()
    left.dispatchEvent(new Event('left'))
    return new Response('{}')
  })
  try {
    await fillOutbox(site)
    const tried = once(left, 'tried')
    const sentAt = site.now()
    await sendGenuine(site)
    await tried
    const leaving = once(left, 'left')
    for (let minute = 0; minute < mostMinutes && !Number.isFinite(leftAt); minute++)
      await Promise.race([site.runMinute(), leaving])
    return { seconds: (leftAt - sentAt) / 1000, tries }
  } finally {
    await site.stop()
  }
}

/**
 * Fills the outbox with e-mails that were tried once and are due: the worst case, since those tried less often go
 * first.
 */
async function fillOutbox({ worker, now }: CountedSite): Promise<void> {
  const database = await worker.database()
  await database
    .prepare(
      `insert into submission (key, number, form, locale, content, content_digest, sent_at, forget_at)
         ${numbersUpTo(waiting)}
         select 'key-' || n, printf('N%07d', n), 'contact', 'ru',
           json_object('email', 'visitor-' || n || '@nowhere.example'), '', ?1 - 60000, 9e15 from numbers`,
    )
    .bind(now())
    .run()
  await database
    .prepare(
      `insert into delivery (key, recipient, state, tries, next_try_at, sent_at)
         select key, 'sender', 'waiting', 1, ?1, sent_at from submission`,
    )
    .bind(now())
    .run()
}

async function sendGenuine({ worker, now }: CountedSite): Promise<void> {
  const { path, method, body, type } = toFormRequest(
    '/contact',
    { ...contactFormValues, email: genuine },
    now(),
  )
  const { status } = await fetch(new URL(path, worker.url), {
    method,
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': type },
    body,
  })
  if (status !== 303) throw new Error(`the form was answered with ${status}`)
}
