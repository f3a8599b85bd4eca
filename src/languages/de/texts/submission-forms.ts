import type { Texts } from '../../messages.ts'

export const submissionForms: Texts<'submissionForms'> = {
  audition: {
    pageTitle: 'Probespiel',
    submission: 'Bewerbung zum Probespiel',
    title: 'Bewerbung zum Probespiel',
    send: 'Bewerbung senden',
    labels: {
      name: 'Vor- und Nachname',
      email: 'E-Mail-Adresse',
      phone: 'Telefon',
      city: 'Stadt',
      performers: 'Solo oder Ensemble',
      performersCount: 'Anzahl der Mitwirkenden',
      instrument: 'Instrument oder Stimmlage',
      birthDate: 'Geburtsdatum',
      education: 'Ausbildung',
      firstLink: 'Erste Aufnahme',
      secondLink: 'Zweite Aufnahme',
      message: 'Über Sie',
      consent: 'Einwilligung',
    },
    hints: {
      instrument: 'Bei Ensemble oder Chor: die Besetzung',
      birthDate: 'Zum Beispiel 27 3 2001. Bei einem Ensemble: wer das Formular ausfüllt',
      education: 'Wo und bei wem Sie studiert haben',
      firstLink: 'Ein Link zu Video oder Ton, den alle öffnen können',
      secondLink: 'Am besten mit anderer Musik',
      message: 'Mit wem Sie gespielt haben, welche Musik Sie lieben',
    },
    choices: {
      performers: { soloist: 'Solo', ensemble: 'Ensemble oder Chor' },
    },
    sent: {
      title: 'Ihre Bewerbung ist bei uns',
      next: 'Vielen Dank. Wir hören uns Ihre Aufnahmen an und schreiben Ihnen.',
    },
  },
  b2b: {
    pageTitle: 'Tickets für Ihr Team',
    submission: 'Anfrage zu Tickets auf Rechnung',
    title: 'Tickets auf Rechnung',
    send: 'Anfrage senden',
    labels: {
      inn: 'Russische Steuernummer (INN)',
      kpp: 'Registrierungscode (KPP)',
      email: 'E-Mail-Adresse',
      phone: 'Telefon',
      city: 'Stadt',
      concert: 'Konzert',
      message: 'Anmerkung',
      consent: 'Einwilligung',
    },
    hints: {
      inn: '10 Ziffern bei Firmen, 12 bei Einzelunternehmen',
      kpp: '9 Zeichen; Einzelunternehmen haben keinen',
      city: 'Wo Sie ein Konzert hören möchten',
    },
    wordings: {
      company: {
        labels: {
          company: 'Firma',
          contactName: 'Ansprechperson',
          ticketsCount: 'Anzahl der Tickets',
        },
        hints: { message: 'Reihen, Zahlungsfrist, Unterlagen' },
      },
      school: {
        title: 'Tickets für eine Schule',
        labels: {
          company: 'Schule',
          contactName: 'Begleitperson',
          ticketsCount: 'Anzahl: Klasse und Begleitung',
        },
        hints: { message: 'Klassenstufe, Zahl der Erwachsenen, wer einen Platz am Gang braucht' },
      },
      park: {
        title: 'Tickets für einen Park',
        labels: {
          company: 'Name des Parks',
          contactName: 'Ansprechperson',
          ticketsCount: 'Anzahl der Tickets für Gäste und Team',
        },
        hints: { message: 'Für wen die Tickets sind und bis wann Sie sie brauchen' },
      },
      theatre: {
        title: 'Tickets für ein Theater',
        labels: {
          company: 'Name des Theaters',
          contactName: 'Ansprechperson',
          ticketsCount: 'Anzahl der Tickets für Ensemble und Team',
        },
        hints: { message: 'Für wen die Tickets sind und bis wann Sie sie brauchen' },
      },
    },
    sent: {
      title: 'Ihre Anfrage ist bei uns',
      next: 'Vielen Dank. Unser Team antwortet innerhalb eines Werktags.',
    },
  },
  contact: {
    pageTitle: 'Kontakt',
    submission: 'Nachricht',
    title: 'Schreiben Sie uns',
    send: 'Senden',
    labels: {
      name: 'Ihr Name',
      email: 'E-Mail-Adresse',
      phone: 'Telefon',
      topic: 'Worum es geht',
      concert: 'Konzert',
      message: 'Nachricht',
      consent: 'Einwilligung',
    },
    hints: {
      email: 'E-Mail-Adresse oder Telefon: Eines von beiden genügt',
      message: 'Geht es um ein Konzert, nennen Sie bitte Stadt und Datum',
    },
    choices: {
      topic: {
        tickets: 'Tickets und Rückgabe',
        invitation: 'Das Orchester einladen',
        press: 'Presse',
        accessibility: 'Barrierefreiheit im Saal',
        other: 'Etwas anderes',
      },
    },
    sent: {
      title: 'Ihre Nachricht ist bei uns',
      next: 'Vielen Dank. Wir lesen sie und antworten Ihnen auf dem Weg, den Sie angegeben haben.',
    },
  },
}

export const star: Texts<'star'> = {
  title: 'Das Programm zu Ihrem Sternzeichen',
  description: 'Geben Sie Ihr Geburtsdatum ein, und die Sterne verraten Ihr Konzert.',
  lead: 'Sagen Sie uns, wann Sie geboren sind, und wir sagen Ihnen, welches Konzert die Sterne für Sie vorgesehen haben.',
  birthDate: 'Geburtsdatum',
  hint: 'Zum Beispiel 27 3 2001. Wir bestimmen daraus nur das Sternzeichen; das Datum wird nirgends gespeichert',
  send: 'Programm anzeigen',
  isKnown: 'Sie kennen Ihr Sternzeichen?',
  signs: 'Sternzeichen',
  ofSign: (sign: string, program: string) => `${sign}: ${program}`,
  yourProgram: 'Ihr Programm',
  nearest: 'Das nächste Konzert',
  noDates:
    'Für dieses Programm gibt es noch keine neuen Termine. Sehen Sie, was das Orchester gerade spielt.',
  noProgram: 'Die Sterne überlegen noch. Sehen Sie, was das Orchester gerade spielt.',
  toConcerts: 'Ganzer Spielplan',
  again: 'Anderes Datum eingeben',
  otherSigns: 'Andere Sternzeichen',
}

export const zodiac: Texts<'zodiac'> = {
  capricorn: 'Steinbock',
  aquarius: 'Wassermann',
  pisces: 'Fische',
  aries: 'Widder',
  taurus: 'Stier',
  gemini: 'Zwillinge',
  cancer: 'Krebs',
  leo: 'Löwe',
  virgo: 'Jungfrau',
  libra: 'Waage',
  scorpio: 'Skorpion',
  sagittarius: 'Schütze',
}
