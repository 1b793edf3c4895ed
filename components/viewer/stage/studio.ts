import {
  BackSide,
  BoxGeometry,
  BufferAttribute,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three'

type Card = {
  /** Direction from the product: degrees to the right of the camera (180 = behind the product) and above the horizon; distance. */
  azimuth: number
  height: number
  width: number
  tall: number
  /** Brightness in the middle; it falls to `rim` of that at the sides. */
  power: number
  rim?: number
  tint?: readonly [number, number, number]
}

/** Narrow strips left and right, a box overhead, a broad weak card beside the camera: dark gaps between them draw the shape of metal. */
const cards: readonly Card[] = [
  { azimuth: -52, height: 8, width: 2.6, tall: 10, power: 23, rim: 0.1 },
  { azimuth: 62, height: 6, width: 1.5, tall: 10, power: 19, rim: 0.1 },
  { azimuth: -122, height: 10, width: 3.4, tall: 10, power: 17, rim: 0.15, tint: [0.94, 0.97, 1] },
  { azimuth: 126, height: 10, width: 3.4, tall: 10, power: 17, rim: 0.15, tint: [0.94, 0.97, 1] },
  { azimuth: -16, height: 50, width: 6, tall: 2.2, power: 9, rim: 0.15 },
  { azimuth: 180, height: 55, width: 8, tall: 2.4, power: 8, rim: 0.15 },
  { azimuth: 6, height: 0, width: 4, tall: 6, power: 0.7, rim: 0.1 },
  { azimuth: 0, height: -70, width: 6, tall: 6, power: 0.3, rim: 0 },
]

const radius = 8

function makeCard({ azimuth, height, width, tall, power, rim = 0, tint = [1, 1, 1] }: Card): Mesh {
  const geometry = new PlaneGeometry(width, tall, 16, 16)
  const spots = geometry.getAttribute('position')
  const colours: number[] = []
  for (let i = 0; i < spots.count; i += 1) {
    const across = Math.abs(spots.getX(i)) / (width / 2)
    const along = Math.abs(spots.getY(i)) / (tall / 2)
    const fall = (rim + (1 - rim) * (1 - across * across)) * (1 - 0.75 * along ** 3)
    colours.push(...tint.map((channel) => channel * power * Math.max(0, fall)))
  }
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colours), 3))
  const mesh = new Mesh(geometry, new MeshBasicMaterial({ vertexColors: true, side: DoubleSide, toneMapped: false }))
  const [turn, rise] = [(azimuth * Math.PI) / 180, (height * Math.PI) / 180]
  mesh.position
    .set(Math.sin(turn) * Math.cos(rise), Math.sin(rise), Math.cos(turn) * Math.cos(rise))
    .multiplyScalar(radius)
  mesh.lookAt(0, 0, 0)
  return mesh
}

/** The light of a photographer's studio as an environment, seen from a camera on +z. */
export function lightStudio(renderer: WebGLRenderer): { texture: Texture; dispose: () => void } {
  const scene = new Scene()
  const room = new Mesh(
    new BoxGeometry(40, 40, 40),
    new MeshBasicMaterial({ color: new Color(0.018, 0.019, 0.021), side: BackSide, toneMapped: false }),
  )
  const meshes = [room, ...cards.map(makeCard)]
  scene.add(...meshes)
  const generator = new PMREMGenerator(renderer)
  const target = generator.fromScene(scene, 0, 0.1, 60)
  generator.dispose()
  for (const { geometry, material } of meshes) {
    geometry.dispose()
    for (const each of [material].flat()) each.dispose()
  }
  return { texture: target.texture, dispose: () => target.dispose() }
}
