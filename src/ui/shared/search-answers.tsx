import { searchMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import type { SearchHelp } from '../../shared/search.ts'
import { localePath } from '../../shared/urls.ts'

/** Answers to a question that isn't about a concert, each a link to all of it. Needs the sheet `search-cards`. */
export function SearchAnswers({ locale, answers }: { locale: Locale; answers: readonly SearchHelp[] }) {
  return (
    <section className="find-answers">
      <h2>{searchMessages(locale).answers}</h2>
      <ul data-finds>
        {answers.map(({ kind, slug, title, text, lang }) => (
          <li key={`${kind} ${slug} ${title}`}>
            {/* A hall's fact has its heading in the page's own language. */}
            <a
              href={localePath(locale, pathOf({ kind, slug }))}
              lang={kind === 'venue' ? undefined : lang}
              data-details
            >
              {title}
            </a>
            {text ? <p lang={lang}>{text}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function pathOf({ kind, slug }: Pick<SearchHelp, 'kind' | 'slug'>): string {
  switch (kind) {
    case 'question':
      return pathTo('qaEntry', { slug })
    case 'page':
      return pathTo('bySlug', { slug })
    case 'article':
      return pathTo('article', { slug })
    case 'series':
      return pathTo('series', { slug })
    case 'member':
      return pathTo('member', { slug })
    case 'venue':
      return pathTo('venue', { slug })
  }
}
