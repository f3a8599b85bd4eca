import type { Texts } from '../../messages.ts'

const taxNumbers: Readonly<Record<string, string>> = {
  AU: 'ABN',
  DE: 'VAT number',
  GB: 'VAT number',
  KZ: 'BIN',
  NZ: 'GST number',
  US: 'EIN',
}
const registrationNumbers: Readonly<Record<string, string>> = { DE: 'Register number', GB: 'Company number' }

export const legalNumbers: Texts<'legalNumbers'> = {
  taxNumber: (country: string) => taxNumbers[country] ?? 'Tax number',
  registrationNumber: (country: string) => registrationNumbers[country] ?? 'Registration number',
}

export const storedData: Texts<'storedData'> = {
  title: 'What the site stores about you',
  lead: 'The site’s own software makes this list, from the settings that it runs with. You can erase whatever is in your browser in the browser’s settings.',
  what: 'What',
  purpose: 'What for, and when',
  kept: 'For how long',
  withConsent: 'Only with your consent.',
  seeOrRemove: 'See or remove it',
  untilCleared: 'until you erase it',
  untilClosed: 'until you close the tab',
  untilReplaced: 'until something newer replaces it',
  things: {
    cityCookie: 'Your city, so that pages come with its concerts. Comes when you have chosen one.',
    cityKey: 'The same city with its name, to be written in the header.',
    languageKey: 'The language in which the city’s name is written.',
    cityUnansweredKey: 'The city was found for you and you haven’t confirmed it yet: the site says so.',
    localeCookie: 'Your language: the home page opens in it. Comes when you have gone to another language.',
    languageOfferKey: 'That you closed the offer of another language.',
    announcementCookie: 'Which announcement you closed, so that it isn’t shown again.',
    themeCookie: 'Your theme, light or dark. Comes when you have chosen one at the foot of a page.',
    draftsKey:
      'What you have written into a form and not sent yet, so that it is not lost when you go to another page, change the language or reload.',
    sentForms:
      'What you have sent by a form, counted from when you sent it. Only what hasn’t been passed on to the orchestra yet stays longer. You can remove it sooner, by its number and your e-mail address or phone.',
    savedKey: '“My concerts”. The list begins when you mark a concert with the heart.',
    savedCache: 'A copy of that list, to be opened without a network.',
    searchesKey:
      'Your last searches, to be repeated with one touch. You can erase them in the search window.',
    slashKey: 'That you turned off opening the search with the key “/”.',
    campaignNamesKey:
      'The names of a campaign that you typed on “Links and codes for partners”, so that you needn’t type them again.',
    installCookie: 'That you have been here: nobody is asked to install the site on their first page.',
    installRefusedKey: 'That you declined to install the site.',
    pagesCache: 'Copies of pages that you opened, and of your city’s schedule, for when there is no network.',
    picturesCache: 'The pictures of those pages.',
    assetsCache: 'The site’s code, styles and fonts.',
    offlineCache: 'The page that you see when there is no network.',
    copyAgesDatabase: 'How old the copies are, so that old ones are removed.',
    keptCityKey: 'The city whose schedule is kept for when there is no network.',
    workerTagKey: 'The version of the program that opens the site without a network, to notice a newer one.',
    campaignKey:
      'The marks of the advertising link that brought you; they are passed to the ticket service. Without such marks in the address nothing is stored.',
    reloadedKey: 'When the page reloaded itself, so that it doesn’t do so again and again.',
    waitingGoalsKey: 'What you did on a page that the counter hasn’t counted yet.',
    counterStore: 'By these the counter knows that visits were made by one browser.',
    consentCookie: 'Your answer to whether your visits may be counted.',
    sessionCookie:
      'Who you are while you are signed in. Scripts of the page can’t see it. Comes when you sign in, and goes when you sign out.',
    signedInCookie:
      'That you are signed in: a mark of your account that says nothing of you. By it a page knows whose concerts are on the device.',
    userKey: 'The name that a page writes in its header while you are signed in.',
    accountKey:
      'What has changed in “My concerts” and your city until your account knows of it. Goes when you sign out.',
    leftKey:
      'Once you have signed out: which city stayed on the device, and which concerts your account didn’t get in time. It gets them when you sign in again, and no page shows them.',
    deviceCookie:
      'That you have signed in on this device before: when strangers guess at your password, you aren’t kept waiting.',
    voterCookie: 'That this browser has voted: one browser, one vote in each vote.',
    votesCast:
      'What you have voted for, under a mark that tells nobody who you are; removed 30 days after the vote closes. Without an account, the address that you vote from becomes such a mark too. What you want in your city is kept under such a mark until you take it back, for 13 months at most; the mark of the address that you said so from, for two months at most.',
    noticesCookie: 'This browser’s mark, by which the alerts page shows what you asked to be told of.',
    noticeTopics:
      'What you asked to be told of, with your browser’s address at its push service or your e-mail address, your city and language; until you leave.',
    messengerChats:
      'The number of your chat with the orchestra’s bot in a messenger, what you asked to be told of, and your language; until you send the bot /stop or block it. The messenger sees these messages.',
    newsletterReaders:
      'Your e-mail address and language, if you have subscribed to the orchestra’s newsletter; until you leave.',
    noticesSent: 'Which alerts were sent to you, so that none comes twice.',
    providerCookie: 'While you sign in with another company: so that nobody signs in in your place.',
    accountThings: 'Your saved concerts and your city if you are signed in, until you erase your account.',
    signInTries:
      'How often somebody has tried to sign in, to protect passwords. No names or addresses are in it.',
    editorCookie: 'That an editor is signed in: they see pages as they are now, and where to edit them.',
    adminCookie: 'Shows editors the button “Edit”. They set it themselves.',
    previewCookie:
      'That an editor has opened drafts by a link of the panel. It ends with the link, after an hour at most.',
    callCounts:
      'How often your network address has searched, sent forms and opened pages that don’t exist: it keeps the site from being overloaded.',
    typedWords: 'Words that are searched for, with what was found. Who searched isn’t noted.',
    shortLinkScans:
      'How often each short link of a poster or a partner was opened on each day. Who opened it isn’t recorded.',
    visitorMarks:
      'So that each visitor counts once a day: a number made from your network address and your browser’s name with a random addition. Numbers and addition are deleted after midnight (UTC), so days can’t be linked. If your browser asks not to be tracked (Do Not Track, Global Privacy Control), nothing is counted.',
    visitSums:
      'How often each page was viewed on each day, tickets were clicked, concerts saved and pages shared, and where visitors came from: website, campaign, country, city, kind of device. Numbers only, without cookies.',
    requestRecords:
      'Records of requests at the hosting company Cloudflare: the page’s address, time, network address, browser. Faults are found by them.',
  },
  places: {
    cookie: 'cookie',
    localStorage: 'browser’s memory',
    sessionStorage: 'tab’s memory',
    cacheStorage: 'copies in the browser',
    indexedDB: 'database in the browser',
    counter: 'cookies and browser’s memory',
    server: 'server',
  },
  companiesTitle: 'Other companies',
  companiesLead:
    'These parts of pages come from the servers of other companies. They learn your network address and may store things by rules of their own.',
  givenTo: (name, country) =>
    `They are given to ${[name, country].filter(Boolean).join(', ')}, which sends the e-mails.`,
  company: 'Where from',
  companies: {
    'ticket-frame': 'The seating plan and payment. Loaded when you open the page of the tickets.',
    'ticket-widget':
      'The window in which you choose seats. Loaded when you are about to press a ticket button.',
    analytics: 'Counts visits.',
    map: 'A map is loaded when you have pressed its button.',
    embed: 'Videos and music that editors put into pages. Loaded when you have pressed them.',
    challenge:
      'Cloudflare Turnstile tells people from programs that send spam. Loaded once you begin to fill in a form.',
  },
}

export const consent: Texts<'consent'> = {
  title: 'Visit statistics',
  question: (name: string) => `May we count your visit? ${name} stores cookies, and we see which pages help.`,
  questionWithoutCookies: (name: string) =>
    `May we count your visit? ${name} stores nothing in your browser, and we see which pages help.`,
  allow: 'Allow',
  refuse: 'Refuse',
  change: 'Statistics settings',
}
