/** What only the search popup says; all else it shares with the search page (`search.ts`). */
export const searchPopup = {
  /** Hint in the field, short enough for a phone. */
  placeholder: 'Название, автор, город',
  resultsPage: 'Ссылка на эти результаты',
  searchKey: 'Открывать поиск клавишей /',
}
