/**
 * The first script of every page: a list of what it starts, in order; no line needs another. With all that it imports
 * it must stay under 5 KB (brotli), since every page loads it before the first interaction.
 */
import { reachGoal, reachNotFoundGoal, startAnalytics } from './analytics/goals.ts'
import { readLocalStorage, writeLocalStorage } from './browser/storage.ts'
import { onPageRestored, whenPageActivated } from './browser/timing.ts'
import { fetchCities, makeAllCitiesChoice, showCityInHeader } from './city/header-city.ts'
import { readCity, reloadForStoredCity, restoreCityCookie, storeCity } from './city/stored-city.ts'
import { askAboutCity, loadEnhancements, loadTicketWidget, startOfflineSupport } from './extras.ts'
import { startIslands } from './islands/start.ts'
import { closeMenuOnLeaving, hideHeaderOnScroll } from './navigation/header.ts'
import { offerLanguage, rememberLanguage } from './navigation/language.ts'
import { enableBackLinks } from './navigation/links.ts'
import { keepFirstLetters, openSearchByKey, reopenSearch } from './search/open-search.ts'
import { addCampaignToProviderLinks } from './tickets/campaign.ts'
import { watchTicketFrame } from './tickets/frame.ts'

showCityInHeader()
restoreCityCookie()
onPageRestored(reloadForStoredCity)
keepFirstLetters()
startIslands(document, {
  readCity,
  fetchCities,
  chooseCity(city) {
    storeCity(city ?? makeAllCitiesChoice())
    reloadForStoredCity()
  },
  reachGoal,
  readLocalStorage,
  writeLocalStorage,
})
openSearchByKey()
reopenSearch()
closeMenuOnLeaving()
enableBackLinks()
rememberLanguage()
offerLanguage()
askAboutCity()
addCampaignToProviderLinks()
watchTicketFrame()
loadTicketWidget()
whenPageActivated(() => {
  reachNotFoundGoal()
  startAnalytics()
})
hideHeaderOnScroll()
loadEnhancements()
startOfflineSupport()
