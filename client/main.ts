/** Boot order of the browser's side; each line is one concern. */
import { startIslands } from './islands/start.ts'

startIslands(document)
