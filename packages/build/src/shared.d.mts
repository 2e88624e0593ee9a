/** The packages that shell and remotes share. */
export declare const SHARED: readonly string[];
export declare function packageOf(request: string): string;
export declare function rangeOf(version: string): string;
