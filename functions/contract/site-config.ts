/** The public file `/config.json`: the stage's settings for the web app, whose build is the same in every stage. */
export interface SiteConfig {
  /** The stage's name, such as `prod`. */
  stage: string
  /** Demo sign-in is deployed in this stage (docs/security.md). */
  demo: boolean
  /**
   * True on a deployed stage with demo sign-in: anyone can reach it, so the site warns its visitors. Absent on other
   * stages and on a developer's machine.
   */
  publicDemo?: true
  /** True while an operator has paused saving; absent otherwise. */
  savingPaused?: true
  /** The phone provider; absent if the stage has only demo mode. */
  firebase?: FirebaseConfig
  /** Whom `/grievance` names. */
  grievanceOfficer: GrievanceOfficer
  /** Where and how administrators sign in. */
  admin: AdminSignIn
}

/** Who answers complaints. */
export interface GrievanceOfficer {
  name: string
  email: string
  phone: string
}

/** The configuration of a Firebase project's web app, as the Firebase console shows it. */
export interface FirebaseConfig {
  apiKey: string
  authDomain: string
  projectId: string
  appId: string
  /** The address of Firebase's emulator, such as `http://127.0.0.1:9099`; in stage `local` only. */
  emulator?: string
}

/** The user pool of the administrators. */
export interface AdminSignIn {
  userPoolId: string
  clientId: string
  /** The address of the user pool's API, if it is not the usual one on AWS. */
  endpoint?: string
  /** With SRP a sign-in doesn't send the password. The local user pool supports only `USER_PASSWORD_AUTH`. */
  flow: 'USER_SRP_AUTH' | 'USER_PASSWORD_AUTH'
}
