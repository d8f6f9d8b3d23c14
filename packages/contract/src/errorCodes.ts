/** Every code that an answer of the server may carry in `extensions.code`; part of the API. */
export const ERROR_CODES = [
  'API_TOKEN_SCOPE',
  'CONFLICT',
  'DESIGN_CONFLICT',
  'EMAIL_NOT_VERIFIED',
  'FILE_FORMAT',
  'FILE_TOO_LARGE',
  'FORBIDDEN',
  'INTEGRATION_SERVER',
  'INTERNAL',
  'INVALID_EMAIL_DOMAIN',
  'INVALID_INPUT',
  'INVALID_INVITE',
  'INVALID_LOGIN',
  'INVALID_PASSWORD',
  'INVALID_PLANT_DOCUMENT',
  'NAME_TAKEN',
  'NOT_FOUND',
  'PROJECT_LOCKED',
  'QUERY_TOO_COMPLEX',
  'RATE_LIMITED',
  'REQUIRES_RECENT_LOGIN',
  'RESULT_DAMAGED',
  'RESULT_NOT_READY',
  'UNAUTHENTICATED',
  'WEATHER_DAMAGED',
  'WEATHER_FILE',
  'WORKER_LOST',
  // the spelling of the error catalogue
  'invalid-verification-code',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]
