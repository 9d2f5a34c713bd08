/** How long the server waits for whoever is slow, or only says so to keep it busy; in milliseconds. */
export const TIMEOUTS = {
  /** A whole request. */
  requestTimeout: 30_000,
  /** The next request on a connection that has been answered. */
  keepAliveTimeout: 72_000,
  /** A connection on which nothing moves in either direction. An answer that nobody reads is given this time twice. */
  connectionTimeout: 120_000,
  http: {
    headersTimeout: 15_000,
    // Node looks only every 30 s otherwise, and each of the above could take that much longer.
    connectionsCheckingInterval: 2_000,
  },
} as const;
