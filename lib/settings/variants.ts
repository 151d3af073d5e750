const certificateArn = 'arn:aws:acm:us-east-1:222222222222:certificate/0a1b'
const backupVaultArn = 'arn:aws:backup:ap-south-2:333333333333:backup-vault:tulna-prod'

const firebase = {
  firebaseProjectId: 'tulna-ci',
  firebaseApiKey: 'not-a-key-of-anything',
  firebaseAppId: '1:23:web:45',
}

const dev = { stage: 'dev', accounts: 'dev:111111111111', demo: 'true' }

const prod = {
  stage: 'prod',
  accounts: 'prod:222222222222',
  alarmEmail: 'ops@tulna.example',
  grievanceOfficerName: 'Asha Nair',
  grievanceOfficerEmail: 'asha.nair@tulna.in',
  grievanceOfficerPhone: '080 4123 8856',
  ...firebase,
}

/** The settings with which CI synthesizes and lints the stacks, by what is special about them. */
export const variants: Record<string, Record<string, string>> = {
  dev,
  'dev from GitHub': { ...dev, githubRepository: 'tulna@1234/tulna@5678', monitoring: 'true' },
  'dev in the second region': { ...dev, ...firebase, demo: 'false', region: 'ap-south-2' },
  'prod, first deployment': { ...prod, protection: 'false', reservedConcurrency: 'false' },
  'prod without WAF': { ...prod, waf: 'false' },
  'prod with everything': {
    ...prod,
    domain: 'www.tulna.example',
    certificateArn,
    githubRepository: 'tulna/tulna',
    backupVaultArn,
    replicaRegions: 'ap-south-2',
    linkHosts: 'www.lender.example,docs.lender.example',
    reservedConcurrency: 'true',
    monthlyBudget: '200',
    wafChallenge: 'true',
    dataEvents: 'true',
    customerKey: 'true',
    twoPairsOfEyes: 'true',
    warmJourneys: '1000',
    totalsShards: '100',
  },
  'prod, recovered in the second region': {
    ...prod,
    region: 'ap-south-2',
    accounts: 'prod:333333333333',
    restoredTable: 'tulna-prod-restored',
    monthlyBudget: '200',
  },
}
