import { accountFormMessages } from '../../../languages/texts.ts'
import { pathTo } from '../../../routes/paths.ts'
import { capitalise } from '../../../shared/capitalise.ts'
import type { Locale } from '../../../shared/locales.ts'
import { nextParameter } from '../../../shared/next-page.ts'
import { localePath } from '../../../shared/urls.ts'

interface ProviderButtonsProps {
  locale: Locale
  /** Names of OAuth providers in Strapi, such as `vk`. */
  providers: readonly string[]
  /** Path to open after signing in, without its language. */
  next: string | undefined
}

/** Providers whose brand name is not their Strapi name with a capital. */
const names: Readonly<Record<string, string>> = {
  vk: 'VK ID',
  google: 'Google',
  yandex: 'Яндекс',
  github: 'GitHub',
}

/** Maps a provider's name in Strapi to its brand name. */
export const toProviderName = (provider: string): string => names[provider] ?? capitalise(provider)

/** Buttons that start an OAuth sign-in. Each is a form, because crawlers would follow a link. */
export function ProviderButtons({ locale, providers, next }: ProviderButtonsProps) {
  if (providers.length === 0) return null
  const t = accountFormMessages(locale)
  return (
    <div className="providers">
      <p>{t.or}</p>
      {providers.map((provider) => (
        <form key={provider} method="post" action={pathTo('startProvider', { provider })}>
          <input type="hidden" name={nextParameter} value={localePath(locale, next ?? pathTo('account'))} />
          <button type="submit" className="button button-quiet">
            {t.withProvider(toProviderName(provider))}
          </button>
        </form>
      ))}
    </div>
  )
}
