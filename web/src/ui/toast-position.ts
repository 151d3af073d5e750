/** For a toast that would lie over what is to be read, such as the consents: below the top bar, not above the buttons. */
export const belowTopBar = { position: 'top-center' } as const
