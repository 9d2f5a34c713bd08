/** Lets requests be answered in between: the embedded engine's own promises never leave the event loop room for that. */
export const yieldToEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve));
