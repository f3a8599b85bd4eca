import * as z from 'zod/mini'
import { toFaultText } from '../../../languages/fault-text.ts'
import { findSentMessages } from '../../../languages/texts.ts'
import { readFormConcerts } from '../../../places/form-concerts.ts'
import { emptyForm, type Form, formErrorCodes } from '../../../rendering/action.ts'
import { definePrivatePage, type Page } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { formatDuration, formatFullDay } from '../../../shared/format.ts'
import { formKeyField } from '../../../shared/forms/form-key.ts'
import {
  spellSubmissionNumber,
  submissionNumberPattern,
  toSubmissionNumber,
} from '../../../shared/forms/sent-submission.ts'
import type { Locale } from '../../../shared/locales.ts'
import { sentForms } from '../../../shared/stored-names.ts'
import { localePath } from '../../../shared/urls.ts'
import { PageFrame } from '../../../ui/components/page-frame.tsx'
import { FormErrors } from '../../../ui/forms/form-errors.tsx'
import { FormField } from '../../../ui/forms/form-field.tsx'
import { FormIsland } from '../../../ui/forms/form-island.tsx'
import { SubmissionRecordView } from '../components/submission-record.tsx'
import { findSentRows } from '../forms/find-sent-form.ts'

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

interface FindSubmissionFormProps {
  form: Form
  locale: Locale
  /** Whether the database that stores submissions is configured. */
  isSetUp: boolean
}

/** Form that asks for the number of a submission and the e-mail address or phone number in it. */
function FindSubmissionForm({ form, locale, isSetUp }: FindSubmissionFormProps) {
  const t = findSentMessages(locale)
  if (!isSetUp) {
    return (
      <>
        <h1>{t.title}</h1>
        <p className="lead">{t.notSetUp}</p>
      </>
    )
  }
  const labels: Readonly<Record<string, string>> = t.labels
  const toText = (fault: string, field: string) => {
    if (fault === 'not-found') return t.notFound
    return fault === unavailable ? t.unavailable : toFaultText(locale, fault, labels[field] ?? field)
  }
  // `notTaken` speaks of a lost message. This form contains none, so `unavailable` has a text of its own.
  const errors = form.errors.map(({ field, fault }) => ({
    field,
    fault: fault === formErrorCodes.notTaken ? unavailable : fault,
  }))
  const faults = new Map(errors.map(({ field, fault }) => [field, toText(fault, field)]))
  const action = localePath(locale, pathTo('findSent'))
  const texts = { title: t.title, send: t.send, labels, hints: t.hints, choices: {} }
  const context = { locale, texts, typed: form.typed, faults, concerts: {}, action }
  return (
    <>
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <FormIsland props={{ form: 'find-sent', locale }} hasErrors={errors.length > 0}>
        <form className="submission" method="post" action={action} noValidate>
          <FormErrors form={{ ...form, errors }} locale={locale} toText={toText} />
          <input type="hidden" name={formKeyField} value={form.key} />
          {findSentRows.map((row) => (
            <FormField key={row.name} row={row} context={context} />
          ))}
          <button type="submit" className="button" data-send>
            {t.send}
          </button>
          <p className="hidden-text" role="status" data-said />
        </form>
      </FormIsland>
      <p className="note">
        {t.kept(formatDuration(locale, sentForms.maxAgeSeconds))}{' '}
        <a href={localePath(locale, pathTo('contact'))}>{t.writeToUs}</a>
      </p>
    </>
  )
}

const unavailable = 'unavailable'
