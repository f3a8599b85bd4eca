import type { Texts } from '../../messages.ts'
import { plural } from '../../messages.ts'

/** «1 Jahr», «6 Jahren»: the dative, after «ab» and «unter». */
const inYears = (age: number): string => `${age}\u00a0${plural('de', age, { one: 'Jahr', other: 'Jahren' })}`

export const visit: Texts<'visit'> = {
  access: 'Barrierefreiheit',
  stepFree: {
    yes: 'Stufenlos vom Eingang bis zum Platz',
    partly: 'Teilweise stufenlos',
    no: 'Auf dem Weg gibt es Stufen',
  },
  wheelchairPlaces: 'Rollstuhlplätze',
  noWheelchairPlaces: 'keine Rollstuhlplätze',
  lift: 'Aufzug',
  noLift: 'kein Aufzug',
  hearingLoop: 'Induktionsschleife für Hörgeräte',
  call: (phone: string) => `Anrufen: ${phone}`,
  moreOnAccess: 'Mehr zur Barrierefreiheit',
  transit: 'Anreise',
  parking: 'Parken',
  cloakroom: 'Garderobe',
  doors: 'Einlass',
  begins: 'Beginn',
  ends: 'Ende gegen',
  noInterval: 'keine Pause',
  oneInterval: (length: string) => `${length} Pause`,
  intervals: (counted: string, length: string) => `${counted} à ${length}`,
  latecomers: 'Bei Verspätung',
  letIn: {
    any_time: 'Nacheinlass jederzeit',
    between_pieces: 'Nacheinlass zwischen zwei Stücken, zum eigenen Platz in der Pause',
    between_pieces_only: 'Nacheinlass zwischen zwei Stücken',
    at_interval: 'Nacheinlass in der Pause',
    at_set_moments: 'Nacheinlass nur zu festgelegten Zeitpunkten',
    not_admitted: 'kein Nacheinlass',
  },
  recommendedAge: (age: number) => `empfohlen ab ${inYears(age)}`,
  freeUnderAge: (age: number) => `unter ${inYears(age)} Eintritt frei, auf dem Schoß`,
  price: 'Ticketpreise',
  discounts: 'Ermäßigungen',
  discount: (who: string, percent: number) => `${percent}\u00a0% für ${who}`,
  free: (who: string) => `Eintritt frei für ${who}`,
  audiences: {
    children: 'Kinder',
    students: 'Studierende',
    pensioners: 'Menschen im Ruhestand',
    large_families: 'kinderreiche Familien',
    disabled: 'Menschen mit Behinderung',
    companions: 'die Begleitung von Gästen im Rollstuhl',
    groups: 'Gruppen',
  },
}
