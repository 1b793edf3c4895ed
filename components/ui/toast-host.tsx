import { createRoot } from 'react-dom/client'
import { toast, ToastContainer } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import './toast.css'

const durationMs = 20_000
const swipePx = 80
const widthPx = 320
/** One id for all: a new message takes the place of the one before. */
const toastId = 'message'

export type ToastKind = 'success' | 'info' | 'error'

let mounted = false

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
  if (toast.isActive(toastId)) toast.update(toastId, { render: message, type: kind, autoClose: durationMs })
  else toast(message, { toastId, type: kind })
}
