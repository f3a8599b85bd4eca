import { PageFrame } from '../components/page-frame.tsx'
import { pushPageMessages } from '../i18n/push-page.ts'
import { definePrivatePage } from '../page/define-page.ts'

export const pushPage = definePrivatePage('push', {
  head: ({ locale }) => ({ title: pushPageMessages(locale).title, robots: 'noindex' }),
  View: ({ page }) => (
    <PageFrame page={page}>
      <div className="wrap">
        <h1>{pushPageMessages(page.locale).title}</h1>
      </div>
    </PageFrame>
  ),
})
