import { offlineMessages } from '../../src/i18n/offline.ts'
import { pathTo } from '../../src/shared/paths.ts'
import { localePath } from '../../src/shared/urls.ts'
import { pageLocale } from '../page-locale.ts'

/** Where the pages are listed that open without a network. */
export const offlineAddress = () => localePath(pageLocale(), pathTo('offline'))

/** Texts in the language of the page. */
export const texts = () => offlineMessages(pageLocale())
