// A few calm sounds, made here: notes that swell and fade, in one key. Loaded when the first is heard.
export type Sound = 'move' | 'chat' | 'gain' | 'loss' | 'end'

interface Notes {
  /** Hertz, one after the other. */
  pitches: number[]
  /** Seconds from one to the next, and of each. */
  step: number
  length: number
  loudness: number
}

const SOUNDS: Record<Sound, Notes> = {
  move: { pitches: [587, 880], step: 0.15, length: 0.3, loudness: 0.1 },
  chat: { pitches: [740], step: 0, length: 0.25, loudness: 0.08 },
  gain: { pitches: [880, 1109], step: 0.07, length: 0.22, loudness: 0.05 },
  loss: { pitches: [440, 349], step: 0.16, length: 0.4, loudness: 0.08 },
  end: { pitches: [587, 740, 880, 1175], step: 0.2, length: 0.9, loudness: 0.08 },
}
/** Of what comes together only the first of these is heard. */
const FIRST: Sound[] = ['end', 'loss', 'move', 'gain', 'chat']
const TOGETHER = 60

let audio: AudioContext | undefined
let wanted = new Set<Sound>()

export function play(sound: Sound): void {
  if (!wanted.size)
    setTimeout(() => {
      const found = FIRST.find((one) => wanted.has(one))
      wanted = new Set()
      if (found) ring(SOUNDS[found])
    }, TOGETHER)
  wanted.add(sound)
}

function ring({ pitches, step, length, loudness }: Notes): void {
  audio ??= new AudioContext()
  void audio.resume() // it sleeps while nobody has touched the page
  for (const [place, pitch] of pitches.entries()) {
    const start = audio.currentTime + place * step
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch })
    const volume = new GainNode(audio, { gain: 0 })
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(loudness, start + 0.03)
    volume.gain.exponentialRampToValueAtTime(0.001, start + length)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + length)
  }
}
