import type { BlockLayer, HeightGrid } from '@duet/plant'
import type { LayoutPort } from './layoutClient.ts'
import type { LayoutCall, LayoutRequest } from './layoutMessages.ts'

/** A call as it crosses to the worker: of the records only those that it does not hold yet. */
export interface WireCall {
  readonly id: number
  readonly kind: LayoutCall['kind']
  /** The same for calls of the same request. */
  readonly version: number
  readonly input: Omit<LayoutRequest, 'layers' | 'ground'>
  readonly layerIds: readonly string[]
  readonly newLayers: readonly BlockLayer[]
  readonly hasGround: boolean
  /** The heights, when they are others than at the last time. */
  readonly newGround?: HeightGrid
}

/** The part of a Worker that is used. */
export interface WireWorker {
  readonly postMessage: (call: WireCall, options: StructuredSerializeOptions) => void
  readonly addEventListener: LayoutPort['addEventListener']
  readonly terminate: () => void
}

/** A worker as the client knows it. Layers are sent once, and again when their record has changed. */
export function layoutPort(worker: WireWorker): LayoutPort & Pick<WireWorker, 'terminate'> {
  const encode = wireEncoder()
  return {
    postMessage: (call) => worker.postMessage(encode(call), {}),
    addEventListener: (type, listener) => worker.addEventListener(type, listener),
    terminate: () => worker.terminate(),
  }
}

export function wireEncoder(): (call: LayoutCall) => WireCall {
  const sentLayers = new Map<string, BlockLayer>()
  const versions = new WeakMap<LayoutRequest, number>()
  let sentGround: HeightGrid | undefined
  let lastVersion = 0
  return ({ id, kind, input }) => {
    const { layers, ground, ...others } = input
    const newLayers = layers.filter((layer) => sentLayers.get(layer.id) !== layer)
    for (const layer of newLayers) sentLayers.set(layer.id, layer)
    const isNewGround = ground !== undefined && ground !== sentGround
    if (isNewGround) sentGround = ground
    const version = versions.get(input) ?? ++lastVersion
    versions.set(input, version)
    return {
      id,
      kind,
      version,
      input: others,
      layerIds: layers.map((layer) => layer.id),
      newLayers,
      hasGround: ground !== undefined,
      ...(isNewGround && { newGround: ground }),
    }
  }
}

/** The other end: puts requests together again. Records that did not change keep their identity. */
export function wireDecoder(): (call: WireCall) => LayoutRequest {
  const layers = new Map<string, BlockLayer>()
  let ground: HeightGrid | undefined
  return (call) => {
    for (const layer of call.newLayers) layers.set(layer.id, layer)
    ground = call.newGround ?? ground
    return {
      ...call.input,
      layers: call.layerIds.flatMap((id) => layers.get(id) ?? []),
      ground: call.hasGround ? ground : undefined,
    }
  }
}
