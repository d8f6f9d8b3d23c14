import { shortMessage } from '../errors/shortMessage.ts'

export type TerrainFileErrorCode =
  | 'empty_file'
  | 'not_known'
  | 'too_large'
  | 'damaged'
  | 'no_place'
  | 'unknown_crs'
  | 'not_heights'
  | 'not_picture'
  | 'no_heights'
  | 'elsewhere'

/** A file of heights or a picture of the ground that cannot be taken; the message says why and what to do. */
export class TerrainFileError extends Error {
  readonly code: TerrainFileErrorCode

  constructor(code: TerrainFileErrorCode, message: string, options?: ErrorOptions) {
    super(shortMessage(message), options)
    this.name = 'TerrainFileError'
    this.code = code
  }
}
