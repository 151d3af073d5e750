/** The look shared by the buttons that open and close the menu, which are in the same place. */
export const menuButton =
  '-mr-2.5 inline-flex size-11 items-center justify-center rounded-control text-ink hover:bg-primary-wash hover:text-primary'
