/** The packages that shell and remotes share. */
export declare const SHARED: readonly string[];
export declare function packageOf(request: string): string;
export declare function rangeOf(request: string, version: string): string;
