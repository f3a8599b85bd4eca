import type { HelpWords } from '../define-language.ts'

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
  photos: ['fotografieren|fotos|filmen|aufnehmen', 'foto|handy|video|kamera|aufnahme|mitschnitt'],
  gift: ['gutschein|gutscheine|geschenkgutschein', 'geschenk|verschenken|schenken'],
  buying: [
    'ticket kaufen|tickets kaufen|karten kaufen',
    'kaufen|bestellen|bezahlen|zahlung|zahlen|überweisung|kreditkarte|paypal|abendkasse|vorverkauf',
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
