import { useState } from 'react'
import { searchPopupMessages } from '../../src/i18n/search-popup.ts'
import type { Locale } from '../../src/shared/locales.ts'
import type { PageTools } from '../islands/registry.ts'
import { searchKeySetting } from '../navigation/open-search.ts'

/** Turns the key `/` off: who steers by voice may press it without wanting to (WCAG 2.1.4). */
export function SearchKeySwitch({ locale, page }: { locale: Locale; page: PageTools }) {
  const [isOn, setOn] = useState(() => page.readStored(searchKeySetting) !== 'off')
  return (
    <label className="search-key">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setOn(target.checked)
          page.writeStored(searchKeySetting, target.checked ? null : 'off')
        }}
      />
      {searchPopupMessages(locale).searchKey}
    </label>
  )
}
