/** Plays sounds with Web Audio after the first gesture; without Web Audio there is silence. */
import { settings } from "../store/settings.ts";
import { SOUNDS, type SoundName, type Tone } from "./sounds.ts";

const MIDDLE = 440;
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** The page's audio context; browsers allow sound only after the player has interacted with the page. */
function opened(): AudioContext | null {
  if (context === null) {
    if (typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return null;
    try {
      context = new AudioContext();
    } catch {
      return null;
    }
  }
  if (context.state === "suspended") void context.resume();
  return context;
}

function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise !== null) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  // Seeded, so that the noise is always the same.
  let state = 1;
  for (let index = 0; index < samples.length; index++) {
    state = (state * 16807) % 2147483647;
    samples[index] = (state / 2147483647) * 2 - 1;
  }
  return noise;
}

function source(audio: AudioContext, { pitch, kind, seconds }: Tone, from: number): AudioScheduledSourceNode {
  if (kind === "air") {
    const air = audio.createBufferSource();
    air.buffer = noiseOf(audio);
    return air;
  }
  const tone = audio.createOscillator();
  const frequency = MIDDLE * 2 ** (pitch / 12);
  tone.type = kind === "thud" ? "sine" : kind;
  tone.frequency.setValueAtTime(kind === "thud" ? frequency * 1.8 : frequency, from);
  if (kind === "thud") tone.frequency.exponentialRampToValueAtTime(frequency * 0.5, from + seconds);
  return tone;
}

function sing(audio: AudioContext, tone: Tone, volume: number): void {
  const from = audio.currentTime + tone.at;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0.0001, from);
  loudness.gain.exponentialRampToValueAtTime(Math.max(0.0002, tone.loud * volume * 0.5), from + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.0001, from + tone.seconds);
  const voice = source(audio, tone, from);
  voice.connect(loudness).connect(audio.destination);
  voice.start(from);
  voice.stop(from + tone.seconds + 0.05);
}

/** Plays a sound if sounds are on. */
export function sound(name: SoundName): void {
  const { sound: wanted, volume } = settings.value;
  const audio = wanted && volume > 0 ? opened() : null;
  if (audio !== null) for (const tone of SOUNDS[name]) sing(audio, tone, volume);
}

/** Vibrates briefly where the device can, if sounds are on. */
export function shake(milliseconds: number): void {
  if (settings.value.sound && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(milliseconds);
}
