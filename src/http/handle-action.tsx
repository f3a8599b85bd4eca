import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { NotFound, RateLimited, SignInNeeded } from '../errors.ts'
import { formMessages } from '../i18n/forms.ts'
import {
  type AccountChange,
  type Action,
  type ActionFile,
  type Form,
  type FormError,
  formFaults,
} from '../rendering/action.ts'
import type { AnyPage, Page, Slugs } from '../rendering/define-page.ts'
import type { Head } from '../rendering/head.ts'
import { retryAfterSeconds } from '../shared/constants.ts'
import { challengeField } from '../shared/forms/challenge.ts'
import {
  ageOfForm,
  formKeyField,
  formKeySchema,
  makeFormKey,
  maxFormAgeMs,
  minFormAgeMs,
  stepField,
  trapField,
} from '../shared/forms/form-key.ts'
import { secretFields } from '../shared/forms/password.ts'
import { fallbackTitle, localePath } from '../shared/urls.ts'
import type { AppEnv } from './app-env.ts'
import type { RenderedPage } from './page-cache/cached-page.ts'
import { readPrivateRequest, readPublicRequest, withSite } from './page-request.ts'
import { readForm } from './read-body.ts'
import { redirect } from './redirect.ts'
import { requireSameOrigin } from './same-origin.ts'
import { answerPrivately, type Lazy, renderWithAction, resolveLazy } from './serve-page.tsx'
import { readVisitor, writeAccountChange } from './visitor-session.ts'

const maxFormBytes = 64 * 1024

/** The form as it goes back, and why: it was not taken, or its page shows something in answer to it. */
interface Returned {
  /** 200: nothing is wrong. */
  status: 200 | 400 | 403 | 409 | 413 | 422 | 429 | 503
  form: Form
  retryAfterSeconds?: number
}

/** Of whichever kind it is: what an action is told of it, and how it is shown with its form. */
interface ReadPage {
  page: Page<Slugs>
  show(form: Form, toHead: (head: Head) => Head): Promise<RenderedPage>
}

/**
 * The handler of what a page's form sends, by `POST` to the page's own address. Stored: 303 to where the action says,
 * a page that can be reloaded. Asked for: the same page with it, or a file. Else the same page with all that was typed
 * and what is wrong with it (GOV.UK Design System, «Error summary»): 422, or 400, 413, 429 and 503 where it isn't the
 * visitor's words that are wrong.
 *
 * @throws Forbidden unless the browser says that it comes from a page of this site
 */
export const handleAction =
  (lazy: Lazy<AnyPage>) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    requireSameOrigin(c)
    const definition = await resolveLazy(lazy)
    if (!definition.action) throw new NotFound(c.get('path'))
    let reading: Promise<ReadPage> | undefined
    const read = () => {
      reading ??= readPage(c, definition)
      return reading
    }
    const outcome = await take(c, await resolveLazy(definition.action), read)
    if ('seeOther' in outcome) return goTo(c, outcome.seeOther, outcome.account)
    if ('file' in outcome) return handOut(c, outcome.file)
    return showAgain(c, await read(), outcome)
  }

async function take(
  c: Context<AppEnv>,
  action: Action,
  read: () => Promise<ReadPage>,
): Promise<{ seeOther: string; account?: AccountChange } | { file: ActionFile } | Returned> {
  const sent = await readForm(c.req.raw, maxFormBytes, action.single)
  if (sent === 'unreadable') return refuse(400, {}, [whole(formFaults.unreadable)])
  if (sent === 'too-large') return refuse(413, {}, [whole(formFaults.tooLarge)])
  const {
    [formKeyField]: givenKey,
    [trapField]: trapped,
    [stepField]: step,
    [challengeField]: challengeToken,
    ...typed
  } = sent
  const now = c.get('services').now()
  const key = action.isRepeatable
    ? makeFormKey(now)
    : readKey(givenKey, now, action.isQuick ? 0 : minFormAgeMs)
  const tooMany = ({ retryAfterSeconds: seconds }: RateLimited): Returned => ({
    ...refuse(429, typed, [whole(formFaults.tooMany)], key),
    retryAfterSeconds: seconds,
  })
  const rateLimited = c.get('rateLimited')
  if (rateLimited) return tooMany(rateLimited)
  if (step) return refuse(200, typed, [], key)
  const values = action.schema.safeParse(typed)
  if (!values.success) return refuse(422, typed, toFormErrors(values.error), key)
  if (givenKey === '' && !action.isRepeatable) return toBeSent(typed)
  if (key === undefined) return refuse(422, typed, [whole(formFaults.key)])
  try {
    const { page } = await read()
    const outcome = await action.handle({
      values: values.data,
      key,
      page,
      isTrapped: Boolean(trapped),
      challengeToken,
      visitor: readVisitor(c),
    })
    if ('seeOther' in outcome || 'file' in outcome) return outcome
    if ('isToBeSent' in outcome) return toBeSent(typed)
    if ('shown' in outcome) return { status: 200, form: { key, typed, errors: [], shown: outcome.shown } }
    const isChanged = outcome.errors.some(({ fault }) => fault === formFaults.changed)
    const { retryAfterSeconds: seconds, status = seconds ? 429 : 422 } = outcome
    // As a form of its own, it may be sent too.
    const refused = refuse(status, typed, outcome.errors, isChanged ? undefined : key)
    return seconds ? { ...refused, retryAfterSeconds: seconds } : refused
  } catch (error) {
    if (error instanceof NotFound || error instanceof SignInNeeded) throw error
    if (error instanceof RateLimited) return tooMany(error)
    // The visitor gets all of it back, and may send it once more under the same key.
    c.get('services').log.error('what was sent was not taken', { path: c.get('path'), error })
    return { ...refuse(503, typed, [whole(formFaults.notTaken)], key), retryAfterSeconds }
  }
}

/** @returns `undefined` for one that isn't ours, or of a form that is too young to have been read, or too old */
function readKey(given: string | undefined, now: number, minAgeMs: number): string | undefined {
  const key = formKeySchema.safeParse(given).data
  if (key === undefined) return undefined
  const age = ageOfForm(key, now)
  return age >= minAgeMs && age <= maxFormAgeMs ? key : undefined
}

/**
 * The key stays while the form is the same: a second try must not become a second entry. A new one is old enough to be
 * sent at once: the form has been filled in.
 */
const refuse = (
  status: Returned['status'],
  typed: Form['typed'],
  errors: Form['errors'],
  key: string = makeFormKey(Date.now() - minFormAgeMs),
): Returned => ({ status, form: { key, typed: withoutSecrets(typed), errors } })

/** A password isn't handed back: it would lie in the page's text. */
const withoutSecrets = (typed: Form['typed']): Form['typed'] =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !secretFields.includes(name)))

/** Everybody's page has no key, and no script has made one: what would go out is shown first. */
function toBeSent(typed: Form['typed']): Returned {
  const { form, ...refused } = refuse(200, typed, [])
  return { ...refused, form: { ...form, isToBeSent: true } }
}

const whole = (fault: string): FormError => ({ field: '', fault })

/** One for each field: the first is what is to be mended first. */
function toFormErrors({ issues }: z.core.$ZodError): FormError[] {
  const faults = new Map<string, string>()
  for (const { path, message } of issues) {
    const field = path.join('.')
    if (!faults.has(field)) faults.set(field, message)
  }
  return [...faults].map(([field, fault]) => ({ field, fault }))
}

async function readPage(c: Context<AppEnv>, definition: AnyPage): Promise<ReadPage> {
  if (definition.kind === 'public') {
    const page = await withSite(readPublicRequest(c, definition))
    return { page, show: (...how) => renderWithAction(c, page, definition, ...how) }
  }
  const page = await withSite(readPrivateRequest(c, definition))
  return { page, show: (...how) => renderWithAction(c, page, definition, ...how) }
}

/** @throws Error for a path that another site could be at: the action has let a visitor choose it */
async function goTo(c: Context<AppEnv>, path: string, account: AccountChange | undefined): Promise<Response> {
  if (!/^\/(?![/\\])/.test(path)) throw new Error(`an action leads out of the site: ${path}`)
  if (account) await writeAccountChange(c, account)
  c.set('isPrivate', true)
  c.header('Cache-Control', 'no-store')
  return redirect(c, localePath(c.get('locale'), path), 303)
}

/** A file of one visitor's: nobody keeps it but they. */
const handOut = (c: Context<AppEnv>, { name, data }: ActionFile): Response =>
  answerPrivately(
    c,
    { body: JSON.stringify(data, null, 2), status: 200 },
    {
      'Content-Type': 'application/json; charset=UTF-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  )

/** The page with its form as it was sent; private, even where the page itself is everybody's. */
async function showAgain(
  c: Context<AppEnv>,
  { show }: ReadPage,
  { status, form, retryAfterSeconds: seconds }: Returned,
): Promise<Response> {
  const locale = c.get('locale')
  const path = c.get('path')
  const toHead = (head: Head): Head => ({
    ...head,
    status,
    title: status === 200 ? head.title : formMessages(locale).errorTitle(head.title ?? fallbackTitle(path)),
    robots: 'noindex',
  })
  return answerPrivately(
    c,
    await show(form, toHead),
    seconds === undefined ? {} : { 'Retry-After': String(seconds) },
  )
}
