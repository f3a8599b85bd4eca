import { themeMessages } from '../../languages/texts.ts'
import { assetUrls } from '../../rendering/assets.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { themeChoices, themeSwitchId } from '../../shared/theme.ts'

/**
 * As the system, light or dark, where there are both. The page is the same for every visitor, so the style sheet says
 * which is chosen (`client/styles/footer.css`); a script changes it at once (`client/theme/`). It stands on every
 * page: its bytes are counted.
 */
export function ThemeSwitch({ locale }: { locale: Locale }) {
  if (assetUrls.schemes.length < 2) return null
  const t = themeMessages(locale)
  return (
    <form id={themeSwitchId} method="post" action={pathTo('chooseTheme')} aria-label={t.theme}>
      {themeChoices.map((choice) => (
        // biome-ignore lint/a11y/useButtonType: it sends the form, as a button without a type does.
        <button key={choice} name="theme" value={choice}>
          {t.choices[choice]}
        </button>
      ))}
    </form>
  )
}
