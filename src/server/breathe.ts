/** Lets requests be answered in between: the embedded engine's own promises never leave the event loop room for that. */
export const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));
