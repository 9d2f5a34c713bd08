export default {
  dialect: "postgresql",
  schema: "./src/server/db/schema/index.ts",
  out: "./migrations",
};
