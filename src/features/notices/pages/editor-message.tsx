import * as z from 'zod/mini'
import { home } from '../../../brand/chosen.ts'
import { UpstreamFailed } from '../../../errors.ts'
import { editorWordsMessages } from '../../../languages/texts.ts'
import { emptyForm, wasSubmitted } from '../../../rendering/action.ts'
import { definePrivatePage, type PrivatePage } from '../../../rendering/define-page.ts'
import { formatDay, formatNumber, formatTime } from '../../../shared/format.ts'
import type { Locale } from '../../../shared/locales.ts'
import { toDayInZone, toTimeInZone } from '../../../shared/zoned-time.ts'
import { PageFrame } from '../../../ui/components/page-frame.tsx'
import { FormErrors } from '../../../ui/forms/form-errors.tsx'
import { EditorMessageForm, toMessageFault } from '../components/editor-message-form.tsx'
import { type EditorMessage, messageFormSchema, toEditorMessage } from '../forms/message-form.ts'
import type { NoticeService } from '../notice-service.ts'

const querySchema = z.object({ done: z.catch(z.optional(z.enum(['told'])), undefined) })
type Asked = PrivatePage<{ slug: string }, z.infer<typeof querySchema>>

interface Critical {
  /** Reason why the editor can't send a message about the concert. */
  refused?: 'not-set-up' | 'for-others' | 'gone' | 'silent'
  view?: Awaited<ReturnType<NoticeService['previewMessage']>>
  said?: Awaited<ReturnType<NoticeService['readSentMessages']>>
}

const statuses = { 'not-set-up': undefined, 'for-others': 403, gone: 404, silent: undefined } as const

/** `/push/words/{concert}`: a signed-in editor writes a message to the subscribers of a concert. */
export const editorMessagePage = definePrivatePage('editorWords', {
  query: querySchema,
  action: async () => (await import('../actions/notices.ts')).broadcastMessageAction,
  loadCritical: loadWords,
  head: ({ locale }, { refused }) => {
    const status = refused && statuses[refused]
    return {
      title: editorWordsMessages(locale).title,
      robots: 'noindex',
      styles: ['forms', 'push'],
      ...(status ? { status } : {}),
    }
  },
  View: EditorWordsView,
})

async function loadWords({ config, visitor, params, locale, form = emptyForm }: Asked): Promise<Critical> {
  const notices = visitor.notices
  if (!notices || !config.hasAccounts) return { refused: 'not-set-up' }
  if (!(await visitor.isEditor())) return { refused: 'for-others' }
  const typed = wasSubmitted(form) ? messageFormSchema.safeParse(form.typed).data : undefined
  try {
    const [view, said] = await Promise.all([
      notices.previewMessage(params.slug, locale, typed && toEditorMessage(typed)),
      notices.readSentMessages(params.slug),
    ])
    return view ? { view, said } : { refused: 'gone', said }
  } catch (error) {
    // A message that the editor has typed stays in the form.
    if (error instanceof UpstreamFailed && wasSubmitted(form)) return { refused: 'silent' }
    throw error
  }
}

function EditorWordsView({ page, data }: { page: Asked; data: Critical }) {
  const { locale, query, params, form = emptyForm } = page
  const { refused, view, said = [] } = data
  const t = editorWordsMessages(locale)
  const refusals = {
    'not-set-up': t.notSetUp,
    'for-others': t.faults['for-editors'](),
    gone: t.faults.gone(),
    silent: t.silent,
  }
  const isBack = wasSubmitted(form)
  const isRefusedInForm = form.errors.some(({ field }) => field === '') && refused !== 'silent'
  const mayWrite = view !== undefined || (isBack && (refused === 'gone' || refused === 'silent'))
  return (
    <PageFrame page={page}>
      <div className="wrap notices-page">
        <h1>{t.title}</h1>
        {view ? <p className="lead">{t.lead}</p> : null}
        <FormErrors
          form={form}
          locale={locale}
          toText={(...fault) => toMessageFault(locale, ...fault)}
          title={t.notSent}
        />
        {query.done && !isBack ? (
          <p className="notice" role="status">
            {t.told}
          </p>
        ) : null}
        {refused && !isRefusedInForm ? <p className="notice">{refusals[refused]}</p> : null}
        {mayWrite ? <EditorMessageForm page={page} slug={params.slug} view={view} /> : null}
        <EarlierMessages locale={locale} said={said} />
      </div>
    </PageFrame>
  )
}

interface SaidBeforeProps {
  locale: Locale
  said: readonly { at: number; words: EditorMessage; waiting: number; sent: number }[]
}

/** Lists messages that editors have sent about a concert, so that nobody sends one twice. */
function EarlierMessages({ locale, said }: SaidBeforeProps) {
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
