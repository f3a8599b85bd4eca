import * as z from 'zod/mini'
import type { EdgeLocation } from './choose-city.ts'

/** Most characters of a city's name from the platform; no city has a longer one, so a longer value is ignored. */
const maxNameLength = 100

const degrees = (limit: number) =>
  z.catch(
    z.optional(
      z.pipe(
        z.coerce.string().check(z.trim(), z.regex(/^-?\d{1,3}(\.\d+)?$/)),
        z.pipe(z.transform(Number), z.number().check(z.gte(-limit), z.lte(limit))),
      ),
    ),
    undefined,
  )

/** Each field of the platform's location may be missing or wrong: the others are still used. */
const locationSchema = z.object({
  city: z.catch(
    z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxNameLength))),
    undefined,
  ),
  country: z.catch(z.optional(z.string().check(z.trim(), z.regex(/^[A-Za-z]{2}$/))), undefined),
  latitude: degrees(90),
  longitude: degrees(180),
})

/**
 * Reads Cloudflare's estimate of the visitor's location: `request.cf`, else the `cf-ip…` headers
 * (https://developers.cloudflare.com/rules/transform/managed-transforms/reference/). Without Cloudflare in front,
 * visitors can set these headers themselves, which changes only their own response.
 */
export function readEdgeLocation(request: {
  cf: unknown
  header: (name: string) => string | undefined
}): EdgeLocation {
  const fromEdge = toLocation(request.cf ?? {})
  if (fromEdge.city || fromEdge.latitude !== undefined) return fromEdge
  const { header } = request
  return toLocation({
    city: readName(header('cf-ipcity')),
    country: header('cf-ipcountry'),
    latitude: header('cf-iplatitude'),
    longitude: header('cf-iplongitude'),
  })
}

function toLocation(values: unknown): EdgeLocation {
  const parsed = locationSchema.safeParse(values)
  if (!parsed.success) return {}
  const { city, country, latitude, longitude } = parsed.data
  return {
    ...(city ? { city } : {}),
    ...(country ? { countryCode: country.toLowerCase() } : {}),
    // A coordinate is useless without the other one.
    ...(latitude !== undefined && longitude !== undefined ? { latitude, longitude } : {}),
  }
}

/** Decodes a name from a header: it is percent-encoded, or UTF-8 that was read as Latin-1. */
function readName(value: string | undefined): string | undefined {
  if (!value || value.length > maxNameLength * 6) return undefined
  return readPercents(value) ?? readUtf8(value) ?? value
}

function readPercents(value: string): string | undefined {
  if (!/%[0-9A-Fa-f]{2}/.test(value)) return undefined
  try {
    return decodeURIComponent(value)
  } catch {
    // The encoded bytes aren't UTF-8, so the text is used as it is.
    return undefined
  }
}

function readUtf8(value: string): string | undefined {
  const codes = Array.from(value, (character) => character.charCodeAt(0))
  if (!codes.some((code) => code > 0x7f) || codes.some((code) => code > 0xff)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(Uint8Array.from(codes))
  } catch {
    // The bytes are Latin-1, as in «Málaga».
    return undefined
  }
}
