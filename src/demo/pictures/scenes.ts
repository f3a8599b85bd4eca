import type { ProgramScene } from '../content/authored.ts'
import { cherryBridge } from './anime/cherry-bridge.ts'
import { comet } from './anime/comet.ts'
import { dreamParade } from './anime/dream-parade.ts'
import { forestSpirit } from './anime/forest-spirit.ts'
import { foxRooftops } from './anime/fox-rooftops.ts'
import { giantRobot } from './anime/giant-robot.ts'
import { jazzMoon } from './anime/jazz-moon.ts'
import { lanternRiver } from './anime/lantern-river.ts'
import { wall } from './anime/wall.ts'
import type { HallSceneName, OrchestraSceneName, ProgramSceneName } from './catalogue.ts'
import { blackHole } from './film/black-hole.ts'
import { brassSpotlight } from './film/brass-spotlight.ts'
import { candlePiano } from './film/candle-piano.ts'
import { castle } from './film/castle.ts'
import { cinemaBeam } from './film/cinema-beam.ts'
import { circus } from './film/circus.ts'
import { crookedHill } from './film/crooked-hill.ts'
import { desert } from './film/desert.ts'
import { mountain } from './film/mountain.ts'
import { nightTrain } from './film/night-train.ts'
import { noirStreet } from './film/noir-street.ts'
import { ship } from './film/ship.ts'
import { spaceship } from './film/spaceship.ts'
import { cavern } from './game/cavern.ts'
import { crystal } from './game/crystal.ts'
import { dragon } from './game/dragon.ts'
import { farmhouse } from './game/farmhouse.ts'
import { griffinFortress } from './game/griffin-fortress.ts'
import { lighthouseFog } from './game/lighthouse-fog.ts'
import { neonCity } from './game/neon-city.ts'
import { overgrownRuins } from './game/overgrown-ruins.ts'
import { skyIsland } from './game/sky-island.ts'
import { arena } from './halls/arena.ts'
import { church } from './halls/church.ts'
import { inTheRound } from './halls/in-the-round.ts'
import { modern } from './halls/modern.ts'
import { openAir } from './halls/open-air.ts'
import { opera } from './halls/opera.ts'
import { theatre } from './halls/theatre.ts'
import { airport } from './orchestra/airport.ts'
import { audience } from './orchestra/audience.ts'
import { cityLights } from './orchestra/city-lights.ts'
import { hallNight } from './orchestra/hall-night.ts'
import { instruments } from './orchestra/instruments.ts'
import { microphone } from './orchestra/microphone.ts'
import { musicStand } from './orchestra/music-stand.ts'
import { rehearsal } from './orchestra/rehearsal.ts'
import { sheetMusic } from './orchestra/sheet-music.ts'
import { tourBus } from './orchestra/tour-bus.ts'
import { portrait, portraitInstruments } from './portraits.ts'
import type { Scene } from './stage.ts'

/** Scenes of programs. Both lists of names, the content's and the catalogue's, must be drawn. */
export const programScenes: Record<ProgramScene | ProgramSceneName, Scene> = {
  'black-hole': blackHole,
  spaceship,
  ship,
  castle,
  mountain,
  desert,
  circus,
  'night-train': nightTrain,
  'noir-street': noirStreet,
  'cinema-beam': cinemaBeam,
  'candle-piano': candlePiano,
  'crooked-hill': crookedHill,
  'brass-spotlight': brassSpotlight,
  'forest-spirit': forestSpirit,
  comet,
  'giant-robot': giantRobot,
  'jazz-moon': jazzMoon,
  'fox-rooftops': foxRooftops,
  wall,
  'cherry-bridge': cherryBridge,
  'lantern-river': lanternRiver,
  'dream-parade': dreamParade,
  dragon,
  crystal,
  'sky-island': skyIsland,
  cavern,
  'neon-city': neonCity,
  'griffin-fortress': griffinFortress,
  'lighthouse-fog': lighthouseFog,
  farmhouse,
  'overgrown-ruins': overgrownRuins,
}

const orchestra: Record<OrchestraSceneName, Scene> = {
  'hall-night': hallNight,
  instruments,
  rehearsal,
  'tour-bus': tourBus,
  'music-stand': musicStand,
  audience,
  'city-lights': cityLights,
  'sheet-music': sheetMusic,
  microphone,
  airport,
}

const halls: Record<HallSceneName, Scene> = {
  opera,
  modern,
  arena,
  'open-air': openAir,
  church,
  theatre,
  round: inTheRound,
}

const prefixed = (prefix: string, scenes: [name: string, scene: Scene][]) =>
  scenes.map(([name, scene]): [string, Scene] => [`${prefix}-${name}`, scene])

/** Every scene by its name: programs, the orchestra's life, `hall-{kind}`, `portrait-{instrument}`. */
export const scenes: ReadonlyMap<string, Scene> = new Map([
  ...Object.entries(programScenes),
  ...Object.entries(orchestra),
  ...prefixed('hall', Object.entries(halls)),
  ...prefixed(
    'portrait',
    portraitInstruments.map((name) => [name, portrait(name)]),
  ),
])
