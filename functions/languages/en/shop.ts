export const shopAndSave = 'Shop and Save'
export const whoPays = 'You pay the shop with a lender’s money, and the lender over 3 or 6 months.'
/** @param link makes the link to the sign-up from its text */
export const registerOnce = <T>(link: (text: string) => T) => [link('Register'), ' once, and come back here.']

// Categories and brands
export const categories = 'Categories'
export const home = 'Home'
export const fashion = 'Fashion'
export const food = 'Food'
export const travel = 'Travel'
export const electronics = 'Electronics'
export const phones = 'Phones'
export const gaming = 'Gaming'
export const sports = 'Sports'
export const gifts = 'Gifts'
export const deals = 'Deals'
export const groceries = 'Groceries'
export const showMore = 'Show More >>'
export const popularBrands = 'Popular brands'
export const shopsIn = (count: number, category: string) => `${count} shops in ${category}`

// Search
export const searchWeb = 'Search the web for a product'
export const searchExample = 'e.g. washing machine'
export const searchCut = (characters: number) => `We search for the first ${characters} characters.`
export const search = 'Search'
export const searchFor = (text: string) => `Search: ${text}`

// Financing
export const getFinancing = 'Get Financing'
/** @param brand an element or text */
export const forPurchaseAt = <T>(brand: T) => ['For your purchase at ', brand]
export const cartFunding = 'Cart Funding'
export const cartFundingText = 'Split your cart over 3 or 6 months'
export const personalLoanText = 'For anything you need'
export const businessLoanText = 'For stock, equipment or cash flow'
export const opensInNewWindow = '(opens in a new window)'

// What it costs a month
export const monthlyCost = 'What would it cost a month?'
export const price = 'Price'
export const between = (min: string, max: string) => `${min} to ${max}`
export const enterBetween = (min: string, max: string) => `Enter ${min} to ${max}`
export const interestRate = 'Interest rate (% p.a.)'
export const assumedRate = 'Our assumption: enter your lender’s'
export const enterRate = (max: number) => `Enter 0 to ${max}, e.g. 14.5`
/** @param small wraps the text after the amount in an element */
export const aMonth = <T>(amount: string, small: (text: string) => T) => [amount, ' ', small('a month')]
export const totalInterest = (amount: string) => `${amount} total interest`
export const atRate = (percent: number) =>
  `At ${percent}% p.a. on a reducing balance, before fees. Each lender has its own rate.`
export const atYourRate =
  'At the rate you enter, on a reducing balance, before fees. Each lender has its own rate.'
/** The link to the tool that turns any price into a yearly rate. */
export const trueCost = 'What a no-cost EMI really costs'

// A website inside ours
export const back = 'Back'
export const openInNewTab = 'Open in a new tab'
export const addressOfPage = 'Address of this page'
export const copyAddress = 'Copy the address'
export const cannotOpenHere = 'This page can’t be opened here'
export const addressNotSecure = 'Its address doesn’t start with https.'
export const buyingAt = (shop: string) => `Buying at ${shop}? Pay over 3 or 6 months.`
export const opensInNewTab = 'Opens in a new tab'
export const open = (shop: string) => `Open ${shop}`
export const openResults = 'Open the results'
export const refusesFraming = (shop: string) =>
  `${shop} doesn’t allow its pages to be shown inside another site.`
export const loadingWebsite = 'Loading website...'
export const loading = (name: string) => `Loading ${name}`
export const isBlank = 'Blank, or “refused to connect”?'
export const whyBlank =
  'Many shops don’t allow their pages to be shown inside another site. They open fine in a new tab.'
export const isWorking = 'It’s working'
