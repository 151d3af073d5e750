import { RetentionDays } from 'aws-cdk-lib/aws-logs'

/** How long logs are kept: CERT-In's directions of 28 April 2022 ask for 180 days. The Privacy Policy states it. */
export const logRetention = RetentionDays.SIX_MONTHS
