import { mix } from '../colour.ts'
import { cloud, waves } from '../land.ts'
import { glitter, moon, motes, stars } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { ellipse, path, rect } from '../path.ts'
import { createRandom } from '../random.ts'
import { clip, fall, type Stage } from '../stage.ts'
import { minarets, mountains, steppe, temple } from './east.ts'
import { domes, drawbridge, fortress, kremlin, polar, timber } from './old-towns.ts'
import { beach, bridge, cableBridge, port, towers } from './waterside.ts'

/** Ways to draw a city, by what it is known for. */
const skylines = {
  kremlin,
  drawbridge,
  domes,
  towers,
  mountains,
  port,
  temple,
  beach,
  steppe,
  minarets,
  fortress,
  bridge,
  cableBridge,
  polar,
  timber,
} as const

type Archetype = keyof typeof skylines

const archetypes = Object.values(skylines)

/** What each city of the demo is known by; a city that isn't here gets one by its name. */
const known: Readonly<Record<string, Archetype>> = {
  moscow: 'kremlin',
  tula: 'kremlin',
  'nizhny-novgorod': 'kremlin',
  pskov: 'kremlin',
  smolensk: 'kremlin',
  'veliky-novgorod': 'kremlin',
  ryazan: 'kremlin',
  'saint-petersburg': 'drawbridge',
  yaroslavl: 'domes',
  tver: 'domes',
  kirov: 'domes',
  tomsk: 'domes',
  penza: 'domes',
  cheboksary: 'domes',
  lipetsk: 'domes',
  voronezh: 'domes',
  ulyanovsk: 'domes',
  irkutsk: 'domes',
  yekaterinburg: 'towers',
  chelyabinsk: 'towers',
  krasnodar: 'towers',
  'naberezhnye-chelny': 'towers',
  tyumen: 'towers',
  izhevsk: 'towers',
  dubai: 'towers',
  astana: 'towers',
  minsk: 'towers',
  samara: 'towers',
  almaty: 'mountains',
  yerevan: 'mountains',
  bishkek: 'mountains',
  gyumri: 'mountains',
  barnaul: 'mountains',
  kaliningrad: 'port',
  'rostov-on-don': 'port',
  vladivostok: 'cableBridge',
  batumi: 'beach',
  baku: 'port',
  bangkok: 'temple',
  'chiang-mai': 'temple',
  pattaya: 'beach',
  phuket: 'beach',
  sochi: 'beach',
  antalya: 'beach',
  karaganda: 'steppe',
  omsk: 'bridge',
  kazan: 'minarets',
  ufa: 'minarets',
  samarkand: 'minarets',
  tashkent: 'minarets',
  istanbul: 'minarets',
  tbilisi: 'fortress',
  belgrade: 'fortress',
  'novi-sad': 'fortress',
  gomel: 'fortress',
  krasnoyarsk: 'bridge',
  khabarovsk: 'bridge',
  novosibirsk: 'bridge',
  saratov: 'bridge',
  volgograd: 'bridge',
  perm: 'bridge',
  murmansk: 'polar',
  arkhangelsk: 'port',
  petrozavodsk: 'timber',
}

/** Skies: top, middle, horizon, light, and the darkest paper. */
const skies = [
  ['#1a1236', '#6a3a6c', '#ffb47c', '#f2b35e', '#150e22'],
  ['#0d1236', '#2f4a8c', '#b8c8e8', '#ffe2b0', '#0c0f24'],
  ['#2a0f2c', '#a8405c', '#ffb58c', '#ef6a8b', '#1c0c1e'],
  ['#141046', '#4c3fa0', '#c8a8f4', '#8f7bff', '#100c2c'],
  ['#0c2430', '#2f7a80', '#f4dca4', '#ffd38a', '#0a181e'],
  ['#241226', '#b05a3c', '#ffd596', '#ffc46a', '#1a0d16'],
  ['#0f1c2e', '#3c6a7c', '#e8b8a0', '#ffb08a', '#0b1420'],
  ['#1c1430', '#5a5a9c', '#f0c8c8', '#f6d2a0', '#120e22'],
] as const

/** A round emblem of a city: its skyline in a paper box, over water. */
export function emblem(stage: Stage, slug: string): string {
  const random = createRandom(`city ${slug} ${stage.variant}`)
  const archetype = known[slug]
  const [top, middle, low, light, dark] = skies[random.whole(0, skies.length - 1)] ?? skies[0]
  const draw = archetype ? skylines[archetype] : archetypes[random.whole(0, archetypes.length - 1)]
  const skyline = (draw ?? skylines.domes)(random)
  const day = random.between(0.3, 0.7)
  const [sx, sy] = [1000 * day, random.between(250, 400)]
  const rim = rimLight(stage, sx, sy, 620, mix(light, '#fff4dc', 0.4), 0.95)
  let inside = backdrop(stage, `0 ${top}, 0.42 ${middle}, 0.69 ${low}, 1 ${dark}`)
  inside += stars(stage, 60, '#fff4e4', { height: 420 })
  inside += random.chance(0.5)
    ? moon(stage, sx, sy, random.between(58, 92), light, 0.9)
    : glow(stage, sx, sy, 520, light, 0.9) + shape(ellipse(sx, sy, 120), mix(light, '#fff4dc', 0.5))
  for (let i = 0; i < 3; i++)
    inside += shape(
      cloud(random, random.between(150, 850), 330 + i * 90, random.between(200, 360), 36),
      fall(stage, 270 + i * 90, 340 + i * 90, `0 ${mix(light, '#ffffff', 0.2)} 0.5, 1 ${middle} 0.1`),
    )
  if (draw === skylines.polar || draw === skylines.timber)
    for (let i = 0; i < 26; i++)
      inside += shape(
        path`M${i * 40} ${260 + Math.sin(i * 0.5) * 50}L${i * 40 + 46} ${262 + Math.sin(i * 0.5 + 0.5) * 50}L${i * 40 + 76} ${90 + Math.sin(i) * 50}L${i * 40 + 30} ${90 + Math.sin(i) * 50}Z`,
        fall(stage, 90, 300, '0 #6ff0c8 0, 0.8 #6ff0c8 0.3, 1 #b88fff 0.1'),
      )
  inside += cut(skyline.far, {
    fill: fall(stage, 300, 720, `0 ${mix(middle, dark, 0.25)}, 1 ${mix(low, middle, 0.5)}`),
    shadow: 9,
    depth: 0.3,
    rim,
    rimWidth: 1.6,
  })
  inside += shape(skyline.snow.join(''), mix(low, '#ffffff', 0.6), 0.6)
  inside += mist(stage, 670, 150, low, 0.5)
  inside += cut(skyline.main, {
    fill: fall(stage, 280, 720, `0 ${mix(middle, dark, 0.66)}, 1 ${mix(dark, middle, 0.3)}`),
    shadow: 14,
    depth: 0.4,
    rim,
    rimWidth: 2.2,
  })
  inside +=
    shape(skyline.glow.join(''), mix(light, '#ffe9b8', 0.6), 0.95) +
    glow(stage, 500, 640, 360, light, 0.25, 0.5)
  // Water with the city's light on it, and the shore in front.
  inside += cut(rect(-20, 700, 1040, 400), {
    fill: fall(stage, 700, 1000, `0 ${mix(low, middle, 0.3)}, 0.4 ${mix(middle, dark, 0.5)}, 1 ${dark}`),
    shadow: 8,
    depth: 0.3,
  })
  inside += glitter(stage, sx, 706, 960, 150, mix(light, '#fff4dc', 0.3), 0.8)
  for (let i = 0; i < 2; i++)
    inside += cut(waves(stage, 800 + i * 76, 110 + i * 50, 11 + i * 6, i * 40), {
      fill: fall(stage, 790 + i * 70, 1000, `0 ${mix(middle, dark, 0.55 + i * 0.2)}, 1 ${dark}`),
      shadow: 10,
      depth: 0.35,
      rim,
      rimWidth: 1.2,
    })
  inside += cut(skyline.near, {
    fill: fall(stage, 560, 900, `0 ${mix(dark, middle, 0.2)}, 1 ${dark}`),
    shadow: 12,
    depth: 0.4,
    rim,
    rimWidth: 1.6,
  })
  // The round box: rings of dark paper around the opening.
  let frame = ''
  for (const [i, r] of [430, 452, 480].entries()) {
    const outside = path`M-40 -40L1040 -40L1040 1040L-40 1040Z${ellipse(500, 500, r)}`
    frame += `<g fill-rule="evenodd">${cut(outside, { fill: mix(dark, ['#2c2440', '#1c1630', '#0e0b14'][i] ?? dark, 0.5), shadow: 20 - i * 4, depth: 0.6, rim: rimLight(stage, sx, sy, 800, light, 0.75), rimWidth: 2 })}</g>`
  }
  const bulbs = random.chance(0.4)
    ? motes(
        Array.from(
          { length: 48 },
          (_, i) =>
            [500 + Math.cos((i / 48) * 6.283) * 466, 500 + Math.sin((i / 48) * 6.283) * 466, 3] as const,
        ),
        light,
        0.7,
      )
    : stroke(ellipse(500, 500, 466), `${light}55`, 2)
  return clip(stage, ellipse(500, 500, 470), inside) + frame + bulbs
}
