export {
  chunkBytes,
  type FrameChunk,
  MISSING,
  makeChunk,
  putColumn,
  quantised,
  readChunk,
  valueOf,
} from './frameChunk.ts'
export {
  frameStarts,
  type PlaybackBlock,
  type PlaybackChunk,
  type PlaybackDay,
  type PlaybackIndex,
  type PlaybackInverter,
  type PlaybackMount,
  type PlaybackUnit,
  playbackChunks,
} from './playbackIndex.ts'
export { type PlaybackFile, type PlaybackName, playbackKey, playbackName } from './playbackKeys.ts'
export { PLAYBACK_MEASURES, type PlaybackMeasure, playbackMeasure } from './playbackMeasures.ts'
