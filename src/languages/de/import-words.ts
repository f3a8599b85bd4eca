import type { ImportWords } from '../import-words.ts'

export const importWords: ImportWords = {
  columns: {
    id: 'id|nr|nummer|kennung|vorgangsnummer|veranstaltungsnummer|vst nr|event nr',
    title:
      'titel|konzert|programm|veranstaltung|name|bezeichnung|veranstaltungstitel|konzerttitel|werk|programmtitel|betreff',
    start: 'beginn|anfang|datum und uhrzeit|datum uhrzeit|termin|wann|datum zeit|startet am',
    end: 'ende',
    date: 'datum|tag|termin|konzertdatum|veranstaltungsdatum|startdatum|datum von|beginnt am',
    time: 'uhrzeit|zeit|beginn|anfang|konzertbeginn|anfangszeit|startzeit|beginn uhrzeit|beginnt um',
    endDate: 'enddatum|datum bis|endet am|ende datum',
    endTime: 'endzeit|ende uhrzeit|endet um',
    duration: 'dauer|spieldauer|dauer min|dauer in minuten|länge',
    allDay: 'ganztägig|ganztägiges ereignis|ganztags|ganzer tag',
    timeZone: 'zeitzone',
    city: 'stadt|ort|gemeinde|spielort stadt|veranstaltungsort stadt',
    country: 'land|staat',
    venue: 'spielstätte|veranstaltungsort|spielort|location|haus|ort|konzertort|halle|theater|lokalität',
    hall: 'saal|raum|bühne|säle|saalname',
    address: 'adresse|anschrift|straße|strasse',
    place: 'ort|ort und saal|ort und adresse|wo',
    tickets:
      'karten|tickets|ticketlink|kartenlink|kartenvorverkauf|vorverkauf|vvk|ticket link|buchungslink|karten link|ticketshop',
    price:
      'preis|preis ab|eintritt|preise|eintrittspreis|kartenpreis|ab|mindestpreis|preis von|ticketpreis|kosten',
    maxPrice: 'preis bis|höchstpreis|bis|maximalpreis',
    currency: 'währung',
    status: 'status|zustand',
    soldOut: 'ausverkauft',
    ageLimit: 'alter|altersbeschränkung|mindestalter|ab jahren|altersfreigabe',
    artists:
      'künstler|mitwirkende|solisten|interpreten|besetzung|dirigent|leitung|ausführende|solist|solistin',
    picture: 'bild|foto|plakat|abbildung|bild url|titelbild',
    description: 'beschreibung|text|inhalt|ankündigung|bemerkung|bemerkungen|anmerkung|kurzbeschreibung',
    page: 'link|seite|url|webseite|alte adresse|website|internetseite|alter link|internet',
  },
  values: {
    yes: 'ja|j|wahr|ein',
    no: 'nein|n|falsch|aus',
    free: 'frei|eintritt frei|kostenlos|kostenfrei|freier eintritt|gratis',
    payWhatYouCan:
      'eintritt frei spenden erbeten|spende|spende erbeten|spenden erbeten|auf spendenbasis|zahl was du kannst',
    soldOut: 'ausverkauft|keine karten mehr|restlos ausverkauft',
    lastTickets: 'restkarten|wenige karten|letzte karten|nur noch wenige karten',
    scheduled: 'geplant|bestätigt|findet statt|im verkauf|veröffentlicht',
    cancelled: 'abgesagt|entfällt|fällt aus|absage|storniert',
    postponed: 'verschoben auf unbestimmte zeit|aufgeschoben|vertagt',
    rescheduled: 'verschoben|verlegt|neuer termin',
    online: 'online|livestream',
    oClock: 'uhr|h',
    minutes: 'min|minuten|minute',
    hours: 'std|stunden|stunde|h',
    cityLead: '',
    morning: 'morgens|vormittags|früh|morgen',
    evening: 'abends|nachmittags|abend',
    doors: 'einl|einlass|einlaß|türöffnung|türen|saalöffnung|öffnung|ankunft|treffpunkt|abendkasse',
    begins: 'beginn|konzertbeginn|konzert|anfang|start|vorstellung|vorstellungsbeginn',
    ends: 'ende|bis|schluss|konzertende',
    beside:
      'einführung|konzerteinführung|einführungsvortrag|werkeinführung|gespräch|probe|generalprobe|soundcheck|pause|dauer|spieldauer|führung',
    and: 'und|u|sowie',
    reduced:
      'erm|ermäßigt|ermässigt|ermäßigung|schüler|studierende|studenten|student|kinder|kind|senioren|familie|familien|mitglieder|azubi|rentner|jugendliche|schwerbehinderte|u18|schulklassen|frühbucher',
    fee: 'zzgl|gebühr|gebühren|vvkgebühr|vorverkaufsgebühr|systemgebühr|versand|zuzüglich',
    category:
      'kat|kategorie|kategorien|pk|pg|preisgruppe|preiskategorie|block|reihe|rang|zone|platzgruppe|parkett',
    years: 'jahr|jahre|jahren|j',
    months: 'monat|monate|monaten',
    thousand: 'tsd|tausend',
    upTo: 'bis|unter',
    cents: 'cent|ct',
  },
}
