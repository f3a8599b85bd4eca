import * as z from 'zod/mini'
import { previewMessages } from '../../../languages/texts.ts'
import { defineAction } from '../../../rendering/action.ts'
import { definePrivatePage, type PrivatePage } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { isLocale } from '../../../shared/locales.ts'
import { leaveFromField, type PreviewFault, previewFaults } from '../../../shared/preview-rules.ts'
import { localePath } from '../../../shared/urls.ts'
import { PageFrame } from '../../../ui/components/page-frame.tsx'
import { openPreviewLink } from '../preview-link.ts'

const maxPartLength = 100
const partSchema = z.catch(z.string().check(z.maxLength(maxPartLength)), '')
const querySchema = z.object({
  type: partSchema,
  id: partSchema,
  locale: partSchema,
  exp: partSchema,
  sig: partSchema,
  fault: z.catch(z.optional(z.enum(previewFaults)), undefined),
})

const statuses = { forged: 403, expired: 403, type: 404, missing: 404 } as const satisfies Record<
  PreviewFault,
  number
>

/**
 * Page that a preview link of the content manager opens. It redirects to the entry's page, or to an error text at an
 * address without the link's signature.
 */
export const previewPage = definePrivatePage('preview', {
  query: querySchema,
  hasSecretCode: true,
  action: async () => leavePreviewAction,
  findRedirect: findRedirect,
  head: ({ locale, query: { fault } }) => ({
    title: previewMessages(locale).title,
    styles: ['account'],
    ...(fault ? { status: statuses[fault] } : {}),
  }),
  View: ({ page }) => {
    const { locale, query, config } = page
    const t = previewMessages(locale)
    return (
      <PageFrame page={page}>
        <div className="wrap account">
          <h1>{t.title}</h1>
          <p className="lead">{query.fault ? t.faults[query.fault] : t.about}</p>
          {config.hasPreviews ? null : <p>{t.notSetUp}</p>}
          <p>
            <a className="button" href={localePath(locale, pathTo('home'))}>
              {t.toHome}
            </a>
          </p>
        </div>
      </PageFrame>
    )
  },
})

async function findRedirect(
  page: PrivatePage<unknown, z.infer<typeof querySchema>>,
): Promise<string | undefined> {
  const { query, config, content, now, visitor, locale } = page
  if (!query.sig || !config.hasPreviews) return undefined
  const link = { ...query, locale: isLocale(query.locale) ? query.locale : locale }
  const opened = await openPreviewLink(link, { config, content, strapi: visitor.preview.strapi(), now })
  if (typeof opened === 'string') return `${localePath(locale, pathTo('preview'))}?fault=${opened}`
  visitor.preview.begin(opened.cookie, opened.maxAgeSeconds)
  return opened.path
}

/** Path of the page that was previewed, without its language. Addresses of other sites are refused. */
const leavePreviewSchema = z.object({
  [leaveFromField]: z.catch(z.string().check(z.maxLength(2000), z.regex(/^\/(?![/\\])[\w/-]*$/)), '/'),
})

/** Ends the preview and shows the page as everybody sees it. */
const leavePreviewAction = defineAction({
  schema: leavePreviewSchema,
  isRepeatable: true,
  handle: async ({ values, visitor }) => {
    visitor.preview.end()
    return { seeOther: values[leaveFromField] }
  },
})
