import type { Texts } from '../../messages.ts'

export const searchPopup: Texts<'searchPopup'> = {
  placeholder: 'Title, composer, city',
  resultsPage: 'Link to these results',
  searchKey: 'Open search with the / key',
}
