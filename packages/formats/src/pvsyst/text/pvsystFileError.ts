import { shortMessage } from '../../errors/shortMessage.ts'

export type PvsystFileErrorCode =
  | 'empty_file'
  | 'binary_file'
  | 'archive'
  | 'not_pvsyst'
  | 'wrong_object'
  | 'cut_short'
  | 'missing_value'
  | 'not_a_number'
  | 'not_possible'
  | 'too_large'

/** A file of PVsyst that cannot be read; the message says why and what to do. */
export class PvsystFileError extends Error {
  readonly code: PvsystFileErrorCode
  /** Counted from 1. */
  readonly line?: number
  /** Blocks that were open at that line, the innermost last. */
  readonly innermostOpen?: readonly string[]

  constructor(
    code: PvsystFileErrorCode,
    message: string,
    line?: number,
    innermostOpen?: readonly string[],
  ) {
    super(shortMessage(message))
    this.name = 'PvsystFileError'
    this.code = code
    if (line !== undefined) this.line = line
    if (innermostOpen !== undefined) this.innermostOpen = innermostOpen
  }
}
