import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Services } from '../services/services.ts';

/** The open session's services, for everything below the frame. */
export const ServicesContext = createContext<Services | undefined>(undefined);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('a part of a game stands outside of its frame');
  return services;
}
