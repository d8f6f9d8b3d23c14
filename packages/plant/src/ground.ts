export { mergeShapes } from './shapes/mergeShapes.ts'
export { offsetShape } from './shapes/offsetShape.ts'
export {
  areaM2,
  azimuthDeg,
  distanceM,
  distanceToLineM,
  lengthM,
  nearestOnSegment,
  type PointM,
} from './shapes/planeGeometry.ts'
export {
  centroidM,
  type PolygonM,
  perimeterM,
  polygonAreaM2,
  type RingPointsM,
  type ShapeM,
} from './shapes/shapeM.ts'
export { splitShape } from './shapes/splitShape.ts'
export { rotatePoints, scalePoints } from './shapes/transformPoints.ts'
export { validAreas } from './shapes/validAreas.ts'
export {
  type ByDimension,
  byDimension,
  type DimensionRow,
  type TerrainDimension,
} from './terrain/byDimension.ts'
export { gridMesh, type TerrainMesh } from './terrain/gridMesh.ts'
export {
  type BoundsM,
  boundsInFrame,
  frameOfGrid,
  type HeightAt,
  heightAt,
  heightRange,
  heightsIn,
  MAX_HEIGHT_CELLS,
} from './terrain/heightAt.ts'
export type { HeightGrid } from './terrain/heightGrid.ts'
export { readHeightGrid, writeHeightGrid } from './terrain/heightGridFile.ts'
export { type BandProperties, bandLimitsM, isobands } from './terrain/isobands.ts'
export {
  DEFAULT_REVEAL_WINDOW_M,
  type PileHeights,
  type PileHeightsOptions,
  type PileSummary,
  pileHeights,
} from './terrain/pileHeights.ts'
export {
  type HeightProfile,
  type HeightSample,
  heightProfile,
  sampleLine,
  thinHeights,
} from './terrain/sampleLine.ts'
export {
  ASPECT_SECTORS,
  aspectSector,
  SLOPE_STEPS,
  type SlopeAspect,
  type SlopeGrid,
  slopeAspect,
  slopeAspectAt,
  slopeGrid,
} from './terrain/slopeAspect.ts'
export {
  DEFAULT_AXIS_LIMIT,
  type TablePoses,
  type TablePosesOptions,
  tablePoses,
} from './terrain/tablePoses.ts'
export { postPlace, type TablePost, tableLine, tablePosts } from './terrain/tablePosts.ts'
export { blockHorizon, horizonInGrid, type TerrainHorizon } from './terrain/terrainHorizon.ts'
