import { geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import atlas from 'world-atlas/land-110m.json' with { type: 'json' }
import { createBoundedMemory } from '../cache/memory.ts'
import type { MapProjection, TourMap } from '../content/places/tour-map.ts'
import { deriveOnce } from '../shared/derive-once.ts'

/** The world's land, decoded for the first map of this isolate. */
let land: ReturnType<typeof feature> | undefined

/** Drawings by their sizes and projections: until cities come or go, content that has changed is shown on the same land. */
const drawings = createBoundedMemory<string>(64 * 1024)

/**
 * Draws the land under a map of places as one path. The coastlines are those of Natural Earth at 1:110 million, which are
 * in the public domain (naturalearthdata.com); without borders, which countries disagree about.
 */
export function drawLand(
  { width, height }: { width: number; height: number },
  projection: MapProjection,
): string {
  const { middle, equator, degree } = projection
  const key = [width, height, middle, equator, degree].join()
  const known = drawings.get(key)
  if (known !== undefined) return known
  land ??= feature(atlas, atlas.objects.land)
  const project = geoMercator()
    .rotate([-middle, 0])
    .scale((degree * 180) / Math.PI)
    .translate([width / 2, equator])
    .clipExtent([
      [0, 0],
      [width, height],
    ])
  const drawing = geoPath(project).digits(0)(land) ?? ''
  drawings.set(key, drawing, 2 * drawing.length)
  return drawing
}

/** A tour's map with the land below it. */
export const withLand = deriveOnce((map: TourMap) => ({ ...map, land: drawLand(map, map.projection) }))
