import type { StoredCopy } from './store.ts'

/** A value that the visitor receives while it is still being made, such as a stream. */
export class StreamedValue<Given> {
  readonly given: Given

  constructor(given: Given) {
    this.given = given
  }
}

/** A value that was made earlier for another place, which also wrote it to the outer tier. */
export class EarlierValue<Value> {
  readonly copy: StoredCopy<Value>

  constructor(copy: StoredCopy<Value>) {
    this.copy = copy
  }
}
