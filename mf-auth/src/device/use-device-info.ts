import { useShell } from '@tessera/kit';
import { loginHeader, type AnswerOf } from '@tessera/wire';
import { useGuestAnswer } from '../requests/use-guest-answer.ts';
import { deviceInfo, type DeviceInfo } from './device.ts';

/** Returns a function that reads the device fields of a call that starts a session. Requests the visitor's data ahead. */
export function useDeviceInfo(): () => DeviceInfo {
  const shell = useShell();
  const visitor = useVisitor();
  return () => deviceInfo(shell, visitor);
}

/** Returns what the gateway knows of the visitor's network, once it has answered. */
export function useVisitor(): AnswerOf<typeof loginHeader> | undefined {
  return useGuestAnswer(loginHeader, {}).data;
}
