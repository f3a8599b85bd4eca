import { formatNumber } from '../../../shared/format.ts'
import type { Texts } from '../../messages.ts'
import { plural } from '../../messages.ts'

const closed = 'Die Abstimmung ist beendet.'

export const voteResults: Texts<'voteResults'> = {
  votes: (count: number) =>
    `${formatNumber('de', count)} ${plural('de', count, { one: 'Stimme', other: 'Stimmen' })}`,
  share: (percent: number) => `${percent}\u00a0%`,
  total: (votes: string) => `Insgesamt ${votes}`,
  noVotes: 'Noch keine Stimmen.',
  leader: 'In Führung',
  winner: 'Gewonnen',
  news: (leader: string, votes: string) => `Neuer Stand: „${leader}“ liegt in Führung. Insgesamt ${votes}.`,
  closed,
}

export const votes: Texts<'votes'> = {
  title: 'Abstimmungen',
  description: 'Das Publikum bestimmt, was gespielt wird: Stimmen Sie ab und sehen Sie, wie es steht.',
  groups: { open: 'Laufen gerade', ahead: 'Beginnen bald', closed: 'Beendet' },
  none: 'Noch keine Abstimmungen.',
  all: 'Alle Abstimmungen',
  options: 'Zur Auswahl',
  results: 'Ergebnisse',
  cast: 'Abstimmen',
  change: 'Stimme ändern',
  confirm: 'Stimme bestätigen',
  confirmTitle: 'Bestätigen Sie Ihre Stimme',
  chosen: (track: string) => `Ihre Wahl: „${track}“. Sie zählt, sobald Sie sie bestätigen.`,
  another: 'Anders entscheiden',
  final: 'Das ist das Endergebnis.',
  unknown: 'Die Ergebnisse konnten gerade nicht geladen werden. Abstimmen können Sie trotzdem.',
  listen: 'Anhören',
  listenTo: (track: string) => `Anhören: ${track}`,
  mine: 'Ihre Stimme',
  mineIs: (track: string) => `Ihre Stimme: „${track}“`,
  counted: 'Ihre Stimme zählt. Bis zum Ende der Abstimmung können Sie sich umentscheiden.',
  takeBack: 'Stimme zurücknehmen',
  withdrawn: 'Ihre Stimme ist zurückgenommen.',
  notYet: 'Aus diesem Browser wurde noch nicht abgestimmt.',
  mineGone: 'Wofür Sie gestimmt hatten, steht nicht mehr zur Auswahl: Entscheiden Sie bitte neu.',
  notSetUp: 'Abstimmungen sind auf dieser Website noch nicht eingerichtet.',
  accountNeeded: 'Für diese Abstimmung brauchen Sie ein Konto.',
  login: 'Anmelden',
  rules: 'Regeln',
  ruleOnce:
    'Eine Stimme pro Browser. Wenn Sie angemeldet sind, eine Stimme pro Konto auf allen Ihren Geräten.',
  ruleAccount: 'Nur mit Konto: ein Konto, eine Stimme auf allen Ihren Geräten.',
  ruleChange: 'Bis zum Ende können Sie sich umentscheiden: Es zählt Ihre letzte Wahl.',
  ruleNetwork:
    'Stimmen viele aus demselben Netz ab, wartet ein neuer Browser eine Minute. Ohne Konto nehmen wir aus einem Netz höchstens 1.200 Stimmen pro Stunde an.',
  ruleLimits:
    'Ohne Konten lässt sich nicht verhindern, dass jemand aus mehreren Browsern abstimmt. Das Ergebnis zeigt die Stimmung im Publikum; eine genaue Umfrage ist es nicht.',
  notCounted: 'Ihre Stimme wurde nicht gezählt',
  faults: {
    choose: 'Entscheiden Sie sich bitte für eine Möglichkeit.',
    'unknown-option': 'Das steht nicht zur Auswahl: Wählen Sie bitte etwas von dieser Seite.',
    ahead: 'Die Abstimmung hat noch nicht begonnen.',
    closed,
    'too-many-votes':
      'Aus diesem Netz kommen gerade viele Stimmen. Warten Sie eine Minute und stimmen Sie noch einmal ab, oder melden Sie sich an: Eine Stimme mit Konto nehmen wir sofort an.',
    'voted-with-account':
      'Aus diesem Browser wurde schon mit einem Konto abgestimmt. Melden Sie sich an, um diese Stimme zu ändern.',
    'account-needed': 'Für diese Abstimmung brauchen Sie ein Konto: Melden Sie sich an und stimmen Sie ab.',
    'no-cookies':
      'Ihr Browser hat kein Cookie gespeichert, so können wir Sie nicht von anderen unterscheiden. Erlauben Sie Cookies für diese Website oder melden Sie sich an.',
  },
}
