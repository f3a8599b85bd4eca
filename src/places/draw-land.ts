import { geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import atlas from 'world-atlas/land-110m.json' with { type: 'json' }
import type { MapProjection, TourMap } from '../content/places/tour-map.ts'
import { deriveOnce } from '../shared/derive-once.ts'

/** The world's land, decoded for the first map of this isolate. */
let land: ReturnType<typeof feature> | undefined

/**
 * Draws the land under a map of places as one path. The coastlines are those of Natural Earth at 1:110 million, which are
 * in the public domain (naturalearthdata.com); without borders, which countries disagree about.
 */
export function drawLand(size: { width: number; height: number }, projection: MapProjection): string {
  land ??= feature(atlas, atlas.objects.land)
  const { width, height } = size
  const project = geoMercator()
    .rotate([-projection.middle, 0])
    .scale((projection.degree * 180) / Math.PI)
    .translate([width / 2, projection.equator])
    .clipExtent([
      [0, 0],
      [width, height],
    ])
  return geoPath(project).digits(0)(land) ?? ''
}

/** A tour's map with the land below it. */
export const withLand = deriveOnce((map: TourMap) => ({ ...map, land: drawLand(map, map.projection) }))
