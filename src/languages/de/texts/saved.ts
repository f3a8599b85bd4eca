import type { Texts } from '../../messages.ts'

export const saved: Texts<'saved'> = {
  title: 'Merkzettel',
  lead: 'Konzerte, bei denen Sie auf das Herz getippt haben: auf diesem Gerät und, wenn Sie angemeldet sind, in Ihrem Konto.',
  emptyTitle: 'Merken Sie sich Konzerte mit dem Herz',
  empty:
    'Tippen Sie bei einem Konzert auf das Herz, dann steht es hier. Der Merkzettel öffnet sich auch ohne Netz.',
  noScript: 'Um sich Konzerte zu merken, schalten Sie in Ihrem Browser JavaScript ein.',
  inAccount: 'Der Merkzettel Ihres Kontos',
  toConcerts: 'Konzert aussuchen',
  loading: 'Ihr Merkzettel wird geladen …',
  failed:
    'Ihr Merkzettel konnte gerade nicht geladen werden. Er ist nicht verloren: Öffnen Sie diese Seite noch einmal, wenn Sie wieder online sind.',
  offline: (moment: string) => `Keine Verbindung. Das ist der Stand vom ${moment}.`,
  past: 'Schon vorbei',
  nothingFound: 'Diese Konzerte stehen nicht mehr im Spielplan.',
  save: 'Merken',
  saved: 'Gemerkt',
  removed: 'Nicht mehr gemerkt',
  saveConcert: (concert: string) => `Merken: ${concert}`,
}
