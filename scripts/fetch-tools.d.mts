export declare function fetchTools(folder: string, packages: readonly string[]): Promise<string>;
