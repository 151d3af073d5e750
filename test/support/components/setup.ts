import { cleanup, configure } from '@testing-library/react'
import toast from 'react-hot-toast'
import { afterEach } from 'vitest'

// Ends what never happens; a busy machine may take many times the default of a second.
configure({ asyncUtilTimeout: 20_000 })

afterEach(() => {
  cleanup()
  toast.remove()
  localStorage.clear()
  sessionStorage.clear()
})
