/**
 * What visitors must know of a hall, by hand: kinds, numbers and names of stops. `../rows/venue-facts.ts` says it in
 * three languages. It is plausible and not checked against life, and no telephone rings: nowhere do the numbers of a

 */
export interface AuthoredVenueFacts {
  /** International, with the city's code. */
  phone: string
  stepFree: 'yes' | 'partly' | 'no'
  lift: boolean
  entrance: EntranceKind
  /** Wheelchair places and induction loop of each hall, in the order of the venue's halls. */
  halls: { places: number; loop?: true }[]
  ways: { by: WayKind; name: PlaceName; minutes: number }[]
  /** `bays` are kept for cars with a disabled badge. */
  parking:
    | { kind: ParkingKind; bays?: number }
    | { kind: 'far'; name: PlaceName; minutes: number; bays?: number }
  cloakroom: CloakroomKind
}

/** Names of stops in Latin letters, as they are written there; they are used in Thai where no Thai name exists. */
export interface PlaceName {
  ru: string
  en: string
  th?: string
}

export type WayKind = 'metro' | 'tram' | 'trolleybus' | 'bus' | 'songthaew'

export type EntranceKind =
  | 'level'
  | 'ramp'
  | 'side'
  | 'yard'
  | 'platform'
  | 'portable'
  | 'escort'
  | 'sector'
  | 'path'
  | 'front-row'
  | 'small-stairs'
  | 'small-balcony'
  | 'steps'

export type ParkingKind =
  | 'under'
  | 'own'
  | 'ownfree'
  | 'ownpaid'
  | 'campus'
  | 'valet'
  | 'street'
  | 'few'
  | 'bicycles'
  | 'none'

export type CloakroomKind =
  | 'free'
  | 'left'
  | 'small'
  | 'strict'
  | 'arena'
  | 'suitcases'
  | 'paid'
  | 'lockers'
  | 'hangers'
  | 'desk'
  | 'open'
  | 'none'
