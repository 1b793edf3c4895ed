import { createRoot } from 'react-dom/client'
import { toast, ToastContainer, type Id } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import './toast.css'

const durationMs = 20_000
const swipePx = 80
const widthPx = 320
export type ToastKind = 'success' | 'info' | 'error'

let mounted = false
/** The message on the page; null as soon as it begins to leave, when it can no longer be changed. */
let current: Id | null = null

function mount(): void {
  if (mounted) return
  mounted = true
  const host = document.createElement('div')
  host.dataset.print = 'none'
  document.body.append(host)
  createRoot(host).render(
    <ToastContainer
      position="top-right"
      autoClose={durationMs}
      limit={1}
      draggable
      draggablePercent={(swipePx / Math.min(widthPx, window.innerWidth)) * 100}
      closeOnClick={false}
      pauseOnHover
      pauseOnFocusLoss={false}
      theme="light"
    />,
  )
}

/** Shows a message in the page's one toast. */
export function showToast(kind: ToastKind, message: string): void {
  mount()
  if (current !== null) {
    toast.update(current, { render: message, type: kind, autoClose: durationMs })
    return
  }
  const id = toast(message, {
    type: kind,
    onClose: () => {
      if (current === id) current = null
    },
  })
  current = id
}
