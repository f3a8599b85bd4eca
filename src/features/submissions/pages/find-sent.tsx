import * as z from 'zod/mini'
import { readFormConcerts } from '../../../city/form-concerts.ts'
import { findSentMessages } from '../../../languages/texts.ts'
import { emptyForm } from '../../../rendering/action.ts'
import { definePrivatePage, type Page } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { formatFullDay } from '../../../shared/format.ts'
import { numberPattern, spellNumber, toNumber } from '../../../shared/forms/submission-number.ts'
import { localePath } from '../../../shared/urls.ts'
import { PageFrame } from '../../../ui/components/page-frame.tsx'
import { SentFinder } from '../components/sent-finder.tsx'
import { SentRecordView } from '../components/sent-record.tsx'

const querySchema = z.object({
  /** As a link to this page brings it along; never the other half of what is asked. */
  number: z.catch(
    z.optional(z.string().check(z.refine((typed) => numberPattern.test(toNumber(typed))))),
    undefined,
  ),
  /** What the page says once something is removed: `now`, or the day by which the orchestra removes its copy. */
  removed: z.catch(z.optional(z.union([z.literal('now'), z.iso.date()])), undefined),
})

interface Critical {
  /** The concert that a form is about, in words; absent where there is none, or nobody knows now. */
  concert?: string | undefined
}

/**
 * `/sent`: what one has sent, for who knows its number and the e-mail or phone in it. That it is removed is said by an
 * address that can be reloaded, and that knows nothing of what it was.
 */
export const findSentPage = definePrivatePage('findSent', {
  query: querySchema,
  action: async () => (await import('../actions/find-sent.ts')).findSentAction,
  loadCritical: async (page): Promise<Critical> => {
    const slug = page.form?.shown?.content.concert
    if (typeof slug !== 'string') return {}
    return { concert: (await readFormConcerts(page, { concert: slug })).known?.text }
  },
  head: ({ locale, query }) => {
    const t = findSentMessages(locale)
    return { title: query.removed ? t.removedTitle : t.title, styles: ['sent'] }
  },
  View: ({ page, data }) => {
    const { locale, query, config, form = emptyForm } = page
    const record = form.shown
    const typed = { ...(query.number ? { number: spellNumber(toNumber(query.number)) } : {}), ...form.typed }
    return (
      <PageFrame page={page}>
        <div className="wrap sent">
          {record ? (
            <SentRecordView record={record} form={form} locale={locale} concert={data.concert} />
          ) : query.removed && form.errors.length === 0 ? (
            <Removed locale={locale} until={query.removed} />
          ) : (
            <SentFinder
              form={{ ...form, typed }}
              locale={locale}
              isSetUp={config.boundKinds.includes('d1')}
            />
          )}
        </div>
      </PageFrame>
    )
  },
})

function Removed({ locale, until }: Pick<Page, 'locale'> & { until: string }) {
  const t = findSentMessages(locale)
  return (
    <>
      <h1>{t.removedTitle}</h1>
      <p className="lead">
        {until === 'now' ? t.removedHere : t.removedElsewhere(formatFullDay(locale, until))}
      </p>
      <p>
        <a className="button" href={localePath(locale, pathTo('concerts'))}>
          {t.toConcerts}
        </a>
      </p>
    </>
  )
}
