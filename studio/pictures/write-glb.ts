import { Document, NodeIO, type Material } from '@gltf-transform/core'
import type { Model, Part, Surface } from '@/lib/models/model'
import { merge, move } from '@/lib/models/shape/mesh'
import { drawLabelPng } from './label-svg'

/** glTF lengths are metres. */
const metre = 0.001

export type GlbOptions = {
  /** 0 = assembled, 1 = fully apart; parts inside others are only written when apart. */
  apart?: number
}

async function makeMaterial(document: Document, surface: Surface, index: number): Promise<Material> {
  if (surface.material !== 'label')
    return (
      document
        .getRoot()
        .listMaterials()
        .find((material) => material.getName() === surface.material) ?? document.createMaterial(surface.material)
    )
  const name = `label:${index}`
  const texture = document
    .createTexture(name)
    .setImage(new Uint8Array(await drawLabelPng(surface.art)))
    .setMimeType('image/png')
  return document.createMaterial(name).setBaseColorTexture(texture).setAlphaMode('BLEND')
}

function groupByMaterial(surfaces: readonly Surface[]): Surface[] {
  const labels = surfaces.filter(({ material }) => material === 'label')
  const names = [...new Set(surfaces.map(({ material }) => material))].filter((name) => name !== 'label')
  const solids = names.map((material): Surface => ({
    material,
    mesh: merge(...surfaces.filter((surface) => surface.material === material).map(({ mesh }) => mesh)),
  }))
  // A variant may leave a detail out; glTF knows no empty surface.
  return [...solids, ...labels].filter(({ mesh }) => mesh.indices.length > 0)
}

async function addPart(document: Document, part: Part, apart: number, index: number): Promise<void> {
  const scene = document.getRoot().listScenes()[0] ?? document.createScene()
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer()
  const mesh = document.createMesh(part.name)
  for (const surface of groupByMaterial(part.surfaces)) {
    const { positions, normals, uvs, indices } = move(surface.mesh, [
      part.apart[0] * apart,
      part.apart[1] * apart,
      part.apart[2] * apart,
    ])
    const attribute = (type: 'VEC2' | 'VEC3', data: readonly number[]) =>
      document.createAccessor().setType(type).setArray(new Float32Array(data)).setBuffer(buffer)
    // glTF images start at the upper left, labels at the lower left.
    const flipped = uvs.map((value, i) => (i % 2 === 1 ? 1 - value : value))
    mesh.addPrimitive(
      document
        .createPrimitive()
        .setAttribute(
          'POSITION',
          attribute(
            'VEC3',
            positions.map((value) => value * metre),
          ),
        )
        .setAttribute('NORMAL', attribute('VEC3', normals))
        .setAttribute('TEXCOORD_0', attribute('VEC2', flipped))
        .setIndices(document.createAccessor().setType('SCALAR').setArray(new Uint32Array(indices)).setBuffer(buffer))
        .setMaterial(await makeMaterial(document, surface, index)),
    )
  }
  scene.addChild(document.createNode(part.name).setMesh(mesh))
}

/** Writes a model as binary glTF for the picture pipeline. */
export async function writeGlb(model: Model, { apart = 0 }: GlbOptions = {}): Promise<Uint8Array> {
  const document = new Document()
  const parts = model.parts.filter(
    ({ isInside, surfaces }) => (apart > 0 || !isInside) && surfaces.some(({ mesh }) => mesh.indices.length > 0),
  )
  for (const [index, part] of parts.entries()) await addPart(document, part, apart, index)
  return new NodeIO().writeBinary(document)
}
