/** A value that the visitor receives while it is still being made, such as a stream. */
export class StreamedValue<Given> {
  readonly given: Given

  constructor(given: Given) {
    this.given = given
  }
}
