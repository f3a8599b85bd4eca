import type { MapProvider, ShowMap } from './map-provider.ts'
import * as apple from './maps/apple.ts'
import * as google from './maps/google.ts'
import * as openstreetmap from './maps/openstreetmap.ts'
import * as yandex from './maps/yandex.ts'

/** Map services that a brand may choose: a row and a file of `maps/` each, of the same name. */
export const mapProviders = { apple, google, openstreetmap, yandex } satisfies Record<
  string,
  { provider: MapProvider; showMap: ShowMap | undefined }
>
