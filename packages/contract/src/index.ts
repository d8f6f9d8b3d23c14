export {
  ANALYTICS_EVENTS,
  type AnalyticsEventName,
  MAX_ANALYTICS_BATCH,
} from './analyticsEvents.ts'
export { AppError } from './appError.ts'
export { ERROR_CODES, type ErrorCode } from './errorCodes.ts'
export { oneLine } from './oneLine.ts'
export { SECURITY_EVENTS, type SecurityEventKind } from './securityEvents.ts'
