import { organizerIds } from '../../shared/constants.ts'

export type OrganizerId = (typeof organizerIds)[number]

/** Who sells a concert's tickets by law; `undefined` where content names nobody, or nobody that is known. */
export function sellerOf<Seller>(
  sellers: Readonly<Record<OrganizerId, Seller>>,
  { organizerId }: { organizerId?: number },
): Seller | undefined {
  const known = organizerIds.find((id) => id === organizerId)
  return known && sellers[known]
}
