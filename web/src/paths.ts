/** Every path of the app. Other files import paths from here. */
export const paths = {
  home: '/',
  register: '/register',
  login: '/login',
  loanJourney: '/loan-journey',
  /** Step 3 of the wizard. The session decides between the other two. */
  loanStep: '/loan-journey?step=loan',
  offers: '/loan-journey/offers',
  /** The offers without a sign-in. */
  compare: '/compare',
  users: '/users',
  shop: '/shop',
  shopJourney: '/shop-journey',
  terms: '/terms',
  creditReportTerms: '/terms#credit-report-terms',
  privacy: '/privacy',
  ranking: '/how-we-rank',
  callToAction: '/call-to-action',
  adminUsers: '/admin121/users',
  adminOffers: '/admin121/offers',
  /** The sign-up that leads to the shop instead of the details step. */
  registerForShop: '/register?next=/shop',
} as const
