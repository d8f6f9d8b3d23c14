export {
  ANALYTICS_EVENTS,
  type AnalyticsEventName,
  MAX_ANALYTICS_BATCH,
} from './analyticsEvents.ts'
export { AppError } from './appError.ts'
export { deviceName, isHandheld } from './deviceName.ts'
export { ERROR_CODES, type ErrorCode } from './errorCodes.ts'
export { isTooDeep, MAX_JSON_DEPTH } from './jsonDepth.ts'
export { oneLine } from './oneLine.ts'
export {
  commonPasswords,
  isTooShortPassword,
  MAX_PASSWORD_LENGTH,
  normalizePassword,
  type PasswordOwner,
  passwordFault,
} from './passwordRules.ts'
export {
  COLOR_SCHEMES,
  type ColorScheme,
  DATE_STYLES,
  type DateStyle,
  DEFAULT_PREFERENCES,
  HOUR_CYCLES,
  type HourCycle,
  type Preferences,
  UNIT_SYSTEMS,
  type UnitSystem,
} from './preferences.ts'
export {
  effectiveRole,
  GENERAL_ACCESS,
  givingRefusal,
  listingRefusal,
  ORGANIZATION_ROLES,
  type OrganizationRight,
  type OrganizationRole,
  organizationRefusal,
  PROJECT_RIGHTS,
  PROJECT_ROLES,
  type ProjectRight,
  type ProjectRole,
  type ProjectStanding,
  projectLocked,
  projectRefusal,
  projectRights,
  type RoleSources,
  weatherLocked,
} from './rights.ts'
export { RUN_ORDERS, RUN_STATES, type RunOrder, type RunState } from './runLists.ts'
export { SECURITY_EVENTS, type SecurityEventKind } from './securityEvents.ts'
