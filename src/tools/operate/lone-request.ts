/**
 * A request that gets a connection of its own. Node would send it on the last connection to the service, which the service may
 * just have closed while the program was busy with the answer before: the request would fail, and nobody has read it.
 */
export function toLoneRequest(input: RequestInfo | URL, init?: RequestInit): Request {
  const request = new Request(input, init)
  request.headers.set('connection', 'close')
  return request
}
