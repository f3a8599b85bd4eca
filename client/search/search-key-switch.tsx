import { useState } from 'react'
import { searchPopupMessages } from '../../src/i18n/search-popup.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { slashKey } from '../../src/shared/stored-names.ts'
import type { PageTools } from '../islands/registry.ts'

/** Turns the key `/` off: who steers by voice may press it without wanting to (WCAG 2.1.4). */
export function SearchKeySwitch({ locale, page }: { locale: Locale; page: PageTools }) {
  const [isOn, setOn] = useState(() => page.readStored(slashKey) !== 'off')
  return (
    <label className="search-key">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setOn(target.checked)
          page.writeStored(slashKey, target.checked ? null : 'off')
        }}
      />
      {searchPopupMessages(locale).searchKey}
    </label>
  )
}
