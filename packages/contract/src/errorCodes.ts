/** Every code that an answer of the server may carry in `extensions.code`; part of the API. */
export const ERROR_CODES = [
  'CONFLICT',
  'FILE_FORMAT',
  'FILE_TOO_LARGE',
  'FORBIDDEN',
  'INTERNAL',
  'INVALID_INPUT',
  'INVALID_LOGIN',
  'INVALID_PASSWORD',
  'INVALID_PLANT_DOCUMENT',
  'NAME_TAKEN',
  'NOT_FOUND',
  'QUERY_TOO_COMPLEX',
  'RATE_LIMITED',
  'RESULT_DAMAGED',
  'RESULT_NOT_READY',
  'UNAUTHENTICATED',
  'WEATHER_DAMAGED',
  'WEATHER_FILE',
  'WORKER_LOST',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]
