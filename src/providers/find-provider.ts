/**
 * Finds the provider that a brand has chosen in the registry of its kind.
 *
 * @returns `undefined` where the brand wants none
 */
export const findProvider = <Row>(
  registry: Readonly<Record<string, Row>>,
  choice: { provider: string } | undefined,
): Row | undefined =>
  choice && Object.hasOwn(registry, choice.provider) ? registry[choice.provider] : undefined
