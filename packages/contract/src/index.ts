export { AppError } from './appError.ts'
export { ERROR_CODES, type ErrorCode } from './errorCodes.ts'
