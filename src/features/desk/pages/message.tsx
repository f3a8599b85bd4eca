import * as z from 'zod/mini'
import { home } from '../../../brand/chosen.ts'
import { StoreMissing } from '../../../errors.ts'
import { editorWordsMessages } from '../../../languages/texts.ts'
import { emptyForm, wasSubmitted } from '../../../rendering/action.ts'
import { defineDeskAction } from '../../../rendering/desk-page.ts'
import { deskPathTo } from '../../../routes/desk-addresses.ts'
import { hasRightsOf } from '../../../routes/desk-role.ts'
import { formatDay, formatNumber, formatTime } from '../../../shared/format.ts'
import {
  type EditorMessage,
  messageFormSchema,
  seenField,
  toEditorMessage,
} from '../../../shared/forms/editor-message.ts'
import type { Locale } from '../../../shared/locales.ts'
import { toDayInZone, toTimeInZone } from '../../../shared/zoned-time.ts'
import { Done, FormErrors } from '../../../ui/forms/form-errors.tsx'
import { MessageForm, toMessageFault } from '../components/message-form.tsx'
import { defineDeskPage } from './define-desk-page.tsx'

/** `POST /desk/notices/{concert}/send`: tells the subscribers of a concert; previewed first, then sent. */
const sendMessageAction = defineDeskAction({
  schema: messageFormSchema,
  isQuick: true,
  toLogSubject: ({ [seenField]: seen }) => (seen ? '' : 'preview'),
  handle: async ({ values, page, visitor: { notices } }) => {
    const { slug = '' } = page.params
    if (!notices) throw new StoreMissing('DB')
    const outcome = await notices.broadcastMessage(slug, toEditorMessage(values), values[seenField])
    if (outcome === 'gone') return { errors: [{ field: '', fault: 'gone' }] }
    return outcome === 'told'
      ? { seeOther: `${deskPathTo('deskMessage', { slug })}?done=told` }
      : { needsConfirmation: true }
  },
})

/** `/desk/notices/{concert}`: a message to the subscribers of a concert, and those that were sent before. */
export const messagePage = defineDeskPage('deskMessage', {
  query: z.object({ done: z.catch(z.optional(z.enum(['told'])), undefined) }),
  actions: { send: async () => sendMessageAction },
  styles: ['push'],
  load: async ({ visitor: { notices }, params, locale, form = emptyForm }) => {
    if (!notices) return {}
    const typed = wasSubmitted(form) ? messageFormSchema.safeParse(form.typed).data : undefined
    const [view, said] = await Promise.all([
      notices.previewMessage(params.slug, locale, typed && toEditorMessage(typed)),
      notices.readSentMessages(params.slug),
    ])
    return { view, said, isGone: view === undefined }
  },
  status: ({ isGone }) => (isGone ? 404 : undefined),
  View: ({ page, data: { view, said, isGone } }) => {
    const { locale, query, params, viewer, form = emptyForm } = page
    const t = editorWordsMessages(locale)
    const isBack = wasSubmitted(form)
    if (said === undefined) return <p className="notice">{t.notSetUp}</p>
    const mayWrite = hasRightsOf(viewer.role, 'office')
    return (
      <div className="notices-page">
        {view ? <p className="lead">{t.lead}</p> : null}
        <FormErrors
          form={form}
          locale={locale}
          toText={(...fault) => toMessageFault(locale, ...fault)}
          title={t.notSent}
        />
        <Done form={form} word={isBack ? undefined : query.done} texts={{ told: t.told }} />
        {isGone && !isBack ? <p className="notice">{t.faults.gone()}</p> : null}
        {mayWrite ? null : <p className="notice">{t.forOffice}</p>}
        {mayWrite && (view || isBack) ? <MessageForm page={page} slug={params.slug} view={view} /> : null}
        <EarlierMessages locale={locale} said={said} />
      </div>
    )
  },
})

interface EarlierMessagesProps {
  locale: Locale
  said: readonly { at: number; words: EditorMessage; waiting: number; sent: number }[]
}

/** Lists messages that were sent about a concert, so that nobody sends one twice. */
function EarlierMessages({ locale, said }: EarlierMessagesProps) {
  const t = editorWordsMessages(locale)
  if (said.length === 0) return null
  return (
    <section>
      <h2>{t.said}</h2>
      <ul className="topics">
        {said.map(({ at, words, waiting, sent }) => (
          <li key={`${at} ${Object.values(words).join()}`}>
            <div>
              {Object.entries(words).map(([language, text]) => (
                <p key={language} className="notice-words" lang={language}>
                  {text}
                </p>
              ))}
              <p className="note">
                {formatDay(locale, toDayInZone(home.timeZone, at))},{' '}
                {formatTime(locale, toTimeInZone(home.timeZone, at))}.{' '}
                {sent + waiting > 0
                  ? t.progress(formatNumber(locale, sent), formatNumber(locale, waiting))
                  : null}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
