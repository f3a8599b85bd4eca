/**
 * Line icons on a 24 px grid that the server's pages and the search popup both draw. One constant each, so that
 * the browser gets only those that it uses.
 */
export const searchShape = 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm5 11.5L21 21'
export const closeShape = 'M5 5l14 14M19 5 5 19'
export const clockShape = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 4v5l3.5 2'
