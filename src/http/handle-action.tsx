import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { NotFound, RateLimited, SignInNeeded } from '../errors.ts'
import { formMessages } from '../languages/texts.ts'
import {
  type AccountChange,
  type Action,
  type ActionFile,
  type Form,
  type FormError,
  formErrorCodes,
} from '../rendering/action.ts'
import type { AnyPage, Page, Slugs } from '../rendering/define-page.ts'
import type { Head } from '../rendering/head.ts'
import { retryAfterSeconds } from '../shared/constants.ts'
import { challengeField } from '../shared/forms/challenge.ts'
import {
  formKeyField,
  formKeySchema,
  honeypotField,
  makeFormKey,
  maxFormAgeMs,
  minFormAgeMs,
  readFormAgeMs,
  showConcertsField,
} from '../shared/forms/form-key.ts'
import { passwordFieldNames } from '../shared/forms/password.ts'
import { localePath, toFallbackTitle } from '../shared/urls.ts'
import type { AppEnv } from './app-env.ts'
import type { RenderedPage } from './page-cache/cached-page.ts'
import { addSiteContent, readPrivateRequest, readPublicRequest } from './page-request.ts'
import { readForm } from './read-body.ts'
import { redirect } from './redirect.ts'
import { requireSameOrigin } from './same-origin.ts'
import { answerPrivately, type LazyValue, renderWithAction, resolveLazy } from './serve-page.tsx'
import { readVisitor, writeAccountChange } from './visitor-session.ts'

const maxFormBytes = 64 * 1024

/** A form that goes back to the visitor: with errors, to be confirmed, or with a result that its page shows. */
interface FormResponse {
  /** 200 means that nothing is wrong with the form. */
  status: 200 | 400 | 403 | 409 | 413 | 422 | 429 | 503
  form: Form
  retryAfterSeconds?: number
}

/** A page of either kind, and how to render it with its form. */
interface ActionPage {
  page: Page<Slugs>
  show(form: Form, toHead: (head: Head) => Head): Promise<RenderedPage>
}

/**
 * Handles a form that is sent by `POST` to its page's own address. A stored submission is answered with 303 to the
 * address that the action names, so that reloading sends nothing again. An action may also answer with a result on the
 * same page, or with a file. A form with errors comes back with everything that was typed (GOV.UK Design System,
 * «Error summary»): status 422, or 400, 413, 429 and 503 where the visitor's input isn't the cause.
 *
 * @throws Forbidden unless the browser says that the form comes from a page of this site
 */
export const handleAction =
  (lazy: LazyValue<AnyPage>) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    requireSameOrigin(c)
    const definition = await resolveLazy(lazy)
    if (!definition.action) throw new NotFound(c.get('path'))
    let reading: Promise<ActionPage> | undefined
    const read = () => {
      reading ??= readPage(c, definition)
      return reading
    }
    const outcome = await runAction(c, await resolveLazy(definition.action), read)
    if ('seeOther' in outcome) return redirectAfterAction(c, outcome.seeOther, outcome.account)
    if ('file' in outcome) return answerActionFile(c, outcome.file)
    return answerWithForm(c, await read(), outcome)
  }

async function runAction(
  c: Context<AppEnv>,
  action: Action,
  read: () => Promise<ActionPage>,
): Promise<{ seeOther: string; account?: AccountChange } | { file: ActionFile } | FormResponse> {
  const sent = await readForm(c.req.raw, maxFormBytes, action.single)
  if (sent === 'unreadable') return returnForm(400, {}, [toFormLevelError(formErrorCodes.unreadable)])
  if (sent === 'too-large') return returnForm(413, {}, [toFormLevelError(formErrorCodes.tooLarge)])
  const {
    [formKeyField]: givenKey,
    [honeypotField]: trapped,
    [showConcertsField]: step,
    [challengeField]: challengeToken,
    ...typed
  } = sent
  const now = c.get('services').now()
  const key = action.isRepeatable
    ? makeFormKey(now)
    : readKey(givenKey, now, action.isQuick ? 0 : minFormAgeMs)
  const tooMany = ({ retryAfterSeconds: seconds }: RateLimited): FormResponse => ({
    ...returnForm(429, typed, [toFormLevelError(formErrorCodes.tooMany)], key),
    retryAfterSeconds: seconds,
  })
  const rateLimited = c.get('rateLimited')
  if (rateLimited) return tooMany(rateLimited)
  if (step) return returnForm(200, typed, [], key)
  const values = action.schema.safeParse(typed)
  if (!values.success) return returnForm(422, typed, toFormErrors(values.error), key)
  if (givenKey === '' && !action.isRepeatable) return askToConfirm(typed)
  if (key === undefined) return returnForm(422, typed, [toFormLevelError(formErrorCodes.key)])
  try {
    const { page } = await read()
    const outcome = await action.handle({
      values: values.data,
      key,
      page,
      isHoneypotFilled: Boolean(trapped),
      challengeToken,
      visitor: readVisitor(c),
    })
    if ('seeOther' in outcome || 'file' in outcome) return outcome
    if ('needsConfirmation' in outcome) return askToConfirm(typed)
    if ('shown' in outcome) return { status: 200, form: { key, typed, errors: [], shown: outcome.shown } }
    const isChanged = outcome.errors.some(({ fault }) => fault === formErrorCodes.changed)
    const { retryAfterSeconds: seconds, status = seconds ? 429 : 422 } = outcome
    // The changed form gets a new key, so that it can be sent as a new submission.
    const refused = returnForm(status, typed, outcome.errors, isChanged ? undefined : key)
    return seconds ? { ...refused, retryAfterSeconds: seconds } : refused
  } catch (error) {
    if (error instanceof NotFound || error instanceof SignInNeeded) throw error
    if (error instanceof RateLimited) return tooMany(error)
    // The form comes back with the same key, so that sending it again stores it only once.
    c.get('services').log.error('what was sent was not taken', { path: c.get('path'), error })
    return { ...returnForm(503, typed, [toFormLevelError(formErrorCodes.notTaken)], key), retryAfterSeconds }
  }
}

/**
 * Checks a form's key.
 *
 * @returns `undefined` for a key that this site didn't make, for a form sent faster than a person can read it, and for
 *   one that has expired
 */
function readKey(given: string | undefined, now: number, minAgeMs: number): string | undefined {
  const key = formKeySchema.safeParse(given).data
  if (key === undefined) return undefined
  const age = readFormAgeMs(key, now)
  return age >= minAgeMs && age <= maxFormAgeMs ? key : undefined
}

/**
 * Makes the form that goes back. It keeps its key, so that a second attempt isn't stored as a second submission. A new
 * key is dated back by the minimum age, because the visitor has already filled in the form.
 */
const returnForm = (
  status: FormResponse['status'],
  typed: Form['typed'],
  errors: Form['errors'],
  key: string = makeFormKey(Date.now() - minFormAgeMs),
): FormResponse => ({ status, form: { key, typed: withoutSecrets(typed), errors } })

/** Passwords are not sent back, since they would stand in the page's HTML. */
const withoutSecrets = (typed: Form['typed']): Form['typed'] =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !passwordFieldNames.includes(name)))

/**
 * Shows the form once more for confirmation. A cached page has no form key, and without scripts nothing else has made
 * one.
 */
function askToConfirm(typed: Form['typed']): FormResponse {
  const { form, ...refused } = returnForm(200, typed, [])
  return { ...refused, form: { ...form, needsConfirmation: true } }
}

const toFormLevelError = (fault: string): FormError => ({ field: '', fault })

/** Takes the first error of each field. */
function toFormErrors({ issues }: z.core.$ZodError): FormError[] {
  const faults = new Map<string, string>()
  for (const { path, message } of issues) {
    const field = path.join('.')
    if (!faults.has(field)) faults.set(field, message)
  }
  return [...faults].map(([field, fault]) => ({ field, fault }))
}

async function readPage(c: Context<AppEnv>, definition: AnyPage): Promise<ActionPage> {
  if (definition.kind === 'public') {
    const page = await addSiteContent(readPublicRequest(c, definition))
    return { page, show: (form, change) => renderWithAction(c, page, definition, form, { change }) }
  }
  const page = await addSiteContent(readPrivateRequest(c, definition))
  return { page, show: (form, change) => renderWithAction(c, page, definition, form, { change }) }
}

/**
 * Redirects after a successful action.
 *
 * @throws Error for a path that another host could answer: a visitor must have chosen it
 */
async function redirectAfterAction(
  c: Context<AppEnv>,
  path: string,
  account: AccountChange | undefined,
): Promise<Response> {
  if (!/^\/(?![/\\])/.test(path)) throw new Error(`an action leads out of the site: ${path}`)
  if (account) await writeAccountChange(c, account)
  c.set('isPrivate', true)
  c.header('Cache-Control', 'no-store')
  return redirect(c, localePath(c.get('locale'), path), 303)
}

/** Answers with a file for one visitor, which no cache may store. */
function answerActionFile(c: Context<AppEnv>, file: ActionFile): Response {
  const [type, body] = readFile(file)
  return answerPrivately(
    c,
    { body, status: 200 },
    { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${file.name}"` },
  )
}

function readFile(file: ActionFile): [type: string, body: string | Uint8Array<ArrayBuffer>] {
  if ('csv' in file) return ['text/csv; charset=UTF-8', file.csv]
  if ('xlsx' in file) return ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', file.xlsx]
  return ['application/json; charset=UTF-8', JSON.stringify(file.data, null, 2)]
}

/**
 * Renders the page again with its form. The response is private, even where the page itself is cached for everybody.
 */
async function answerWithForm(
  c: Context<AppEnv>,
  { show }: ActionPage,
  { status, form, retryAfterSeconds: seconds }: FormResponse,
): Promise<Response> {
  const locale = c.get('locale')
  const path = c.get('path')
  const toHead = (head: Head): Head => ({
    ...head,
    status,
    title: status === 200 ? head.title : formMessages(locale).errorTitle(head.title ?? toFallbackTitle(path)),
    robots: 'noindex',
  })
  return answerPrivately(
    c,
    await show(form, toHead),
    seconds === undefined ? {} : { 'Retry-After': String(seconds) },
  )
}
