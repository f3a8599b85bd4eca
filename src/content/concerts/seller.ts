/** Legal sellers by the number that content names them by. */
export type Sellers<Seller> = Readonly<Record<string, Seller>>

/** Who sells a concert's tickets by law; `undefined` where content names nobody, or nobody that is known. */
export const sellerOf = <Seller>(
  sellers: Sellers<Seller>,
  { organizerId }: { organizerId?: number },
): Seller | undefined =>
  organizerId !== undefined && Object.hasOwn(sellers, organizerId) ? sellers[organizerId] : undefined
