/** Opens the menu in the top bar and closes it in the same place. */
export const menuButton =
  '-mr-2.5 inline-flex size-11 items-center justify-center rounded-control text-ink hover:bg-primary-wash hover:text-primary'
