import { shortMessage } from '../../errors/shortMessage.ts'

export type GisFileErrorCode =
  | 'empty_file'
  | 'too_large'
  | 'too_many_features'
  | 'not_known'
  | 'not_readable_format'
  | 'damaged'
  | 'part_missing'
  | 'nothing_inside'
  | 'cannot_be_written'

/** A file of shapes that cannot be read, or a design that cannot be written; the message says why and what to do. */
export class GisFileError extends Error {
  readonly code: GisFileErrorCode

  constructor(code: GisFileErrorCode, message: string, options?: ErrorOptions) {
    super(shortMessage(message), options)
    this.name = 'GisFileError'
    this.code = code
  }
}
