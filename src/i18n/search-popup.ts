import { searchPopup as inBrandsWords } from '../brand/texts.ts'
import { defineMessages } from './messages.ts'

/** What only the search popup says; all else it shares with the search page (`search.ts`). */
export const searchPopupMessages = defineMessages(inBrandsWords, {
  ru: {
    /** Short enough for a phone. */
    placeholder: 'Название, автор, город',
    resultsPage: 'Ссылка на эти результаты',
    searchKey: 'Открывать поиск клавишей /',
  },
  en: {
    placeholder: 'Title, composer, city',
    resultsPage: 'Link to these results',
    searchKey: 'Open search with the / key',
  },
  th: {
    placeholder: 'ชื่อโปรแกรม นักประพันธ์ เมือง',
    resultsPage: 'ลิงก์ไปยังผลลัพธ์นี้',
    searchKey: 'เปิดการค้นหาด้วยปุ่ม /',
  },
})
