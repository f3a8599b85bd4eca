import type { Texts } from '../../messages.ts'

export const wishPlaces: Texts<'wishPlaces'> = {
  title: 'Where should we come?',
  lead: 'Name your town: any place with more than 15,000 people. That is how we learn where we are awaited.',
  field: 'Your town',
  nothing: 'No such place was found. Check the spelling, or name a larger town nearby.',
  onTour: 'we play here',
  invite: 'Invite us here',
  inviteWith: (program) => `Invite us with “${program}”`,
  takeBack: 'Take my wish back',
  notYet: (place) => `${place}: we haven’t played here yet`,
  mine: (place) => `You have invited us: ${place}`,
  mineWith: (program, place) => `You wait for “${program}”: ${place}`,
  counted: 'Your wish is counted.',
  elsewhere: (place) => `You invite us to another place now: ${place}. A new wish replaces it.`,
  confirmHint: (place) => `${place}. Your wish counts once you confirm it.`,
  another: 'Choose another town',
  notListed: 'Your town isn’t here? Invite us',
  byPlace: 'Where we haven’t played yet',
  anyProgram: 'any programme',
  source: 'Names of places:',
}
