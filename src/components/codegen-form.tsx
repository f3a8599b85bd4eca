import { codegenMessages } from '../i18n/codegen.ts'
import { formMessages } from '../i18n/forms.ts'
import { type CodegenQuery, campaignFieldNames, maxCampaignNameLength } from '../shared/codegen.ts'
import type { Locale } from '../shared/locales.ts'
import { pathTo } from '../shared/paths.ts'
import { localePath } from '../shared/urls.ts'

/** A page that can be linked: its path, with its language, and what it is called. */
export interface LinkedPage {
  path: string
  name: string
  lang?: Locale | undefined
}

export interface LinkedPages {
  programs: LinkedPage[]
  cities: LinkedPage[]
  concerts: LinkedPage[]
}

interface CodegenFormProps {
  locale: Locale
  query: CodegenQuery
  pages: LinkedPages
  /** What was asked for is no page that can be linked. */
  isWrong: boolean
}

const groups = ['programs', 'cities', 'concerts'] as const
const themes = ['light', 'dark'] as const

/** A plain GET form: what it makes has an address, which can be kept and sent on. */
export function CodegenForm({ locale, query, pages, isWrong }: CodegenFormProps) {
  const t = codegenMessages(locale)
  const isListed = groups.some((group) => pages[group].some(({ path }) => path === query.page))
  return (
    <form className="submission" data-codegen="" action={localePath(locale, pathTo('codegen'))}>
      {isWrong ? (
        <div className="form-errors">
          <div role="alert">
            <h2>{formMessages(locale).checkForm}</h2>
            <ul>
              <li>
                <a href="#page">{t.wrongPage}</a>
              </li>
            </ul>
          </div>
        </div>
      ) : null}
      <div className="field">
        <label htmlFor="page">{t.page}</label>
        {isWrong ? (
          <span className="field-fault" id="page-fault">
            {t.wrongPage}
          </span>
        ) : null}
        <select
          id="page"
          name="page"
          required
          defaultValue={isListed || (query.page && !isWrong) ? query.page : ''}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? 'page-fault' : undefined}
        >
          <option value="">{t.choose}</option>
          {query.page && !isListed && !isWrong ? (
            <optgroup label={t.asked}>
              <option value={query.page}>{query.page}</option>
            </optgroup>
          ) : null}
          {groups.map((group) => (
            <optgroup key={group} label={t[group]}>
              {pages[group].map(({ path, name, lang }) => (
                <option key={path} value={path} lang={lang}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <fieldset className="field" aria-describedby="campaign-hint">
        <legend>{t.campaign}</legend>
        <span className="field-hint" id="campaign-hint">
          {t.campaignHint}
        </span>
        <div className="codegen-names">
          {campaignFieldNames.map((name) => (
            <div className="field" key={name}>
              <label htmlFor={name}>{t.fields[name]}</label>
              <input id={name} name={name} maxLength={maxCampaignNameLength} defaultValue={query[name]} />
            </div>
          ))}
        </div>
      </fieldset>
      <div className="field">
        <label htmlFor="frame-theme">{t.theme}</label>
        <select id="frame-theme" name="theme" defaultValue={query.theme ?? ''}>
          <option value="">{t.themes.system}</option>
          {themes.map((theme) => (
            <option key={theme} value={theme}>
              {t.themes[theme]}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="button">
        {t.make}
      </button>
    </form>
  )
}
