import { assistantMessages } from '../../../languages/texts.ts'
import { definePage, type Page } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { localePath } from '../../../shared/urls.ts'
import { PageFrame } from '../../../ui/components/page-frame.tsx'
import { toolNames } from '../tools/tools.ts'

/** `/assistants`: how people connect an assistant to the site, and what it can do then. */
export const assistantsPage = definePage('assistants', {
  head: ({ locale }) => ({
    title: assistantMessages(locale).title,
    trail: [{ name: assistantMessages(locale).title, path: pathTo('assistants') }],
    description: assistantMessages(locale).description,
    styles: ['text'],
  }),
  View: AssistantsView,
})

function AssistantsView({ page }: { page: Page }) {
  const { locale, origin, names } = page
  const t = assistantMessages(locale)
  const address = `${origin}${localePath(locale, pathTo('mcp'))}`
  const settings = { mcpServers: { [names.name]: { type: 'http', url: address } } }
  return (
    <PageFrame page={page}>
      <div className="wrap">
        <h1>{t.title}</h1>
        <div className="prose">
          <p className="lead">{t.lead}</p>
          <h2>{t.connect}</h2>
          <p>
            {t.address}: <code>{address}</code>
          </p>
          <ol>
            {t.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>{t.forPrograms}</p>
          <p>
            <code>{JSON.stringify(settings, null, 1).replace(/\n\s*/g, ' ')}</code>
          </p>
          <h2>{t.can}</h2>
          <ul>
            {toolNames.map((name) => (
              <li key={name}>
                <strong>{t.tools[name].title}</strong>: {t.tools[name].about}
              </li>
            ))}
          </ul>
          <h2>{t.ask}</h2>
          <ul>
            {t.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
          <h2>{t.reads}</h2>
          <p>{t.readsAbout}</p>
          <h2>{t.files}</h2>
          <p>
            {t.filesAbout} <a href={localePath(locale, pathTo('llmsTxt'))}>llms.txt</a>
          </p>
        </div>
      </div>
    </PageFrame>
  )
}
