import type { AccountFormName } from '../../src/features/accounts/forms/account-forms.ts'
import type { FormName } from '../../src/shared/forms/form-names.ts'
import type { Locale } from '../../src/shared/locales.ts'
import type { MapMarker } from '../../src/shared/map-marker.ts'

/** Props of each island, by its name in HTML. They are JSON values, since the server writes them into an attribute. */
export interface IslandProps {
  /** `hasMail`: whether the site sends notices by e-mail too. */
  Bell: { hasMail: boolean }
  /** A form that lists topics: pressing its button first subscribes this browser to push notifications. */
  Follow: { locale: Locale; publicKey: string }
  CityPicker: { locale: Locale }
  /** `lang` is the language of the title, if it differs from the page's. */
  Frame: { src: string; title: string; lang?: Locale | undefined }
  Map: {
    locale: Locale
    /** The map provider's key; empty where it needs none. */
    mapsKey: string
    latitude: number
    longitude: number
    zoom: number
    markers: MapMarker[]
  }
  /** The title names the chart to screen readers. */
  Chart: { kind: 'line' | 'bars'; title: string }
  Codegen: { locale: Locale }
  LiveResults: { locale: Locale; slug: string; closesAt?: number | undefined }
  SavedList: { locale: Locale }
  Share: { locale: Locale; url: string; title: string }
  Sound: undefined
  SentForm: { form: FormName }
  SubmissionForm: {
    form: FormName | AccountFormName | 'find-sent' | 'star'
    locale: Locale
    /** Site key of the challenge (Turnstile); absent where none is configured. */
    challengeKey?: string | undefined
  }
  Search: { locale: Locale }
  /** `event` is the address of the event's page at the ticket provider. */
  Tickets: { locale: Locale; provider: string; event: string }
}
export type IslandName = keyof IslandProps

/** When an island's code is fetched; `IslandElementProps` in `src/ui/components/island.tsx` explains each value. */
export type IslandLoad = 'intent' | 'use' | 'visible' | 'idle'
