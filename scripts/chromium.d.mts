export declare function findFullChromium(): string | undefined;
export declare function findChromium(): string | undefined;
export declare function findTestChromium(): string | undefined;
export declare const CHROMIUM_ARGS: string[];
