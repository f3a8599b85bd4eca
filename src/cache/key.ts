declare const stored: unique symbol

/** Where values of one type are stored. The type is all that `stored` is for: no key has such a property. */
export interface Key<Value> {
  text: string
  readonly [stored]?: Value
}

/**
 * The keys of one kind of value. Nothing else is written under them, so what is read there has the kind's type.
 *
 * @param shape raised when the values' shape changes, so that a new build never reads what an older one wrote.
 */
export const createKeys =
  <Value>(name: string, shape: number) =>
  (...parts: string[]): Key<Value> => ({ text: [name, shape, ...parts].join(':') })
