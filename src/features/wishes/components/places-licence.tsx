import { wishPlaceMessages } from '../../../languages/texts.ts'
import type { Locale } from '../../../shared/locales.ts'
import { inNewTab } from '../../../shared/new-tab.ts'

/** Names the source of the places, as its licence asks. */
export function PlacesLicence({ locale }: { locale: Locale }) {
  return (
    <p className="note places-licence">
      {wishPlaceMessages(locale).source}{' '}
      <a href="https://www.geonames.org/" {...inNewTab}>
        GeoNames
      </a>
      ,{' '}
      <a href="https://creativecommons.org/licenses/by/4.0/" {...inNewTab}>
        CC BY 4.0
      </a>
    </p>
  )
}
