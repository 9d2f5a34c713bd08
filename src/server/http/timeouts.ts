/** Timeouts for slow or idle clients, in milliseconds. */
export const TIMEOUTS = {
  /** A whole request. */
  requestTimeout: 30_000,
  /** The next request on a kept-alive connection. */
  keepAliveTimeout: 72_000,
  /** A connection without traffic in either direction. An unread response is given this time twice. */
  connectionTimeout: 120_000,
  http: {
    headersTimeout: 15_000,
    // Node checks only every 30 s by default, which would delay each of the above by as much.
    connectionsCheckingInterval: 2_000,
  },
} as const;
