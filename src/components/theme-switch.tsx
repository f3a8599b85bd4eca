import { themeMessages } from '../i18n/theme.ts'
import { assets } from '../page/assets.ts'
import type { Locale } from '../shared/locales.ts'
import { pathTo } from '../shared/paths.ts'
import { themeChoices, themeSwitchId } from '../shared/theme.ts'

/**
 * As the system, light or dark, where there are both. The page is the same for every visitor, so style sheets show
 * which is chosen, in words for who listens (`client/styles/footer.css`); a script changes it at once
 * (`client/theme/`).
 */
export function ThemeSwitch({ locale }: { locale: Locale }) {
  if (assets.schemes.length < 2) return null
  const t = themeMessages(locale)
  return (
    <form id={themeSwitchId} method="post" action={pathTo('chooseTheme')}>
      <fieldset className="theme-switch" aria-live="polite">
        <legend>{t.theme}</legend>
        {themeChoices.map((choice) => (
          <button key={choice} type="submit" name="theme" value={choice}>
            {t.choices[choice]}
            <i>, {t.chosen}</i>
          </button>
        ))}
      </fieldset>
    </form>
  )
}
