import * as z from 'zod/mini'
import { findSentMessages } from '../../../languages/texts.ts'
import { readFormConcerts } from '../../../places/form-concerts.ts'
import { emptyForm } from '../../../rendering/action.ts'
import { definePrivatePage, type Page } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { formatFullDay } from '../../../shared/format.ts'
import {
  spellSubmissionNumber,
  submissionNumberPattern,
  toSubmissionNumber,
} from '../../../shared/forms/sent-submission.ts'
import { localePath } from '../../../shared/urls.ts'
import { PageFrame } from '../../../ui/components/page-frame.tsx'
import { FindSubmissionForm } from '../components/find-submission-form.tsx'
import { SubmissionRecordView } from '../components/submission-record.tsx'

const querySchema = z.object({
  /** Number from a link to this page. The contact is never part of an address. */
  number: z.catch(
    z.optional(
      z.string().check(z.refine((typed) => submissionNumberPattern.test(toSubmissionNumber(typed)))),
    ),
    undefined,
  ),
  /** Set after a removal: `now`, or the day by which the orchestra deletes its copy. */
  removed: z.catch(z.optional(z.union([z.literal('now'), z.iso.date()])), undefined),
})

interface Critical {
  /** Name of the concert that the submission is about; absent if there is none or it can't be read. */
  concert?: string | undefined
}

/**
 * `/sent`: shows a submission to a visitor who knows its number and contact. The address after a removal can be
 * reloaded and discloses nothing about the submission.
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
    const typed = {
      ...(query.number ? { number: spellSubmissionNumber(toSubmissionNumber(query.number)) } : {}),
      ...form.typed,
    }
    return (
      <PageFrame page={page}>
        <div className="wrap sent">
          {record ? (
            <SubmissionRecordView record={record} form={form} locale={locale} concert={data.concert} />
          ) : query.removed && form.errors.length === 0 ? (
            <Removed locale={locale} until={query.removed} />
          ) : (
            <FindSubmissionForm
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
