/** A word that is glued to others is at least so long; shorter ones stand in every longer word. */
const minPiece = 3
/** The last one may be unfinished. */
const minLastPiece = 3
/** Nobody glues more than a name. */
const maxPieces = 5
/** Each try is a look-up in the index. */
const maxLength = 40

/**
 * Parts a word into words that are known, where somebody has left out the spaces: «гарри|поттер», `lord|of|the|rings`.
 *
 * @param isKnown whether a piece is a word of the index; the last one may be unfinished
 * @param isSmall whether a word is passed over beside others, however short
 * @returns `undefined` where it isn't glued of such words
 */
export function splitGlued(
  word: string,
  isKnown: (piece: string, isLast: boolean) => boolean,
  isSmall: (piece: string) => boolean,
): string[] | undefined {
  if (word.length > maxLength || word.length < minPiece + minLastPiece) return undefined
  const splitFrom = (start: number, left: number): string[] | undefined => {
    if (left === 0) return undefined
    const rest = word.slice(start)
    if (start > 0 && rest.length >= minLastPiece && isKnown(rest, true)) return [rest]
    for (let end = word.length - minLastPiece; end > start; end--) {
      const piece = word.slice(start, end)
      const isWord = (piece.length >= minPiece && isKnown(piece, false)) || (start > 0 && isSmall(piece))
      const others = isWord ? splitFrom(end, left - 1) : undefined
      if (others) return [piece, ...others]
    }
    return undefined
  }
  return splitFrom(0, maxPieces)
}
