import type { AccountPort, Tokens } from './account-port.ts'
import type { StrapiAccountsConfig } from './call-strapi.ts'
import { createStrapi4Accounts } from './strapi4-accounts.ts'

/**
 * Accounts in Strapi 4 or 5. Most calls are equal; the code for Strapi 5 is loaded with the first refresh token, or the
 * first OAuth sign-in.
 *
 * @param readStrapiVersion reads the version of the configured Strapi
 */
export function createStrapiAccounts(
  service: StrapiAccountsConfig,
  readStrapiVersion: () => Promise<'4' | '5'>,
): AccountPort {
  const strapi4 = createStrapi4Accounts(service)
  const loadStrapi5 = () => import('./strapi5-accounts.ts')
  /** Only Strapi 5 with sessions issues refresh tokens. */
  const hasRefreshToken = ({ refresh }: Tokens) => refresh !== undefined
  return {
    ...strapi4,
    refresh: async (caller, tokens) =>
      hasRefreshToken(tokens) ? (await loadStrapi5()).refreshAtStrapi5(service, caller, tokens) : tokens,
    signOut: async (caller, tokens) => {
      if (hasRefreshToken(tokens)) await (await loadStrapi5()).signOutAtStrapi5(service, caller, tokens)
    },
    signOutEverywhere: async (caller, tokens) => {
      if (hasRefreshToken(tokens))
        await (await loadStrapi5()).signOutEverywhereAtStrapi5(service, caller, tokens)
    },
    startProvider: async (...given) =>
      (await readStrapiVersion()) === '4'
        ? strapi4.startProvider(...given)
        : (await loadStrapi5()).startProviderAtStrapi5(service, ...given),
    finishProvider: async (...given) => {
      const providerSession = given[3]
      return providerSession === undefined
        ? strapi4.finishProvider(...given)
        : (await loadStrapi5()).finishProviderAtStrapi5(service, ...given)
    },
  }
}
