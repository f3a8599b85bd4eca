import { accountFormMessages } from '../../../languages/texts.ts'
import { pathTo } from '../../../routes/paths.ts'
import { capitalised } from '../../../shared/capitalised.ts'
import type { Locale } from '../../../shared/locales.ts'
import { nextParameter } from '../../../shared/next-page.ts'
import { localePath } from '../../../shared/urls.ts'

interface ProviderButtonsProps {
  locale: Locale
  /** As Strapi calls them. */
  providers: readonly string[]
  /** Where to go once signed in, without its language. */
  next: string | undefined
}

/** As they write themselves, where that isn't just with a capital. */
const names: Readonly<Record<string, string>> = {
  vk: 'VK ID',
  google: 'Google',
  yandex: 'Яндекс',
  github: 'GitHub',
}

/** What another company is called, of the name that Strapi has for it. */
export const toProviderName = (provider: string): string => names[provider] ?? capitalised(provider)

/** Other companies that one can sign in with: a form each, since a link would be followed by machines too. */
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
