import { mix } from './colour.ts'
import { moon, motes, stars, stringLights } from './light.ts'
import {
  drumKit,
  grandPiano,
  kettledrum,
  mallet,
  microphone,
  musicStand,
  organConsole,
  organPipes,
} from './orchestra/keys-and-drums.ts'
import { type Materials, materials } from './orchestra/materials.ts'
import { moodOf } from './orchestra/mood.ts'
import { type Arm, arm, head, makeLook, torso } from './orchestra/musician.ts'
import { bow, cello, doubleBass, guitar, harp, violin } from './orchestra/strings.ts'
import { bassoon, clarinet, flute, horn, oboe, trombone, trumpet, tuba } from './orchestra/winds.ts'
import { backdrop, cut, glow, put, rimLight, shape, stroke } from './paper.ts'
import { arch, ellipse, line, type Point, path, pts, rect } from './path.ts'
import { fall, linear, radial, type Scene, type Stage } from './stage.ts'

/** How an instrument is held. Coordinates are of the figure: head at 0 0, chin at 96, looking left. */
interface Hold {
  /** Degrees that the head bends; positive looks up. */
  tilt: number
  far: Arm
  near: Arm
  /** Behind the far arm, between the arms, before everything. */
  behind?: (papers: Materials) => string
  between: (papers: Materials) => string
  front?: (papers: Materials) => string
  /** The far arm is before the chest, not behind it. */
  across?: true
  singing?: true
}

const farShoulder: Point = [-120, 268]
const nearShoulder: Point = [176, 292]

const holds: Record<string, Hold> = {
  baton: {
    tilt: 4,
    far: [farShoulder, [-250, 400], [-400, 300]],
    near: [nearShoulder, [30, 330], [-170, 150]],
    behind: (papers) => put(musicStand(papers, 700), -340, 700, 1.15),
    between: () => '',
    front: (papers) =>
      stroke(line(pts`-150 160, -420 -110`), '#2a1c28', 9) +
      stroke(line(pts`-190 120, -420 -110`), papers.ivory, 6) +
      shape(ellipse(-164, 146, 17, 13), '#c98a5c'),
  },
  violin: {
    tilt: -10,
    far: [farShoulder, [-230, 400], [-318, 206]],
    near: [nearShoulder, [110, 520], [6, 330]],
    between: (papers) => put(violin(papers), -212, 150, 1.06, -84),
    front: (papers) => put(bow(papers), 0, 326, 1.02, 52),
  },
  viola: {
    tilt: -10,
    far: [farShoulder, [-240, 430], [-358, 236]],
    near: [nearShoulder, [120, 540], [10, 370]],
    between: (papers) => put(violin({ ...papers, wood: papers.darkWood }), -228, 160, 1.24, -80),
    front: (papers) => put(bow(papers), 2, 366, 1.06, 44),
  },
  cello: {
    tilt: -6,
    far: [farShoulder, [-300, 360], [-232, 236]],
    near: [nearShoulder, [250, 540], [80, 610]],
    between: (papers) => put(cello(papers), -200, 540, 2.0, 5),
    front: (papers) => put(bow(papers), 76, 616, 1.42, -8),
  },
  'double-bass': {
    tilt: 0,
    far: [farShoulder, [-330, 260], [-288, 90]],
    near: [nearShoulder, [250, 520], [20, 560]],
    between: (papers) => put(doubleBass(papers), -250, 500, 2.8, 4),
    front: (papers) => put(bow(papers), 20, 560, 1.2, -5),
  },
  harp: {
    tilt: -4,
    far: [farShoulder, [-230, 420], [-300, 300]],
    near: [nearShoulder, [60, 480], [-120, 380]],
    behind: (papers) => put(harp(papers), -190, 330, 1.75, -3),
    between: () => '',
  },
  flute: {
    tilt: -5,
    far: [farShoulder, [-150, 400], [52, 130]],
    near: [nearShoulder, [330, 400], [226, 160]],
    across: true,
    between: (papers) => put(flute(papers), -96, 58, 1.08, 11),
  },
  oboe: {
    tilt: -8,
    far: [farShoulder, [-240, 440], [-188, 270]],
    near: [nearShoulder, [60, 520], [-206, 410]],
    across: true,
    between: (papers) => put(oboe(papers), -106, 72, 1.12, 22),
  },
  clarinet: {
    tilt: -6,
    far: [farShoulder, [-240, 450], [-172, 270]],
    near: [nearShoulder, [60, 520], [-192, 410]],
    across: true,
    between: (papers) => put(clarinet(papers), -104, 74, 1.16, 19),
  },
  bassoon: {
    tilt: -4,
    far: [farShoulder, [-330, 390], [-264, 250]],
    near: [nearShoulder, [160, 560], [-250, 540]],
    across: true,
    between: (papers) => put(bassoon(papers), -268, 165, 1.46, 5, true),
  },
  horn: {
    tilt: -4,
    far: [farShoulder, [-210, 440], [10, 236]],
    near: [nearShoulder, [330, 470], [236, 420]],
    across: true,
    between: (papers) => put(horn(papers), 82, 222, 1.06, 0),
  },
  trumpet: {
    tilt: 4,
    far: [farShoulder, [-260, 300], [-262, 130]],
    near: [nearShoulder, [-10, 330], [-246, 90]],
    between: (papers) => put(trumpet(papers), -96, 52, 0.98, 4),
  },
  trombone: {
    tilt: 5,
    far: [farShoulder, [-200, 320], [-170, 150]],
    near: [nearShoulder, [-40, 380], [-330, 70]],
    between: (papers) => put(trombone(papers), -96, 52, 0.98, 180, true),
  },
  tuba: {
    tilt: -2,
    far: [farShoulder, [-230, 440], [30, 290]],
    near: [nearShoulder, [270, 520], [130, 350]],
    across: true,
    between: (papers) => put(tuba(papers), 124, 206, 1.5, 10),
  },
  timpani: {
    tilt: -14,
    far: [farShoulder, [-260, 380], [-316, 500]],
    near: [nearShoulder, [150, 500], [-30, 530]],
    between: () => '',
    front: (papers) =>
      put(kettledrum(papers), -330, 760, 1.35) +
      put(kettledrum(papers), 110, 800, 1.5) +
      put(mallet(papers), -392, 646, 0.8, -60) +
      put(mallet(papers), 60, 670, 0.8, -130),
  },
  drums: {
    tilt: -8,
    far: [farShoulder, [-270, 380], [-330, 470]],
    near: [nearShoulder, [170, 520], [-20, 500]],
    between: () => '',
    front: (papers) =>
      put(drumKit(papers), -60, 690, 1.12) +
      stroke(line(pts`-336 480, -420 330`), papers.ivory, 8) +
      stroke(line(pts`-26 508, -170 600`), papers.ivory, 8),
  },
  piano: {
    tilt: -6,
    far: [farShoulder, [-190, 470], [-330, 520]],
    near: [nearShoulder, [90, 530], [-250, 560]],
    behind: (papers) => put(grandPiano(papers), -480, 590, 0.98),
    between: () => '',
  },
  organ: {
    tilt: 3,
    far: [farShoulder, [-200, 440], [-330, 410]],
    near: [nearShoulder, [80, 520], [-270, 500]],
    behind: (papers) => put(organConsole(papers), -410, 590, 1.4),
    between: () => '',
  },
  guitar: {
    tilt: -8,
    far: [farShoulder, [-290, 430], [-336, 330]],
    near: [nearShoulder, [250, 500], [70, 560]],
    between: (papers) => put(guitar(papers), -40, 490, 1.36, -58),
  },
  voice: {
    tilt: 8,
    far: [farShoulder, [-290, 380], [-390, 250]],
    near: [nearShoulder, [200, 520], [-30, 560]],
    behind: (papers) => put(microphone(papers, 900), -215, 60, 1.05),
    between: () => '',
    singing: true,
  },
}

/** What is behind the player: one of five rooms, all cut from the light's own colour. */
function room(stage: Stage, light: string, deep: string, papers: Materials, instrument: string): string {
  const { width: w, height: h, random } = stage
  const [x, y] = [w * 0.47, h * 0.36]
  const tone = (share: number) => mix(deep, light, share)
  const kind = instrument === 'organ' ? 4 : random.whole(0, 3)
  let markup = backdrop(stage, `0 ${tone(0.03)}, 0.5 ${tone(0.16)}, 1 ${mix(deep, '#08060c', 0.5)}`)
  if (kind === 0) {
    for (let i = 6; i >= 0; i--) {
      const half = 150 + i * 88
      markup += cut(arch(x - half, y - half * 0.86, half * 2, h * 1.4), {
        fill: radial(stage, [x, y], half * 1.6, `0 ${tone(0.78 - i * 0.1)}, 1 ${tone(0.36 - i * 0.05)}`),
        shadow: 20,
        depth: 0.45,
        rim: rimLight(stage, x, y, 620, papers.rim, 0.6),
        rimWidth: 1.2,
      })
    }
  } else if (kind === 1) {
    markup += glow(stage, x, y, 620, light, 0.85)
    for (let i = 5; i >= 0; i--) markup += shape(ellipse(x, y, 110 + i * 72), light, 0.11)
    markup +=
      cut(ellipse(x, y, 250), {
        fill: radial(
          stage,
          [x - 60, y - 60],
          380,
          `0 ${mix(light, '#fff6e4', 0.7)}, 0.6 ${tone(0.85)}, 1 ${tone(0.6)}`,
        ),
        shadow: 22,
        depth: 0.3,
      }) + stars(stage, 120, papers.rim, { height: h * 0.6 })
    for (let i = 0; i < 3; i++)
      markup += cut(
        path`M-20 ${h * (0.62 + i * 0.09)}C${w * 0.3} ${h * (0.56 + i * 0.1)} ${w * 0.6} ${h * (0.68 + i * 0.08)} ${w + 20} ${h * (0.6 + i * 0.1)}L${w + 20} ${h + 20}L-20 ${h + 20}Z`,
        {
          fill: fall(stage, h * 0.55, h, `0 ${tone(0.42 - i * 0.12)}, 1 ${tone(0.05)}`),
          shadow: 16,
          rim: rimLight(stage, x, y, 700, papers.rim, 0.5),
          rimWidth: 1,
        },
      )
  } else if (kind === 2) {
    // Tall windows with the night behind them.
    markup += glow(stage, x, y, 700, light, 0.55)
    for (const [i, wx] of [0.08, 0.39, 0.7].entries()) {
      const d = arch(w * wx, h * 0.05, w * 0.24, h * 0.72)
      markup += shape(
        d,
        fall(
          stage,
          0,
          h * 0.75,
          `0 ${mix('#141640', light, 0.1)}, 0.6 ${tone(0.62)}, 1 ${mix(light, '#fff0d8', 0.4)}`,
        ),
      )
      if (i === 2) markup += moon(stage, w * 0.82, h * 0.16, 44, mix(light, '#fff0d8', 0.4), 0.8)
      markup +=
        stroke(
          line(pts`${w * (wx + 0.12)} ${h * 0.05}, ${w * (wx + 0.12)} ${h * 0.77}`) +
            [0.24, 0.4, 0.56].map((t) => line(pts`${w * wx} ${h * t}, ${w * (wx + 0.24)} ${h * t}`)).join(''),
          mix(deep, '#08060c', 0.3),
          9,
        ) +
        stroke(d, mix(deep, '#08060c', 0.3), 16) +
        stroke(d, rimLight(stage, x, y, 600, papers.rim, 0.7), 2)
    }
    for (const side of [0, 1]) {
      const [a, b] = side ? [w + 20, w * 0.88] : [-20, w * 0.06]
      markup += cut(
        path`M${a} -20L${b} -20C${b + (side ? 40 : -40)} ${h * 0.4} ${b + (side ? -30 : 30)} ${h * 0.7} ${b} ${h + 20}L${a} ${h + 20}Z`,
        {
          fill: linear(stage, [a, 0], [b, 0], `0 ${tone(0.02)}, 0.6 ${tone(0.3)}, 1 ${tone(0.12)}`),
          shadow: 20,
        },
      )
    }
  } else if (kind === 3) {
    // Folds of a curtain with a pool of light.
    const folds = 11
    for (let i = 0; i < folds; i++) {
      const [a, b] = [(i / folds) * w - 10, ((i + 1) / folds) * w + 14]
      const near = 1 - Math.min(1, Math.abs((a + b) / 2 - x) / 560)
      markup += cut(
        path`M${a} -20L${b} -20C${b + 12} ${h * 0.4} ${b - 12} ${h * 0.7} ${b} ${h + 20}L${a} ${h + 20}C${a - 14} ${h * 0.6} ${a + 10} ${h * 0.3} ${a} -20Z`,
        {
          fill: linear(
            stage,
            [a, 0],
            [b, 0],
            `0 ${tone(0.05 + near * 0.16)}, 0.4 ${tone(0.16 + near * 0.58)}, 1 ${tone(0.03 + near * 0.14)}`,
          ),
          shadow: 10,
          depth: 0.4,
        },
      )
    }
    markup +=
      glow(stage, x, y, 560, mix(light, '#fff0d8', 0.3), 0.75) +
      stringLights([-20, h * 0.08], [w + 20, h * 0.05], 60, 17, mix(deep, '#08060c', 0.4), light, 5)
  } else {
    markup +=
      glow(stage, x, y, 760, light, 0.7) +
      organPipes(papers, -40, h * 0.82, w * 0.42, h * 0.72, 9) +
      organPipes(papers, w * 0.62, h * 0.82, w * 0.42, h * 0.72, 9) +
      organPipes(papers, w * 0.33, h * 0.86, w * 0.34, h * 0.6, 11)
    markup += shape(
      rect(-20, -20, w + 40, h + 40),
      radial(stage, [x, y], 900, `0 ${deep} 0.1, 0.6 ${deep} 0.55, 1 ${deep} 0.85`),
    )
  }
  return markup + glow(stage, x, y - 60, 520, mix(light, '#fff4e0', 0.4), 0.4)
}

/** A musician at work: head at 0 0, looking left, about 1100 units from crown to hem. */
export function musician(
  stage: Stage,
  instrument: string,
  papers: Materials,
  look = makeLook(stage),
): string {
  const hold = holds[instrument]
  if (!hold) return ''
  const farArm = arm(stage, look, papers, hold.far, 0.94)
  return [
    hold.behind?.(papers) ?? '',
    hold.across ? '' : farArm,
    torso(stage, look, papers),
    head(stage, look, papers, hold.tilt, hold.singing),
    hold.across ? farArm : '',
    hold.between(papers),
    arm(stage, look, papers, hold.near),
    hold.front?.(papers) ?? '',
  ].join('')
}

/** A member with an instrument, in the light of one of the repertoires. */
export function portrait(instrument: string): Scene {
  return (stage) => {
    const { width: w, height: h, random } = stage
    const { light, deep } = moodOf(Object.keys(holds).indexOf(instrument) + stage.variant * 2)
    const papers = materials(stage, light)
    const dust = Array.from(
      { length: 34 },
      () => [random.next() * w, random.next() * h, random.between(1, 2.6)] as const,
    )
    return [
      room(stage, light, deep, papers, instrument),
      put(musician(stage, instrument, papers), w * 0.56, h * 0.33, 0.98),
      motes(dust, light, 0.7),
      shape(
        rect(-10, h * 0.7, w + 20, h * 0.32),
        fall(stage, h * 0.7, h, `0 ${mix(deep, '#08060c', 0.6)} 0, 1 ${mix(deep, '#08060c', 0.6)} 0.85`),
      ),
    ].join('')
  }
}

/** Instruments of which a portrait can be drawn. */
export const portraitInstruments = Object.keys(holds)
