import type { AccountFormName } from '../../src/features/accounts/forms/account-forms.ts'
import type { FormName } from '../../src/shared/forms/form-names.ts'
import type { Locale } from '../../src/shared/locales.ts'
import type { MapMarker } from '../../src/shared/map-marker.ts'

/** What each island takes: JSON only, for it travels in an attribute. */
export interface IslandProps {
  Bell: null
  /** A form that says what it follows: its press subscribes this browser first. */
  Follow: { locale: Locale; publicKey: string }
  CityPicker: { locale: Locale }
  Map: {
    locale: Locale
    /** The maps service's key. */
    mapsKey: string
    latitude: number
    longitude: number
    markers: MapMarker[]
  }
  Codegen: { locale: Locale }
  LiveResults: { locale: Locale; slug: string; closesAt?: number | undefined }
  SavedList: { locale: Locale }
  Share: { locale: Locale; url: string; title: string }
  SentForm: { form: FormName }
  SubmissionForm: {
    form: FormName | AccountFormName | 'find-sent' | 'star'
    locale: Locale
    /** The site key of the challenge's widget; absent where no challenge is configured. */
    challengeKey?: string | undefined
  }
  Search: { locale: Locale }
}
export type IslandName = keyof IslandProps

/** When an island's code is fetched: `src/ui/components/island.tsx` says of each. */
export type IslandLoad = 'intent' | 'use' | 'visible' | 'idle'
