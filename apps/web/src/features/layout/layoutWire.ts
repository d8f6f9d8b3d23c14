import type { BlockLayer, HeightGrid } from '@duet/plant'
import type { WorkerCall } from '../../lib/workers/workerCalls.ts'
import type { LayoutPort } from './layoutClient.ts'
import type { CheckRequest, LayoutMessages, LayoutRequest } from './layoutMessages.ts'

/** Of the layers of a call only those cross that the worker does not hold yet. */
interface WireLayers {
  readonly layerIds: readonly string[]
  readonly newLayers: readonly BlockLayer[]
}

export interface WireRequest extends WireLayers, Omit<LayoutRequest, 'layers' | 'ground'> {
  /** The same for calls of the same request. */
  readonly version: number
  readonly hasGround: boolean
  /** The heights, when they are others than at the last time. */
  readonly newGround?: HeightGrid
}

export interface WireCheck extends WireLayers, Omit<CheckRequest, 'design'> {
  readonly design: Omit<CheckRequest['design'], 'block_layers'>
}

/** The messages as they cross to the worker. */
export interface WireMessages {
  readonly layout: readonly [WireRequest, LayoutMessages['layout'][1]]
  readonly tables: readonly [WireRequest, LayoutMessages['tables'][1]]
  readonly check: readonly [WireCheck, LayoutMessages['check'][1]]
}

/** The part of a Worker that is used. */
export interface WireWorker {
  readonly postMessage: (
    call: WorkerCall<WireMessages>,
    options: StructuredSerializeOptions,
  ) => void
  readonly addEventListener: LayoutPort['addEventListener']
  readonly terminate: () => void
}

/** A worker as the client knows it. Layers are sent once, and again when their record has changed. */
export function layoutPort(worker: WireWorker): LayoutPort & Pick<WireWorker, 'terminate'> {
  const encode = wireEncoder()
  return {
    postMessage: (call) =>
      worker.postMessage(
        call.name === 'check'
          ? { ...call, input: encode.check(call.input) }
          : { ...call, input: encode.tables(call.input) },
        {},
      ),
    addEventListener: (type, listener) => worker.addEventListener(type, listener),
    terminate: () => worker.terminate(),
  }
}

export interface WireEncoder {
  readonly tables: (request: LayoutRequest) => WireRequest
  readonly check: (request: CheckRequest) => WireCheck
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
  return {
    tables: (request) => {
      const { layers, ground, ...others } = request
      const isNewGround = ground !== undefined && ground !== sentGround
      if (isNewGround) sentGround = ground
      const version = versions.get(request) ?? ++lastVersion
      versions.set(request, version)
      return {
        ...others,
        ...wireLayers(layers),
        version,
        hasGround: ground !== undefined,
        ...(isNewGround && { newGround: ground }),
      }
    },
    check: ({ design: { block_layers, ...design }, ...others }) => ({
      ...others,
      design,
      ...wireLayers(block_layers),
    }),
  }
}

export interface WireDecoder {
  readonly tables: (request: WireRequest) => LayoutRequest
  readonly check: (request: WireCheck) => CheckRequest
}

/** The other end: puts requests together again. Records that did not change remain the same objects. */
export function wireDecoder(): WireDecoder {
  const known = new Map<string, BlockLayer>()
  let ground: HeightGrid | undefined
  const layersOf = (layerIds: readonly string[], newLayers: readonly BlockLayer[]) => {
    for (const layer of newLayers) known.set(layer.id, layer)
    return layerIds.flatMap((id) => known.get(id) ?? [])
  }
  return {
    tables: ({ layerIds, newLayers, version: _version, hasGround, newGround, ...others }) => {
      ground = newGround ?? ground
      const layers = layersOf(layerIds, newLayers)
      return { ...others, layers, ground: hasGround ? ground : undefined }
    },
    check: ({ layerIds, newLayers, design, ...others }) => ({
      ...others,
      design: { ...design, block_layers: layersOf(layerIds, newLayers) },
    }),
  }
}
