import type { AuthoredPage } from './authored.ts'
import { orchestraPages } from './pages-orchestra.ts'
import { seasonPages } from './pages-season.ts'
import { ticketPages } from './pages-tickets.ts'

/** All pages: the content behind fixed addresses (`/about`, `/b2b` …) and the ones that editors made. */
export const pages: AuthoredPage[] = [...orchestraPages, ...ticketPages, ...seasonPages]
