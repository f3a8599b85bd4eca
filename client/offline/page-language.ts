import { offlineMessages } from '../../src/i18n/offline.ts'
import { localePath, paths } from '../../src/shared/urls.ts'
import { pageLocale } from '../page-locale.ts'

/** Where the pages are listed that open without a network. */
export const offlineAddress = () => localePath(pageLocale(), paths.offline())

/** Texts in the language of the page. */
export const texts = () => offlineMessages(pageLocale())
