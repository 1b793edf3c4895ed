let context: AudioContext | null = null

/** A dry click, as a ball over a notch. Only after a press: browsers give no sound before one. */
export function playClick(): void {
  context ??= new AudioContext()
  const { sampleRate, currentTime, destination } = context
  const length = Math.round(sampleRate * 0.018)
  const buffer = context.createBuffer(1, length, sampleRate)
  const wave = buffer.getChannelData(0)
  for (let i = 0; i < length; i++) wave[i] = Math.sin(i * 0.9) * Math.exp((-7 * i) / length) * 0.5
  const source = context.createBufferSource()
  source.buffer = buffer
  source.connect(destination)
  source.start(currentTime)
}
