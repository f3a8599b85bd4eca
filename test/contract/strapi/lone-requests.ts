import { toLoneRequest } from '../../../src/tools/lone-request.ts'

const { fetch } = globalThis

globalThis.fetch = (...given) => fetch(toLoneRequest(...given))
