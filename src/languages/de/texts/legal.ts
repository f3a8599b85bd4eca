import type { Texts } from '../../messages.ts'

const taxNumbers: Readonly<Record<string, string>> = { AT: 'UID-Nr.', CH: 'UID', DE: 'USt-IdNr.' }
const registrationNumbers: Readonly<Record<string, string>> = { AT: 'Firmenbuchnummer' }

export const legalNumbers: Texts<'legalNumbers'> = {
  taxNumber: (country: string) => taxNumbers[country] ?? 'Steuernummer',
  registrationNumber: (country: string) => registrationNumbers[country] ?? 'Registernummer',
}

export const storedData: Texts<'storedData'> = {
  title: 'Was diese Website über Sie speichert',
  lead: 'Diese Liste erstellt die Software der Website selbst, aus den Einstellungen, mit denen sie läuft. Was in Ihrem Browser liegt, können Sie in dessen Einstellungen löschen.',
  what: 'Was',
  purpose: 'Wozu und wann',
  kept: 'Wie lange',
  withConsent: 'Nur mit Ihrer Einwilligung.',
  seeOrRemove: 'Ansehen oder löschen',
  untilCleared: 'bis Sie es löschen',
  untilClosed: 'bis Sie den Tab schließen',
  untilReplaced: 'bis etwas Neueres kommt',
  things: {
    cityCookie:
      'Ihre Stadt, damit die Seiten gleich deren Konzerte zeigen. Wird gespeichert, wenn Sie eine gewählt haben.',
    cityKey: 'Dieselbe Stadt mit ihrem Namen, damit er oben auf der Seite steht.',
    languageKey: 'Die Sprache, in der der Name der Stadt geschrieben ist.',
    cityUnansweredKey: 'Die Stadt wurde für Sie bestimmt und noch nicht bestätigt: Die Website sagt es.',
    localeCookie:
      'Ihre Sprache: In ihr öffnet sich die Startseite. Wird gespeichert, wenn Sie die Sprache gewechselt haben.',
    languageOfferKey: 'Dass Sie den Hinweis auf eine andere Sprache geschlossen haben.',
    announcementCookie: 'Welchen Hinweis Sie geschlossen haben, damit er nicht noch einmal erscheint.',
    themeCookie:
      'Ihre Darstellung, hell oder dunkel. Wird gespeichert, wenn Sie sie unten auf einer Seite gewählt haben.',
    draftsKey:
      'Was Sie in ein Formular geschrieben und noch nicht gesendet haben, damit es nicht verloren geht, wenn Sie die Seite oder die Sprache wechseln oder neu laden.',
    sentForms:
      'Was Sie mit einem Formular gesendet haben, gerechnet vom Senden an. Länger bleibt nur, was noch nicht ans Orchester weitergegeben ist. Sie können es früher löschen: mit der Nummer und Ihrer E-Mail-Adresse oder Telefonnummer.',
    savedKey: 'Ihr Merkzettel. Er entsteht, wenn Sie bei einem Konzert das Herz wählen.',
    savedCache: 'Eine Kopie des Merkzettels, damit er sich auch ohne Netz öffnet.',
    searchesKey:
      'Ihre letzten Suchen, um sie mit einem Fingertipp zu wiederholen. Im Suchfenster können Sie sie löschen.',
    slashKey: 'Dass Sie das Öffnen der Suche mit der Taste „/“ abgeschaltet haben.',
    campaignNamesKey:
      'Die Angaben zur Kampagne, die Sie unter „Links und Codes für Partner“ eingegeben haben, damit Sie sie nicht noch einmal eingeben müssen.',
    installCookie:
      'Dass Sie schon einmal hier waren: Das Installieren bieten wir niemandem gleich auf der ersten Seite an.',
    installRefusedKey: 'Dass Sie die Website nicht installieren möchten.',
    pagesCache:
      'Kopien der Seiten, die Sie geöffnet haben, und des Spielplans Ihrer Stadt, damit sie auch ohne Netz da sind.',
    picturesCache: 'Die Bilder dieser Seiten.',
    assetsCache: 'Code, Gestaltung und Schriften der Website.',
    offlineCache: 'Die Seite, die Sie ohne Netz sehen.',
    copyAgesDatabase: 'Wie alt die Kopien sind, damit alte entfernt werden.',
    keptCityKey: 'Die Stadt, deren Spielplan auch ohne Netz bereitliegt.',
    workerTagKey: 'Die Version des Programms, das die Website ohne Netz öffnet, um eine neuere zu bemerken.',
    campaignKey:
      'Die Kampagnenangaben aus dem Werbelink, über den Sie gekommen sind; sie gehen an den Ticketanbieter. Ohne solche Angaben in der Adresse wird nichts gespeichert.',
    reloadedKey: 'Wann sich die Seite selbst neu geladen hat, damit sie es nicht immer wieder tut.',
    waitingGoalsKey: 'Was Sie auf einer Seite getan haben und die Statistik noch nicht gezählt hat.',
    counterStore: 'Daran erkennt der Zähler, dass Besuche aus demselben Browser kommen.',
    consentCookie: 'Ihre Antwort, ob Ihre Besuche gezählt werden dürfen.',
    sessionCookie:
      'Wer Sie sind, solange Sie angemeldet sind. Skripte der Seite können es nicht lesen. Kommt mit dem Anmelden und geht mit dem Abmelden.',
    signedInCookie:
      'Dass Sie angemeldet sind: ein Kennzeichen Ihres Kontos, das nichts über Sie verrät. Daran erkennt eine Seite, wessen Merkzettel auf dem Gerät liegt.',
    userKey: 'Der Name, der oben auf der Seite steht, solange Sie angemeldet sind.',
    accountKey:
      'Was sich an Merkzettel und Stadt geändert hat, bis Ihr Konto es weiß. Verschwindet, wenn Sie sich abmelden.',
    leftKey:
      'Nach dem Abmelden: welche Stadt auf dem Gerät blieb und welche Konzerte Ihr Konto nicht mehr rechtzeitig erhalten hat. Es erhält sie, wenn Sie sich wieder anmelden; keine Seite zeigt sie.',
    deviceCookie:
      'Dass Sie sich auf diesem Gerät schon einmal angemeldet haben: Versuchen Fremde, Ihr Passwort zu erraten, müssen Sie deshalb nicht warten.',
    voterCookie: 'Dass dieser Browser abgestimmt hat: ein Browser, eine Stimme in jeder Abstimmung.',
    votesCast:
      'Wofür Sie gestimmt haben, unter einem Kennzeichen, das niemandem sagt, wer Sie sind; 30 Tage nach dem Ende der Abstimmung wird es gelöscht. Ohne Konto wird auch die IP-Adresse, von der aus Sie abstimmen, zu einem solchen Kennzeichen. Was Sie sich in Ihre Stadt wünschen, bleibt unter einem solchen Kennzeichen gespeichert, bis Sie es zurücknehmen, höchstens aber 13 Monate; das Kennzeichen der IP-Adresse dazu höchstens zwei Monate.',
    noticesCookie:
      'Das Kennzeichen dieses Browsers, mit dem die Seite „Benachrichtigungen“ zeigt, was Sie bestellt haben.',
    noticeTopics:
      'Worüber Sie benachrichtigt werden möchten, mit der Adresse Ihres Browsers bei seinem Push-Dienst oder Ihrer E-Mail-Adresse, mit Stadt und Sprache; bis Sie abbestellen.',
    messengerChats:
      'Die Nummer Ihres Chats mit dem Bot des Orchesters in einem Messenger, worüber Sie benachrichtigt werden möchten, und Ihre Sprache; bis Sie dem Bot /stop senden oder ihn blockieren. Der Messenger sieht diese Nachrichten.',
    newsletterReaders:
      'Ihre E-Mail-Adresse und Sprache, wenn Sie den Newsletter des Orchesters bestellt haben; bis Sie ihn abbestellen.',
    noticesSent: 'Welche Benachrichtigungen Sie erhalten haben, damit keine doppelt kommt.',
    providerCookie:
      'Während Sie sich über einen anderen Anbieter anmelden: damit sich niemand an Ihrer Stelle anmeldet.',
    accountThings: 'Ihr Merkzettel und Ihre Stadt, wenn Sie angemeldet sind, bis Sie Ihr Konto löschen.',
    signInTries:
      'Wie oft hintereinander versucht wurde, sich anzumelden: So schützt die Website Passwörter. Namen und Adressen stehen nicht darin.',
    editorCookie:
      'Dass jemand aus der Redaktion angemeldet ist: So erscheinen Seiten immer im neuesten Stand und mit Links zum Bearbeiten.',
    adminCookie:
      'Zeigt der Redaktion die Schaltfläche „Bearbeiten“. Die Redaktion setzt dieses Cookie selbst.',
    previewCookie:
      'Dass jemand aus der Redaktion über einen Link des Redaktionssystems Entwürfe geöffnet hat. Endet mit dem Link, spätestens nach einer Stunde.',
    callCounts:
      'Wie oft von Ihrer IP-Adresse gesucht, Formulare gesendet und Seiten geöffnet wurden, die es nicht gibt: So schützt sich die Website vor Überlastung.',
    typedWords: 'Wonach gesucht wurde und was sich fand. Wer gesucht hat, wird nicht festgehalten.',
    shortLinkScans:
      'Wie oft jeder Kurzlink von Plakaten und Partnern an jedem Tag geöffnet wurde. Wer ihn geöffnet hat, wird nicht festgehalten.',
    visitorMarks:
      'Damit jeder Besucher einmal am Tag zählt: eine Zahl aus Ihrer IP-Adresse und dem Namen Ihres Browsers mit einem zufälligen Zusatz. Zahlen und Zusatz werden nach Mitternacht (UTC) gelöscht, so dass sich Tage nicht verbinden lassen. Wenn Ihr Browser Nachverfolgung ablehnt (Do Not Track, Global Privacy Control), wird nichts gezählt.',
    visitSums:
      'Wie oft an jedem Tag jede Seite aufgerufen, auf Tickets geklickt, ein Konzert gemerkt und eine Seite geteilt wurde, und woher die Besucher kamen: Website, Kampagne, Land, Stadt, Art des Geräts. Nur Zahlen, ohne Cookies.',
    requestRecords:
      'Protokolle der Anfragen beim Hosting-Anbieter Cloudflare: Adresse der Seite, Zeit, IP-Adresse, Browser. Mit ihnen finden wir Fehler.',
  },
  places: {
    cookie: 'Cookie',
    localStorage: 'Speicher des Browsers',
    sessionStorage: 'Speicher des Tabs',
    cacheStorage: 'Kopien im Browser',
    indexedDB: 'Datenbank im Browser',
    counter: 'Cookies und Speicher des Browsers',
    server: 'Server',
  },
  companiesTitle: 'Andere Unternehmen',
  companiesLead:
    'Diese Teile der Seiten kommen von Servern anderer Unternehmen. Diese erfahren dabei Ihre IP-Adresse und können nach eigenen Regeln Daten speichern.',
  givenTo: (name, country) =>
    `Sie gehen an ${[name, country].filter(Boolean).join(', ')}; dieser Dienst verschickt die E-Mails.`,
  company: 'Woher',
  companies: {
    'ticket-frame': 'Saalplan und Zahlung. Wird geladen, wenn Sie die Ticketseite öffnen.',
    'ticket-widget':
      'Das Fenster zur Platzwahl. Wird geladen, kurz bevor Sie auf eine Ticket-Schaltfläche drücken.',
    analytics: 'Zählt Besuche.',
    map: 'Eine Karte wird geladen, wenn Sie auf ihren Knopf gedrückt haben.',
    embed:
      'Videos und Musik, die die Redaktion in Seiten einfügt. Sie werden geladen, wenn Sie darauf gedrückt haben.',
    challenge:
      'Cloudflare Turnstile unterscheidet Menschen von Programmen, die Spam verschicken. Wird geladen, wenn Sie ein Formular auszufüllen beginnen.',
  },
}

export const consent: Texts<'consent'> = {
  title: 'Besuchsstatistik',
  question: (name: string) =>
    `Dürfen wir Ihren Besuch mitzählen? ${name} speichert dafür Cookies, und wir sehen, welche Seiten weiterhelfen.`,
  questionWithoutCookies: (name: string) =>
    `Dürfen wir Ihren Besuch mitzählen? ${name} speichert nichts in Ihrem Browser, und wir sehen, welche Seiten weiterhelfen.`,
  allow: 'Zustimmen',
  refuse: 'Ablehnen',
  change: 'Einwilligung ändern',
}
