/** Finds what a brand has chosen in the registry of a kind. @returns `undefined` where it wants none */
export const findProvider = <Row>(
  registry: Readonly<Record<string, Row>>,
  choice: { provider: string } | undefined,
): Row | undefined =>
  choice && Object.hasOwn(registry, choice.provider) ? registry[choice.provider] : undefined
