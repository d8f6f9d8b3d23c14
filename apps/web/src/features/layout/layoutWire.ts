import type { BlockLayer, HeightGrid } from '@duet/plant'
import type { LayoutPort } from './layoutClient.ts'
import type {
  CheckCall,
  CheckRequest,
  LayoutCall,
  LayoutRequest,
  TableCall,
} from './layoutMessages.ts'

/** Of the layers of a call only those cross that the worker does not hold yet. */
interface WireLayers {
  readonly layerIds: readonly string[]
  readonly newLayers: readonly BlockLayer[]
}

export interface WireTableCall extends WireLayers, Pick<TableCall, 'id' | 'name'> {
  /** The same for calls of the same request. */
  readonly version: number
  readonly input: Omit<LayoutRequest, 'layers' | 'ground'>
  readonly hasGround: boolean
  /** The heights, when they are others than at the last time. */
  readonly newGround?: HeightGrid
}

interface WireCheckCall extends WireLayers, Pick<CheckCall, 'id' | 'name'> {
  readonly input: Omit<CheckRequest, 'design'> & {
    readonly design: Omit<CheckRequest['design'], 'block_layers'>
  }
}

/** A call as it crosses to the worker. */
export type WireCall = WireTableCall | WireCheckCall

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

export interface WireEncoder {
  (call: TableCall): WireTableCall
  (call: LayoutCall): WireCall
}

export function wireEncoder(): WireEncoder {
  const sentLayers = new Map<string, BlockLayer>()
  const versions = new WeakMap<LayoutRequest, number>()
  let sentGround: HeightGrid | undefined
  let lastVersion = 0

  const wireLayers = (layers: readonly BlockLayer[]): WireLayers => {
    const newLayers = layers.filter((layer) => sentLayers.get(layer.id) !== layer)
    for (const layer of newLayers) sentLayers.set(layer.id, layer)
    return { layerIds: layers.map(({ id }) => id), newLayers }
  }
  const tableCall = ({ id, name, input }: TableCall): WireTableCall => {
    const { layers, ground, ...others } = input
    const isNewGround = ground !== undefined && ground !== sentGround
    if (isNewGround) sentGround = ground
    const version = versions.get(input) ?? ++lastVersion
    versions.set(input, version)
    return {
      id,
      name,
      version,
      input: others,
      ...wireLayers(layers),
      hasGround: ground !== undefined,
      ...(isNewGround && { newGround: ground }),
    }
  }
  const checkCall = ({ id, name, input }: CheckCall): WireCheckCall => {
    const { block_layers, ...design } = input.design
    return { id, name, input: { ...input, design }, ...wireLayers(block_layers) }
  }
  function encode(call: TableCall): WireTableCall
  function encode(call: LayoutCall): WireCall
  function encode(call: LayoutCall): WireCall {
    return call.name === 'check' ? checkCall(call) : tableCall(call)
  }
  return encode
}

export interface WireDecoder {
  readonly tables: (call: WireTableCall) => LayoutRequest
  readonly check: (call: WireCheckCall) => CheckRequest
}

/** The other end: puts requests together again. Records that did not change keep their identity. */
export function wireDecoder(): WireDecoder {
  const known = new Map<string, BlockLayer>()
  let ground: HeightGrid | undefined
  const layersOf = ({ layerIds, newLayers }: WireLayers): readonly BlockLayer[] => {
    for (const layer of newLayers) known.set(layer.id, layer)
    return layerIds.flatMap((id) => known.get(id) ?? [])
  }
  return {
    tables: (call) => {
      ground = call.newGround ?? ground
      return {
        ...call.input,
        layers: layersOf(call),
        ground: call.hasGround ? ground : undefined,
      }
    },
    check: (call) => ({
      ...call.input,
      design: { ...call.input.design, block_layers: layersOf(call) },
    }),
  }
}
