import type { MapProvider, ShowMap } from './map-provider.ts'
import * as apple from './maps/apple.ts'
import * as google from './maps/google.ts'
import * as openstreetmap from './maps/openstreetmap.ts'
import * as yandex from './maps/yandex.ts'

/** The map services, of which a brand may choose one. Each is a file of `maps/` with the name of its row. */
export const mapProviders = { apple, google, openstreetmap, yandex } satisfies Record<
  string,
  { provider: MapProvider; showMap: ShowMap | undefined }
>
