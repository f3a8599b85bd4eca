/** The demo's recording: an orchestra tunes. It is made of sines here, so it is MIT as everything of the demo. */
export const tuningFile = 'tuning.wav'

const samplesPerSecond = 16_000
const seconds = 9
const headerBytes = 44

/** When each player begins, in seconds, and the note, in hertz: the oboe's A, then fifths of the strings below and above. */
const players = [
  { begins: 0, hertz: 440, loudness: 0.2 },
  { begins: 1.6, hertz: 220, loudness: 0.16 },
  { begins: 2.1, hertz: 440.9, loudness: 0.1 },
  { begins: 2.7, hertz: 293.3, loudness: 0.13 },
  { begins: 3.3, hertz: 659.6, loudness: 0.08 },
  { begins: 3.9, hertz: 195.7, loudness: 0.12 },
  { begins: 4.5, hertz: 110, loudness: 0.14 },
  { begins: 5.1, hertz: 65.4, loudness: 0.1 },
] as const

/** The loudness of a bowed string's overtones beside its note. */
const overtones = [1, 0.5, 0.34, 0.2, 0.14, 0.08]

/** Returns the sound as a WAV file: one channel of 16 bits. */
export function renderTuning(): Uint8Array<ArrayBuffer> {
  const count = samplesPerSecond * seconds
  const file = new DataView(new ArrayBuffer(headerBytes + count * 2))
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) file.setUint8(at + index, letter.charCodeAt(0))
  }
  write(0, 'RIFF')
  file.setUint32(4, headerBytes - 8 + count * 2, true)
  write(8, 'WAVEfmt ')
  file.setUint32(16, 16, true)
  file.setUint16(20, 1, true)
  file.setUint16(22, 1, true)
  file.setUint32(24, samplesPerSecond, true)
  file.setUint32(28, samplesPerSecond * 2, true)
  file.setUint16(32, 2, true)
  file.setUint16(34, 16, true)
  write(36, 'data')
  file.setUint32(40, count * 2, true)
  for (let index = 0; index < count; index++)
    file.setInt16(headerBytes + index * 2, Math.round(hearAt(index / samplesPerSecond) * 32_767), true)
  return new Uint8Array(file.buffer)
}

/** The sound at a moment, between -1 and 1. */
function hearAt(second: number): number {
  const closing = Math.min(1, (seconds - second) / 1.8)
  const sum = players.reduce((total, { begins, hertz, loudness }) => {
    const age = second - begins
    if (age <= 0) return total
    // A bow takes half a second to bring a string to its loudness, and a hand trembles five times a second.
    const phase = 2 * Math.PI * hertz * age + 0.25 * Math.sin(2 * Math.PI * 5.2 * age)
    const tone = overtones.reduce((all, part, place) => all + part * Math.sin(phase * (place + 1)), 0)
    return total + tone * loudness * Math.min(1, age / 0.5)
  }, 0)
  return Math.tanh(sum * 0.8) * closing * 0.8
}
