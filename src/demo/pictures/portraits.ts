import { mix } from './colour.ts'
import { motes } from './light.ts'
import {
  drumKit,
  grandPiano,
  kettledrum,
  mallet,
  microphone,
  musicStand,
  organConsole,
} from './orchestra/keys-and-drums.ts'
import { type Materials, materials } from './orchestra/materials.ts'
import { moodOf } from './orchestra/mood.ts'
import { type Arm, arm, head, makeLook, torso } from './orchestra/musician.ts'
import { room } from './orchestra/portrait-rooms.ts'
import { bow, cello, doubleBass, guitar, harp, violin } from './orchestra/strings.ts'
import { bassoon, clarinet, flute, horn, oboe, trombone, trumpet, tuba } from './orchestra/winds.ts'
import { put, shape, stroke } from './paper.ts'
import { ellipse, line, type Point, pts, rect } from './path.ts'
import { fall, type Scene, type Stage } from './stage.ts'

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
