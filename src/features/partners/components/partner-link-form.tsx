import { codegenMessages, formMessages } from '../../../languages/texts.ts'
import { pathTo } from '../../../routes/paths.ts'
import {
  type CodegenQuery,
  campaignFieldNames,
  findLongNames,
  maxCampaignNameLength,
} from '../../../shared/embed.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'

/** A page that the form offers: its path with its language, and its name. */
export interface LinkableEntry {
  path: string
  name: string
  lang?: Locale | undefined
}

export interface LinkableEntries {
  programs: LinkableEntry[]
  cities: LinkableEntry[]
  concerts: LinkableEntry[]
}

interface PartnerLinkFormProps {
  locale: Locale
  query: CodegenQuery
  pages: LinkableEntries
  /** Whether the query is invalid: the page can't be linked, or a campaign name is too long. */
  isWrong: boolean
}

const groups = ['programs', 'cities', 'concerts'] as const
const themes = ['light', 'dark'] as const

/** Form of `/codegen`. It uses GET, so that the address of the result can be bookmarked and shared. */
export function PartnerLinkForm({ locale, query, pages, isWrong }: PartnerLinkFormProps) {
  const t = codegenMessages(locale)
  const longNames = findLongNames(query)
  const isPageWrong = isWrong && longNames.length === 0
  const faults = [
    ...(isPageWrong ? [{ field: 'page', text: t.wrongPage }] : []),
    ...longNames.map((name) => ({ field: name, text: t.longName(t.fields[name], maxCampaignNameLength) })),
  ]
  const isListed = groups.some((group) => pages[group].some(({ path }) => path === query.page))
  return (
    <form className="submission" data-codegen="" action={localePath(locale, pathTo('codegen'))}>
      {faults.length > 0 ? (
        <div className="form-errors">
          <div role="alert">
            <h2>{formMessages(locale).checkForm}</h2>
            <ul>
              {faults.map(({ field, text }) => (
                <li key={field}>
                  <a href={`#${field}`}>{text}</a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      ) : null}
      <div className="field">
        <label htmlFor="page">{t.page}</label>
        {isPageWrong ? (
          <span className="field-fault" id="page-fault">
            {t.wrongPage}
          </span>
        ) : null}
        <select
          id="page"
          name="page"
          required
          defaultValue={isListed || (query.page && !isPageWrong) ? query.page : ''}
          aria-invalid={isPageWrong ? true : undefined}
          aria-describedby={isPageWrong ? 'page-fault' : undefined}
        >
          <option value="">{t.choose}</option>
          {query.page && !isListed && !isPageWrong ? (
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
          {campaignFieldNames.map((name) => {
            const fault = faults.find(({ field }) => field === name)?.text
            return (
              <div className="field" key={name}>
                <label htmlFor={name}>{t.fields[name]}</label>
                {fault ? (
                  <span className="field-fault" id={`${name}-fault`}>
                    {fault}
                  </span>
                ) : null}
                <input
                  id={name}
                  name={name}
                  defaultValue={query[name]}
                  aria-invalid={fault ? true : undefined}
                  aria-describedby={fault ? `${name}-fault` : undefined}
                />
              </div>
            )
          })}
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
