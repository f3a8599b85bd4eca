import type { DateWords, HelpWords, SmallWords } from '../../shared/languages/define-language.ts'

/** Umlauts are also typed as «ae» and «ue», or without their dots. */
export const dateWords: DateWords = {
  isSpaced: true,
  lead: 'am|im|in|an|ab|vom|von|zum|für|fürs|bis|bis zum|übers|der|dem|den|die|das|in der|in dem|in den|an dem|an den|für den|für die|für das',
  today: 'heute|heute abend|heute nachmittag|heut',
  tomorrow: 'morgen|morgen abend|morgen nachmittag|morgen früh',
  dayAfterTomorrow: '[üu]e?bermorgen|[üu]e?bermorgen abend',
  this: 'diese[mnrs]?|kommende[mnrs]?',
  next: 'n[äa]e?chste[mnrs]?',
  weekend: 'wochenende|wochenend',
  week: 'woche',
  month: 'monat',
  until: '-|–|—|bis|bis zum|und|u\\.',
  ordinal: '\\.',
  yearLead: '',
  yearTail: '',
  months: [
    { sure: 'januar|j[äa]e?nner', unsure: 'jan\\.?' },
    { sure: 'februar|feber', unsure: 'feb\\.?' },
    { sure: 'm[äa]e?rz', unsure: 'mrz\\.?' },
    { sure: 'april', unsure: 'apr\\.?' },
    { sure: 'mai' },
    { sure: 'juni', unsure: 'jun\\.?|juno' },
    { sure: 'juli', unsure: 'jul\\.?' },
    { sure: 'august', unsure: 'aug\\.?' },
    { sure: 'september', unsure: 'sept?\\.?' },
    { sure: 'oktober', unsure: 'okt\\.?' },
    { sure: 'november', unsure: 'nov\\.?' },
    { sure: 'dezember', unsure: 'dez\\.?' },
  ],
  weekdays: [
    { sure: 'montag|montagabend|montag abend', unsure: 'mo\\.?' },
    { sure: 'dienstag|dienstagabend|dienstag abend', unsure: 'di\\.?' },
    { sure: 'mittwoch|mittwochabend|mittwoch abend', unsure: 'mi\\.?' },
    { sure: 'donnerstag|donnerstagabend|donnerstag abend', unsure: 'do\\.?' },
    { sure: 'freitag|freitagabend|freitag abend', unsure: 'fr\\.?' },
    { sure: 'samstag|samstagabend|samstag abend|sonnabend', unsure: 'sa\\.?' },
    { sure: 'sonntag|sonntagabend|sonntag abend', unsure: 'so\\.?' },
  ],
}

export const helpWords: HelpWords = {
  refund: [
    'rückgabe|rückerstattung|zurückgeben|ticket zurückgeben|karten zurückgeben|erstattung',
    'geld zurück|erstatten|umtausch|umtauschen|stornieren|stornierung',
  ],
  change: [
    'abgesagt|absage|verlegt|verlegung|verschoben|fällt aus',
    'ausfall|neuer termin|ersatztermin|anderer tag',
  ],
  parking: [
    'parken|parkplatz|parkplätze|parkhaus|auto|tiefgarage',
    'wagen|pkw|abstellen|stellplatz|ladesäule',
  ],
  cloakroom: [
    'garderobe|schließfach|schließfächer',
    'mantel|mäntel|jacke|jacken|tasche|taschen|rucksack|gepäck|koffer',
  ],
  access: [
    'barrierefreiheit|barrierefrei|rollstuhl|rollstuhlplatz|behinderung',
    'aufzug|fahrstuhl|rampe|stufenlos|gehbehindert|schwerbehindert|hörschleife|induktionsschleife|begleitperson',
  ],
  transit: [
    'anfahrt|anreise|wie komme ich hin',
    'bahn|straßenbahn|u-bahn|s-bahn|bus|haltestelle|öpnv|nahverkehr|weg|wegbeschreibung',
  ],
  age: [
    'kinder|kind|kindern|altersempfehlung|mindestalter',
    'alter|jahre|jahren|baby|klein|schulkind|jugendliche',
  ],
  discounts: [
    'ermäßigung|ermäßigungen|ermäßigt|rabatt',
    'billiger|günstiger|studierende|studenten|schüler|rentner|senioren|bremen-pass|sozialticket',
  ],
  free: ['kostenlos|eintritt frei|freier eintritt', 'gratis|umsonst|frei'],
  dress: ['kleiderordnung|dresscode|abendgarderobe', 'anziehen|kleidung|kleid|anzug|jeans'],
  late: ['zu spät|nacheinlass|verspätung|verspätet', 'später|verspäte|unpünktlich'],
  duration: ['wie lange|dauer|pause', 'dauert|länge|ende|konzertende'],
  photos: ['fotografieren|fotos|aufnehmen', 'filmen|foto|handy|video|kamera|aufnahme|mitschnitt'],
  gift: ['gutschein|gutscheine|geschenkgutschein', 'geschenk|verschenken|schenken'],
  voucher: ['gutscheincode|rabattcode|aktionscode|promocode', 'code|gutschein|rabatt|coupon|voucher'],
  buying: [
    'ticket kaufen|tickets kaufen|karten kaufen',
    'kaufen|bestellen|bezahlen|zahlung|zahlen|überweisung|kreditkarte|paypal|abendkasse|vorverkauf|buchen|reservieren',
  ],
  lostTicket: [
    'ticket nicht angekommen|ticket verloren|nicht erhalten',
    'verloren|keine mail|nicht gekommen|online-ticket',
  ],
  soldOut: ['ausverkauft|keine tickets mehr|keine karten mehr', 'warteliste|restkarten|rückläufer'],
  contact: ['kontakt|schreiben sie uns', 'telefon|anrufen|anschrift|adresse|e-mail|mail|hilfe|erreichen'],
  audition: [
    'probespiel|stellenangebote|offene stellen|vakanz',
    'bewerbung|bewerben|stelle|stellen|job|jobs|mitspielen|arbeiten',
  ],
  seats: ['beste plätze|bester klang|wo hört man am besten', 'platz|plätze|reihe|sitzplan|saalplan|sitzen'],
  flowers: ['blumen|autogramm|signierstunde', 'autogramme|strauß|blumenstrauß|signieren|künstler treffen'],
  rules: ['hausordnung|regeln', 'erlaubt|verboten|darf man|mitbringen'],
  invoice: ['auf rechnung|rechnung', 'firma|unternehmen|verein|rechnungsadresse|gruppenbestellung'],
}

export const smallWords: SmallWords = {
  small:
    'in im am an auf aus bei beim das dem den der des die ein eine einem einen einer für mit nach vom von zu zum zur und ab',
  questions:
    'wie wo wohin wann was welche welcher welches welchen wer kann können darf dürfen muss müssen soll ist sind gibt gibts es ich wir man mir mich uns mein meine hin gehen habe haben brauche',
  concert:
    'konzert konzerte konzerten konzerts ticket tickets karte karten eintrittskarte eintrittskarten konzertkarte konzertkarten konzertticket konzerttickets veranstaltung veranstaltungen termin termine auftritt auftritte spielplan',
  buying: 'kaufen buchen bestellen reservieren',
  program: 'programm programme programmen konzertprogramm konzertprogramme',
  city: 'stadt städte städten',
  places: 'stadt gemeinde',
  countries: 'brd:de',
  venue: 'spielstätte spielstätten veranstaltungsort veranstaltungsorte',
  post: 'neuigkeit neuigkeiten nachricht nachrichten meldungen aktuelles',
  vote: 'abstimmung abstimmungen abstimmen stimme stimmen',
}
