/**
 * The demo account behind the gate's 'Sign In (Test Account)'. It isn't a secret:
 * the server only creates and accepts it while DEMO_ACCOUNT is on.
 */
export const DEMO_EMAIL = "demo@weekwise.example";
export const DEMO_PASSWORD = "weekwise-demo";
