/**
 * Boot order of the browser's side; each line is one concern, and none needs another. It must stay under 5 KB
 * (brotli) with all that it imports, for every page loads it before the first interaction.
 */
import { countGoals, reachGoal, reachNotFoundGoal } from './analytics.ts'
import { makeAllCitiesHere } from './city/all-cities.ts'
import { confirmCity } from './city/city-confirmation.ts'
import { nameCity } from './city/city-label.ts'
import { fetchCities } from './city/fetch-cities.ts'
import {
  keepCookie,
  readCity,
  showStoredCity,
  showStoredCityOnReturn,
  storeCity,
} from './city/stored-city.ts'
import { extras } from './islands/registry.ts'
import { startIslands } from './islands/start.ts'
import { offerLanguage, rememberLanguage } from './language.ts'
import { goBack } from './navigation/back-link.ts'
import { closeMenuOnLeaving, hideHeaderOnScroll } from './navigation/header.ts'
import { openSearchByKey, reopenSearch } from './navigation/open-search.ts'
import { workOffline } from './offline/begin.ts'
import { readStored, writeStored } from './storage.ts'
import { passCampaignOn } from './tickets/campaign.ts'
import { watchTicketFrame } from './tickets/frame.ts'
import { offerTicketWidget } from './tickets/offer-widget.ts'
import { whenActive } from './when-active.ts'
import { whenIdle } from './when-idle.ts'

nameCity()
keepCookie()
showStoredCityOnReturn()
startIslands(document, {
  readCity,
  fetchCities,
  chooseCity(city) {
    storeCity(city ?? makeAllCitiesHere())
    showStoredCity()
  },
  reachGoal,
  readStored,
  writeStored,
})
openSearchByKey()
reopenSearch()
closeMenuOnLeaving()
goBack()
rememberLanguage()
offerLanguage()
confirmCity()
passCampaignOn()
watchTicketFrame()
offerTicketWidget()
whenActive(() => {
  reachNotFoundGoal()
  countGoals()
})
hideHeaderOnScroll()
whenIdle(() => {
  // Without it links are links.
  extras.navigation().then(({ easeNavigation }) => easeNavigation(), console.warn)
})
workOffline()
