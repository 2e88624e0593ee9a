import { ToastViewport } from '@tessera/ui';
import { useText } from '../text.ts';
import { useServices } from './services.context.ts';

/** The toasts of the whole page. */
export default function Toasts() {
  const text = useText();
  const { toast } = useServices();
  return (
    <ToastViewport store={toast.store} label={text('frame.messages')} closeLabel={text('frame.dismiss')} />
  );
}
