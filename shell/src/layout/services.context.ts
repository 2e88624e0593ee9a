import { createContext, useContext } from 'react';
import type { ShellServices } from '../services/index.ts';

/** Services for the shell's own components, which need more than the contract offers to remotes. */
export const ServicesContext = createContext<ShellServices | undefined>(undefined);

export function useServices(): ShellServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('No services in context: render the component inside <ServicesContext>.');
  return services;
}
