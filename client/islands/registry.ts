import type { StartIsland } from './island.ts'
import type { IslandName, IslandProps } from './island-props.ts'

type IslandLoaders = { [Name in IslandName]: () => Promise<{ default: StartIsland<IslandProps[Name]> }> }

/** Fetches an island's code, by the island's name in HTML. */
export const islandLoaders: IslandLoaders = {
  Bell: () => import('../notices/bell-island.ts'),
  Follow: () => import('../notices/follow-island.ts'),
  CityPicker: () => import('../city/city-picker-island.tsx'),
  Chart: () => import('../desk/chart-island.ts'),
  Codegen: () => import('../partners/partner-links-island.ts'),
  Frame: () => import('./frame-island.ts'),
  LiveResults: () => import('../votes/live-results-island.ts'),
  Map: () => import('./map-island.ts'),
  SavedList: () => import('../saved/saved-list-island.ts'),
  Search: () => import('../search/search-island.ts'),
  SentForm: () => import('../submissions/sent-form-island.ts'),
  SubmissionForm: () => import('../forms/form-island.ts'),
  Sound: () => import('./sound-island.ts'),
  Share: () => import('./share-island.ts'),
  Tickets: () => import('../tickets/tickets-island.ts'),
}

// Code that belongs to no island; `client/extras.ts` says under which condition it is fetched.
export const fetchLanguageOffer = () => import('../navigation/language-offer.ts')
export const fetchCityQuestion = () => import('../city/city-confirmation.ts')
export const fetchTicketWidget = () => import('../tickets/widget.ts')
export const fetchCounter = () => import('../analytics/count-visit.ts')
export const fetchEnhancements = () => import('../enhancements.ts')
export const fetchOfflineCode = () => import('../offline/start.ts')
