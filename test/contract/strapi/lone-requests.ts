import { toLoneRequest } from '../../../src/tools/operate/lone-request.ts'

const { fetch } = globalThis

globalThis.fetch = (...given) => fetch(toLoneRequest(...given))
