import type { Texts } from '../../messages.ts'

export const searchPopup: Texts<'searchPopup'> = {
  placeholder: 'Titel, Komponist, Stadt',
  resultsPage: 'Link zu diesen Ergebnissen',
  searchKey: 'Suche mit der Taste / öffnen',
}
