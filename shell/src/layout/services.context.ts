import { createContext, useContext } from 'react';
import type { ShellServices } from '../services/index.ts';

/** For the shell's own components, which need more of the services than the contract shows to remotes. */
export const ServicesContext = createContext<ShellServices | undefined>(undefined);

export function useServices(): ShellServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('There are no services here: put the component inside <ServicesContext>.');
  return services;
}
