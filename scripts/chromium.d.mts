export declare function findWholeChromium(): string | undefined;
export declare function findChromium(): string | undefined;
export declare function findTestChromium(): string | undefined;
export declare const CHROMIUM_ARGS: string[];
