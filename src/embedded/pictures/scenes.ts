import { cherryBridge } from './anime/cherry-bridge.ts'
import { comet } from './anime/comet.ts'
import { forestSpirit } from './anime/forest-spirit.ts'
import { foxRooftops } from './anime/fox-rooftops.ts'
import { giantRobot } from './anime/giant-robot.ts'
import { jazzMoon } from './anime/jazz-moon.ts'
import { wall } from './anime/wall.ts'
import { blackHole } from './film/black-hole.ts'
import { castle } from './film/castle.ts'
import { cinemaBeam } from './film/cinema-beam.ts'
import { circus } from './film/circus.ts'
import { desert } from './film/desert.ts'
import { mountain } from './film/mountain.ts'
import { nightTrain } from './film/night-train.ts'
import { noirStreet } from './film/noir-street.ts'
import { ship } from './film/ship.ts'
import { spaceship } from './film/spaceship.ts'
import { cavern } from './game/cavern.ts'
import { crystal } from './game/crystal.ts'
import { dragon } from './game/dragon.ts'
import { griffinFortress } from './game/griffin-fortress.ts'
import { lighthouseFog } from './game/lighthouse-fog.ts'
import { neonCity } from './game/neon-city.ts'
import { skyIsland } from './game/sky-island.ts'
import { arena } from './halls/arena.ts'
import { church } from './halls/church.ts'
import { modern } from './halls/modern.ts'
import { openAir } from './halls/open-air.ts'
import { opera } from './halls/opera.ts'
import { theatre } from './halls/theatre.ts'
import { hallNight } from './orchestra/hall-night.ts'
import { instruments } from './orchestra/instruments.ts'
import { rehearsal } from './orchestra/rehearsal.ts'
import { sheetMusic } from './orchestra/sheet-music.ts'
import { tourBus } from './orchestra/tour-bus.ts'
import { portrait, portraitInstruments } from './portraits.ts'
import type { Scene } from './stage.ts'
export const scenes: Record<string, Scene> = {
  'black-hole': blackHole,
  castle: castle,
  'cinema-beam': cinemaBeam,
  circus: circus,
  desert: desert,
  mountain: mountain,
  'night-train': nightTrain,
  'noir-street': noirStreet,
  ship: ship,
  spaceship: spaceship,
  'cherry-bridge': cherryBridge,
  comet: comet,
  'forest-spirit': forestSpirit,
  'fox-rooftops': foxRooftops,
  'giant-robot': giantRobot,
  'jazz-moon': jazzMoon,
  wall: wall,
  cavern: cavern,
  crystal: crystal,
  dragon: dragon,
  'griffin-fortress': griffinFortress,
  'lighthouse-fog': lighthouseFog,
  'neon-city': neonCity,
  'sky-island': skyIsland,
  'hall-night': hallNight,
  instruments: instruments,
  rehearsal: rehearsal,
  'sheet-music': sheetMusic,
  'tour-bus': tourBus,
}
for (const name of portraitInstruments) scenes[`portrait-${name}`] = portrait(name)
scenes['hall-arena'] = arena // hallKinds
scenes['hall-church'] = church // hallKinds
scenes['hall-modern'] = modern // hallKinds
scenes['hall-open-air'] = openAir // hallKinds
scenes['hall-opera'] = opera // hallKinds
scenes['hall-theatre'] = theatre // hallKinds
