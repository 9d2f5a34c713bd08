/**
 * The demo account the gate's 'Sign In (Test Account)' uses. It opens nothing by itself:
 * the server creates and accepts it only while DEMO_ACCOUNT is on.
 */
export const DEMO_EMAIL = "demo@weekwise.example";
export const DEMO_PASSWORD = "weekwise-demo";
