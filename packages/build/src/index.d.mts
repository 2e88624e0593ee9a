import type { Configuration } from 'webpack';

/** See project.mjs. */
export interface Project {
  readonly dir: string;
  readonly name: string;
  readonly mode: 'production' | 'development';
  readonly release: string;
  readonly global: string;
  readonly kind: 'shell' | 'remote';
}

export declare function build(dir: string, mode?: Project['mode']): Promise<void>;
export declare function configOf(project: Project): Configuration;
export declare function watch(dir: string, onBuilt: (error?: Error) => void): void;
export declare function integrityOf(bytes: Uint8Array): string;
export declare function readConfig(project: Project): Promise<unknown>;
export declare function readProject(dir: string, mode: Project['mode']): Project;
/** See dev/command.mjs. */
export declare function devCommand(dir: string, args: readonly string[]): Promise<number>;

/** See dev/serve.mjs. */
export declare function serveStandalone(
  dir: string,
  options?: {
    readonly port?: number;
    readonly strictPort?: boolean;
    readonly platform?: string;
    readonly record?: boolean;
    readonly captchaAnswer?: string;
  },
): Promise<{ readonly url: string; readonly first: string; readonly stop: () => Promise<void> }>;
export declare const SHARED: readonly string[];
