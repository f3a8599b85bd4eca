import type { Texts } from '../../messages.ts'

export const b2bForm: Texts<'b2bForm'> = {
  send: 'Anfrage senden',
  labels: {
    inn: 'Russische Steuernummer (INN)',
    kpp: 'Registrierungscode (KPP)',
    taxNumber: 'Steuernummer',
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
      title: 'Tickets auf Rechnung',
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
}
